import type { SiteConfigInput } from './src/model/site-config.ts';
import { synonyms } from './src/search/synonyms.ts';

/** The site's own settings: names, links, navigation. Content is in `content/`, sidebars in `sidebars.ts`. */
export const siteConfig: SiteConfigInput = {
  title: 'Loam',
  tagline: 'A portable SQL query and AI compute engine for data-grounded apps and agents',
  url: 'https://docs.loam.example',
  editUrl: 'https://code.loam.example/site/edit/main/',
  reportUrl: 'https://code.loam.example/site/issues/new',
  locales: [{ code: 'en', label: 'English', dir: 'ltr' }],
  variables: { version: '1.0.5', tag: 'v1.0.5' },
  announcement: {
    id: 'v1.0.5',
    text: 'Loam v1.0.5 is available.',
    linkText: 'Read the release notes',
    to: '/blog/releases/v1.0.5',
  },
  navbar: [
    { type: 'docSidebar', sidebarId: 'docs', label: 'Docs' },
    { type: 'docSidebar', sidebarId: 'api', label: 'API' },
    { type: 'link', to: '/blog', label: 'Blog' },
    { type: 'link', to: '/cookbook', label: 'Cookbook' },
    { type: 'search', position: 'right' },
    { type: 'link', href: 'https://social.loam.example', label: 'Social network', icon: 'social', position: 'right' },
    { type: 'link', href: 'https://chat.loam.example', label: 'Community chat', icon: 'chat', position: 'right' },
    { type: 'link', href: 'https://video.loam.example', label: 'Video channel', icon: 'video', position: 'right' },
    { type: 'link', href: 'https://code.loam.example/loam', label: 'Code repository', icon: 'code', position: 'right' },
  ],
  footer: {
    columns: [
      {
        title: 'Docs',
        links: [
          { label: 'Getting Started', to: '/docs/getting-started' },
          { label: 'API', to: '/docs/api' },
          { label: 'CLI', to: '/docs/cli' },
          { label: 'SDKs', to: '/docs/sdks' },
        ],
      },
      {
        title: 'Community',
        links: [
          { label: 'Social network', href: 'https://social.loam.example' },
          { label: 'Chat', href: 'https://chat.loam.example' },
          { label: 'Video channel', href: 'https://video.loam.example' },
        ],
      },
      {
        title: 'More',
        links: [
          { label: 'Blog', to: '/blog' },
          { label: 'Code repository', href: 'https://code.loam.example/loam' },
        ],
      },
    ],
    note: 'Loam is open source under the Apache License 2.0.',
  },
  redirects: {
    '/query-federation': '/docs/features/query-federation',
    '/federated-queries': '/docs/features/query-federation',
    '/data-ingestion': '/docs/features/data-ingestion',
    '/data-acceleration': '/docs/features/data-acceleration',
    '/monitoring': '/docs/features/observability',
  },
  blog: {
    title: 'Blog',
    description: 'Release notes, engineering stories and news from the teams that build Loam.',
    postsPerPage: 5,
    sidebarTitle: 'All Posts',
  },
  media: {
    youtube: { name: 'YouTube', embed: 'https://www.youtube-nocookie.com/embed/{id}' },
    vimeo: { name: 'Vimeo', embed: 'https://player.vimeo.com/video/{id}?dnt=1' },
    soundcloud: {
      name: 'SoundCloud',
      embed: 'https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/{id}',
    },
  },
  search: {
    synonyms,
    boosts: {
      '/blog': 0.9,
      '/blog/releases': 0.7,
      // Lists of options and operations are for those who know a name; everyone else wants the page that explains.
      '/docs/api/HTTP': 0.6,
      '/docs/cli/reference': 0.6,
      '/docs/reference/pod': 0.6,
      // "kubernetes" alone is about running there.
      '/docs/components/secret-stores/kubernetes': 0.9,
    },
    missingResultsUrl: 'https://code.loam.example/site/issues/new?title=Search:%20{query}',
  },
};
