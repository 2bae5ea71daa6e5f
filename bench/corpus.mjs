// Sites of a given number of pages, made from the project's own: some of its pages, then copies of them in folders of
// their own, with their links changed so that every one of them leads somewhere.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyProject, root } from './project-copy.mjs';

/** @typedef {{ file: string, route: string, text: string }} Page */

/** Every page of the project, those that others rely on first. @returns {Page[]} */
function ownPages() {
  const pages = readdirSync(join(root, 'content'), { recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.mdx?$/.test(file) && !/(^|\/)_/.test(file))
    .map((file) => ({ file, route: routeOf(file), text: readFileSync(join(root, 'content', file), 'utf8') }));
  // The pages of the HTTP reference are generated with their links, and so is the frame: what they lead to must be there.
  const fixed = pages.filter(({ file }) => isGenerated(file)).map(({ text }) => text);
  const linked = [...fixed, readFileSync(join(root, 'site.config.ts'), 'utf8')].join('\n');
  const isLinked = ({ route }) => new RegExp(`[('"]${route}[)#'"]`).test(linked);
  const rank = (page) => (isNeeded(page.file) || isLinked(page) ? 0 : page.file.startsWith('docs/') ? 1 : 2);
  return pages.sort((a, b) => rank(a) - rank(b) || (a.file < b.file ? -1 : 1));
}

function routeOf(file) {
  const path = file
    .replace(/\.mdx?$/, '')
    .replace(/^pages\//, '')
    .replace(/(^|\/)index$/, '');
  return `/${path}`;
}

function isGenerated(file) {
  return file.startsWith('docs/api/HTTP/');
}

/** Folders need their index, sidebars the pages that they name, and the measured page its neighbours. */
function isNeeded(file) {
  return /^pages\/|(^|\/)index\.mdx$|^docs\/api\/|^docs\/[^/]+$|data-connectors\/(mysql|postgres)\.mdx$/.test(file);
}

/** Makes a project of so many pages. */
export function makeCorpus(dir, count) {
  copyProject(dir);
  const all = ownPages();
  const posts = all.filter(({ file }) => file.startsWith('blog/')).slice(0, Math.ceil(136 / 8));
  const docs = all.filter(({ file }) => !file.startsWith('blog/'));
  const kept = [...docs.slice(0, 136 - posts.length), ...posts];
  const dropped = new Set(all.map(({ route }) => route));
  for (const { route } of kept) dropped.delete(route);
  for (const page of all) if (!kept.includes(page)) rmSync(join(dir, 'content', page.file));
  for (const { file, text } of kept) {
    if (!isGenerated(file))
      write(
        dir,
        file,
        withLinks(text, (route) => (dropped.has(route) ? '/docs' : route)),
      );
  }
  addCopies(dir, kept, { dropped, count: count - kept.length });
}

function addCopies(dir, kept, { dropped, count }) {
  const templates = kept.filter(({ file }) => !/^pages\/|^docs\/api\/HTTP\/tags\//.test(file));
  const groups = [];
  for (let left = count, set = 1; left > 0; left -= templates.length, set++) {
    // The last set may be cut off: what it lacks is linked to in the first.
    const pages = templates.slice(0, left);
    const at = (path) => path.replace(/^(\/?(?:docs|blog))/, `$1/copy-${set}`);
    const routes = new Set(pages.map(({ route }) => route));
    const toCopy = (route) => (routes.has(route) ? at(route) : dropped.has(route) ? '/docs' : route);
    for (const { file, text } of pages)
      write(dir, at(file), withLinks(text, toCopy).replace(/^(?:id|slug): .*\n/m, ''));
    copyPictures(dir, at);
    groups.push(`{ type: 'folder', dir: 'copy-${set}' }`);
  }
  const sidebars = join(dir, 'sidebars.ts');
  writeFileSync(sidebars, `${readFileSync(sidebars, 'utf8')}\nsidebars['docs']?.items.push(${groups.join(', ')});\n`);
}

function copyPictures(dir, at) {
  for (const file of readdirSync(join(root, 'content'), { recursive: true })) {
    if (/\.(svg|png|jpg|webp)$/.test(file) && !/avatars/.test(file))
      cpSync(join(root, 'content', file), join(dir, 'content', at(file)));
  }
}

function write(dir, file, text) {
  const path = join(dir, 'content', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** The text with every link to a page changed; an anchor goes when the page is another. */
function withLinks(text, change) {
  const changed = (link) => {
    const [route = '', anchor] = link.split('#');
    const next = change(route);
    return next === '/docs' || anchor === undefined ? next : `${next}#${anchor}`;
  };
  return text
    .replace(/\]\((\/[^)\s]*)\)/g, (_, link) => `](${changed(link)})`)
    .replace(/href="(\/[^"]*)"/g, (_, link) => `href="${changed(link)}"`);
}
