import { type SearchTexts, searchTextsOf } from './format.ts';

/** Where texts come from, and who wants to know that they came. */
export interface TextsOptions {
  urls: readonly string[];
  /** For each file, the number of its first section. */
  starts: readonly number[];
  fetchJson(url: string): Promise<unknown>;
  onLoaded(): void;
}

/** The texts of sections, file by file: the first question for a section fetches its file. */
export function createTexts({
  urls,
  starts,
  fetchJson,
  onLoaded,
}: TextsOptions): (section: number) => string | undefined {
  const files = new Map<number, SearchTexts | 'loading'>();

  async function load(file: number, url: string): Promise<void> {
    files.set(file, 'loading');
    try {
      files.set(file, searchTextsOf(await fetchJson(url)));
    } catch {
      // Hits are still good without snippets; the next search tries again.
      files.delete(file);
      return;
    }
    onLoaded();
  }

  return (section) => {
    const file = starts.findLastIndex((start) => start <= section);
    const texts = files.get(file);
    const url = urls[file];
    if (texts === undefined && url !== undefined) void load(file, url);
    return Array.isArray(texts) ? texts[section - (starts[file] ?? 0)] : undefined;
  };
}
