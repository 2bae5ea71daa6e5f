import { checkLinks, type LinkTargets } from '../checks/link-check.ts';
import { scanHtml } from '../mdx/scan-html.ts';
import type { Problem } from '../model/problem.ts';
import type { ShellData } from '../model/shell-data.ts';

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
  const links = [...new Set(hrefs)].map((href) => ({ href, ...placeOf(text, href) }));
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

/** Where an address is written: as a string of its own, or inside one. */
function placeOf(text: string, href: string): { line: number; column: number } {
  const offset = [`'${href}'`, `"${href}"`, href].map((form) => text.indexOf(form)).find((at) => at >= 0) ?? 0;
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
