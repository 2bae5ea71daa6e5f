import { checkLinks, type LinkTargets } from '../checks/link-check.ts';
import { scanHtml } from '../mdx/scan-html.ts';
import type { Problem } from '../model/problem.ts';
import type { ShellData } from '../model/shell-data.ts';
import { placeOfName } from './config-places.ts';

interface ConfigLinks {
  shell: ShellData;
  /** From old address to new. */
  redirects: Readonly<Record<string, string>>;
  /** Text of `site.config.ts`, for the lines. */
  text: string;
}

/** Links of the frame around every page, and redirects, that lead nowhere: each is one mistake in the configuration. */
export function checkConfigLinks({ shell, redirects, text }: ConfigLinks, targets: LinkTargets): Problem[] {
  const hrefs = [
    ...shell.navbar.flatMap(hrefsOf),
    ...shell.footer.columns.flatMap(({ links }) => links.map(({ href }) => href)),
    ...(shell.announcement ? [shell.announcement.to] : []),
    ...Object.values(redirects),
  ];
  const links = [...new Set(hrefs)].map((href) => ({ href, ...placeOfName(text, href) }));
  return checkLinks(links, { file: 'site.config.ts', route: '/' }, targets);
}

function hrefsOf(item: ShellData['navbar'][number]): string[] {
  switch (item.kind) {
    case 'link':
      return [item.href];
    case 'html':
      return scanHtml(item.value).hrefs;
    case 'dropdown':
      return item.items.flatMap((child) => hrefsOf({ ...child, position: item.position }));
    case 'search':
      return [];
  }
}
