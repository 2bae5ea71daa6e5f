import type { Source } from '../../model/compiled-page.ts';
import type { PageInfo } from '../compile-site.ts';

const TRUNCATE = /^[ \t]*(?:\{\/\*|<!--)\s*truncate\s*(?:\*\/\}|-->)[ \t]*$/m;

/**
 * A page that is compiled when its body is asked for. Until then its parts are empty, and what listings show of it
 * (length, excerpt or not) is judged from the text.
 */
export function lazyPage(source: Source, compile: () => Promise<PageInfo>): PageInfo {
  let known: PageInfo | undefined;
  return {
    sourcePath: source.sourcePath,
    source,
    key: source.hash,
    hasExcerpt: TRUNCATE.test(source.body),
    // Link previews are made from the built site.
    previewImage: undefined,
    words: source.body.split(/\s+/).length,
    get contents() {
      return known?.contents ?? [];
    },
    get sections() {
      return known?.sections ?? [];
    },
    get anchors() {
      return known?.anchors ?? [];
    },
    get links() {
      return known?.links ?? [];
    },
    get images() {
      return known?.images ?? [];
    },
    get verdicts() {
      return known?.verdicts ?? [];
    },
    get problems() {
      return known?.problems ?? [];
    },
    async body() {
      known = await compile();
      return known.body();
    },
  };
}
