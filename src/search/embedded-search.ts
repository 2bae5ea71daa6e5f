import { type AnswerSource, answerOf } from './answer.ts';
import { type SearchManifest, searchIndexOf } from './format.ts';
import type { SearchAnswer, SearchRequest } from './provider.ts';
import { createEngine } from './query.ts';
import { createTexts } from './texts.ts';

/** What the embedded search needs from its surroundings. */
export interface EmbeddedSearchOptions {
  manifest: SearchManifest;
  fetchJson(url: string): Promise<unknown>;
  /** Called when texts have come: the last answer could now have snippets. */
  onTexts(): void;
}

/** Answers requests from the site's own index, which the first request fetches. */
export function createEmbeddedSearch(
  options: EmbeddedSearchOptions,
): (request: SearchRequest) => Promise<SearchAnswer> {
  let opened: Promise<AnswerSource> | undefined;
  return async (request) => {
    opened ??= open(options);
    try {
      return answerOf(request, await opened);
    } catch (error) {
      // A later search may find the network again.
      opened = undefined;
      throw error;
    }
  };
}

async function open({ manifest, fetchJson, onTexts }: EmbeddedSearchOptions): Promise<AnswerSource> {
  const index = searchIndexOf(await fetchJson(manifest.index));
  const textOf = createTexts({ urls: manifest.texts, starts: index.textStarts, fetchJson, onLoaded: onTexts });
  return { index, engine: createEngine(index), textOf };
}
