import type { Source } from '../../model/compiled-page.ts';
import type { Problem } from '../../model/problem.ts';
import { type Content, contentPaths, readSource } from '../read-content.ts';

/** The sources under `content/`: each is read once, and again after it has changed. Drafts are among them. */
export interface ContentStore {
  read(): Promise<Content>;
  /** Says that a file has changed. */
  forget(sourcePath: string): void;
}

interface Entry {
  source: Source | undefined;
  problems: Problem[];
}

/** The content of a folder, nothing of it read yet. */
export function createContentStore(root: string): ContentStore {
  const entries = new Map<string, Promise<Entry>>();
  const lastGood = new Map<string, Source>();

  async function readEntry(sourcePath: string): Promise<Entry> {
    const { source, problems } = await readSource(root, sourcePath).catch(gone);
    if (source) lastGood.set(sourcePath, source);
    // A mistake in front matter must not take the page away from under the writer: it stays as it was.
    return { source: source ?? (problems.length > 0 ? lastGood.get(sourcePath) : undefined), problems };
  }

  return {
    async read() {
      const read = (await contentPaths(root)).map((sourcePath) => {
        const entry = entries.get(sourcePath) ?? readEntry(sourcePath);
        entries.set(sourcePath, entry);
        return entry;
      });
      const all = await Promise.all(read);
      return {
        sources: all.flatMap(({ source }) => source ?? []),
        problems: all.flatMap(({ problems }) => problems),
      };
    },
    forget: (sourcePath) => entries.delete(sourcePath),
  };
}

/** The file was removed between listing and reading; the next list will not have it. */
function gone(error: NodeJS.ErrnoException): Entry {
  if (error.code !== 'ENOENT') throw error;
  return { source: undefined, problems: [] };
}
