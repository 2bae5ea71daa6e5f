import { didYouMean } from '../model/closest.ts';
import type { Problem } from '../model/problem.ts';
import { searchClientSettingsOf } from '../model/search-settings.ts';
import type { DocsVersion, ShellData, ShellItem, ShellLink } from '../model/shell-data.ts';
import { pagesInOrder, type Sidebar, sidebarsByRoute } from '../model/sidebar.ts';
import type { NavbarItem, NavbarLink, SiteConfig } from '../model/site-config.ts';
import type { Doc } from './sidebars.ts';

interface ShellInput {
  config: SiteConfig;
  docs: Map<string, Doc>;
  sidebars: readonly Sidebar[];
}

/** The one version of the documentation. */
export function docsVersionOf({ docs, sidebars }: Pick<ShellInput, 'docs' | 'sidebars'>): DocsVersion {
  const sidebarOf = sidebarsByRoute(sidebars);
  return {
    name: 'current',
    label: 'Next',
    isLast: true,
    path: '/docs',
    mainDocId: 'index',
    docs: [...docs.values()].map(({ id, source }) => ({
      id,
      path: source.route,
      sidebar: sidebarOf.get(source.route)?.key,
    })),
    draftIds: [...docs.values()].filter(({ data }) => data.draft).map(({ id }) => id),
    sidebars: Object.fromEntries(
      sidebars.flatMap(({ key, nodes }) => {
        const first = pagesInOrder(nodes)[0];
        return first ? [[key, { link: { path: first.route, label: first.label } }]] : [];
      }),
    ),
  };
}

/** The frame's data with every address resolved, and the items that lead nowhere. */
export function resolveShell({ config, docs, sidebars }: ShellInput): { shell: ShellData; problems: Problem[] } {
  const problems: Problem[] = [];
  const version = docsVersionOf({ docs, sidebars });
  const versionLink: ShellLink = {
    kind: 'link',
    label: version.label,
    href: version.path,
    isExternal: false,
    docsVersion: version.name,
  };

  const shell: ShellData = {
    title: config.title,
    announcement: config.announcement,
    navbar: config.navbar.map((item) => ({ position: item.position, ...itemOf(item) })),
    footer: {
      note: config.footer.note,
      columns: config.footer.columns.map(({ title, links }) => ({
        title,
        links: links.map(({ label, to, href }) => ({ label, href: to ?? href ?? '', isExternal: to === undefined })),
      })),
    },
    search: searchClientSettingsOf(config.search),
    analytics: config.analytics,
    docsVersion: { name: version.name, label: version.label },
  };
  return { shell, problems };

  type Bare = ShellItem extends infer Item ? (Item extends unknown ? Omit<Item, 'position'> : never) : never;

  function itemOf(item: NavbarItem): Bare {
    switch (item.type) {
      case 'dropdown':
        return { kind: 'dropdown', label: item.label, items: item.items.map(linkOf) } as Bare;
      case 'docsVersionDropdown':
        return { kind: 'dropdown', label: version.label, items: [versionLink] } as Bare;
      case 'localeDropdown': {
        const items = config.locales.map(({ code, label }) => ({
          kind: 'link',
          label,
          href: '/',
          isExternal: false,
          lang: code,
        }));
        return { kind: 'dropdown', label: config.locales[0]?.label ?? '', items } as Bare;
      }
      case 'search':
        return { kind: 'search' } as Bare;
      default:
        return linkOf(item) as Bare;
    }
  }

  function linkOf(item: NavbarLink): ShellLink | { kind: 'html'; value: string } {
    switch (item.type) {
      case 'html':
        return { kind: 'html', value: item.value };
      case 'link':
        return {
          kind: 'link',
          label: item.label,
          href: item.to ?? item.href ?? '',
          isExternal: item.to === undefined,
          icon: item.icon,
        };
      case 'doc': {
        const doc = docs.get(item.docId);
        if (!doc) problems.push(missing(`page "${item.docId}"`, item.docId, docs.keys()));
        return { kind: 'link', label: item.label, href: doc?.source.route ?? '/docs', isExternal: false };
      }
      case 'docSidebar': {
        const target = version.sidebars[item.sidebarId];
        if (!target)
          problems.push(missing(`sidebar "${item.sidebarId}"`, item.sidebarId, Object.keys(version.sidebars)));
        return {
          kind: 'link',
          label: item.label,
          href: target?.link.path ?? '/docs',
          isExternal: false,
          sidebar: item.sidebarId,
        };
      }
      case 'docsVersion':
        return { ...versionLink, label: item.label ?? version.label };
    }
  }
}

function missing(what: string, name: string, known: Iterable<string>): Problem {
  return {
    rule: 'config',
    file: 'site.config.ts',
    line: 1,
    column: 1,
    message: `The navbar names the ${what}, and there is none.`,
    fix: didYouMean(name, known, 'Correct the name.'),
  };
}
