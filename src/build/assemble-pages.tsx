import type { SiteConfig } from '../model/site-config.ts';
import { ContentPage } from '../ui/pages/ContentPage.tsx';
import { HomePage } from '../ui/pages/HomePage.tsx';
import { NotFoundPage } from '../ui/pages/NotFoundPage.tsx';
import { SearchPageFrame } from '../ui/pages/SearchPageFrame.tsx';
import type { BlogPost } from './blog-posts.ts';
import type { PageInfo } from './compile-site.ts';
import type { SitePage } from './site-page.ts';

interface PagesInput {
  config: SiteConfig;
  pages: readonly PageInfo[];
  posts: readonly BlogPost[];
}

const FRAME = { sidebar: null, layout: 'wide', kind: 'website', isListed: true } as const;

/** Pages outside docs and blog: home, cookbook, search, not found. */
export function assemblePages({ config, pages, posts }: PagesInput): SitePage[] {
  const listed = posts.filter(({ data }) => !data.unlisted).map(({ post }) => post);
  const written = pages.flatMap((page): SitePage[] => {
    const { head, route, title, sourcePath } = page.source;
    if (head.kind !== 'page') return [];
    const { data } = head;
    return [
      {
        ...FRAME,
        route,
        title,
        description: data.description,
        sourcePath,
        isListed: !data.unlisted,
        image: page.previewImage,
        twin: async () => (await page.body()).twin,
        search: data.unlisted
          ? undefined
          : {
              route,
              title,
              description: data.description,
              topSection: 'Documentation',
              breadcrumbs: [],
              kind: 'docs',
              tags: [],
              keywords: data.keywords ?? [],
              sections: page.sections,
            },
        async main() {
          const { html } = await page.body();
          if (route === '/') return <HomePage html={html} posts={listed} />;
          return <ContentPage title={title} hasTitle={!data.hide_title} html={html} />;
        },
      },
    ];
  });
  return [...written, searchPage(), notFoundPage(config)];
}

function searchPage(): SitePage {
  return {
    ...FRAME,
    route: '/search',
    title: 'Search',
    description: 'Search the whole Loam site: documentation, API reference, blog and release notes.',
    sourcePath: undefined,
    isListed: false,
    main: async () => <SearchPageFrame />,
  };
}

function notFoundPage(config: SiteConfig): SitePage {
  return {
    ...FRAME,
    route: '/404',
    title: 'Page not found',
    description: 'There is no page at this address.',
    sourcePath: undefined,
    isListed: false,
    main: async () => <NotFoundPage reportUrl={config.reportUrl} />,
  };
}
