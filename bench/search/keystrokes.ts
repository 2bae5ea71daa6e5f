import { createEmbeddedSearch } from '../../src/search/embedded-search.ts';

/* Runs in a browser page, whose processor the benchmark slows down. */

/** Files by address, as the site serves them. */
export interface ServedFiles {
  index: unknown;
  texts: unknown[];
}

/** Milliseconds from each letter of each query to its hits with snippets. */
export async function keystrokeTimes(files: ServedFiles, queries: readonly string[]): Promise<number[]> {
  const manifest = { index: 'index', texts: files.texts.map((_, number) => String(number)) };
  const fetchJson = async (url: string) => (url === 'index' ? files.index : files.texts[Number(url)]);
  const search = createEmbeddedSearch({ manifest, fetchJson, onTexts: () => {} });
  const ask = (query: string) => search({ query, page: 0, hitsPerPage: 20, snippetWords: 10 });
  // Both files are there before the clock starts.
  await ask('a');
  await new Promise((resolve) => setTimeout(resolve, 50));
  const times: number[] = [];
  for (const query of queries) {
    for (let length = 1; length <= query.length; length++) {
      const start = performance.now();
      await ask(query.slice(0, length));
      times.push(performance.now() - start);
    }
  }
  return times;
}

Object.assign(globalThis, { keystrokeTimes });
