import type { Root } from 'mdast';
import { decodedPath } from './images.ts';
import { attributeOf, isJsxElement, type JsxElement } from './jsx-element.ts';
import { type PageContext, report } from './page-context.ts';
import { walk } from './walk.ts';

const PLAYERS = new Set(['audio', 'source', 'track', 'video']);

/** Reports files of players that are not there. Addresses of other hosts have been reported before. */
export function mediaFiles(tree: Root, context: PageContext): void {
  walk(tree, (node) => {
    if (!isJsxElement(node) || !PLAYERS.has(node.name ?? '')) return;
    for (const address of addressesOf(node)) checkFile(address, node, context);
  });
}

function addressesOf(node: JsxElement): string[] {
  // Each picture of a set has its size after it.
  const set = (attributeOf(node, 'srcset') ?? attributeOf(node, 'srcSet') ?? '').split(',');
  const all = [attributeOf(node, 'src'), attributeOf(node, 'poster'), ...set.map((one) => one.trim().split(/\s+/)[0])];
  return all.flatMap((address) => (address ? [address] : []));
}

function checkFile(address: string, node: JsxElement, context: PageContext): void {
  const path = address.replace(/[?#].*$/, '');
  if (!path.startsWith('/')) {
    report(context, 'broken-link', node, {
      message: `The file "${address}" of <${node.name}> is not named by its path from public/.`,
      fix: `Put it into public/ and write /${path.split('/').at(-1)}.`,
    });
    return;
  }
  const isThere = [path, decodedPath(path)].some((name) => context.readText(`public${name}`) !== undefined);
  if (isThere) return;
  report(context, 'broken-link', node, {
    message: `The file "${address}" of <${node.name}> does not exist.`,
    fix: `Expected a file at public${path}.`,
  });
}
