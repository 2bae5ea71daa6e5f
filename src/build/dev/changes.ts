/** What a changed file means to the pages that are open. */
export type Change =
  /** Text, pictures, names or models: the page is asked for again and replaced where it stands. */
  | 'content'
  /** Configuration or code: the page is loaded again. */
  | 'reload'
  /** Nothing, or something that the bundler brings to the page itself. */
  | 'none';

/** What a change of a file means, by its path relative to the repository.
 * @example changeOf('content/docs/faq.mdx') // 'content'
 */
export function changeOf(sourcePath: string): Change {
  if (/^(content|public|product)\//.test(sourcePath)) return 'content';
  if (sourcePath === 'site.config.ts' || sourcePath === 'sidebars.ts') return 'reload';
  if (!sourcePath.startsWith('src/') || /\.test\.tsx?$|\.css$/.test(sourcePath)) return 'none';
  return 'reload';
}

// An editor saves in several steps and a checkout changes many files: one message for all of them is enough.
const PAUSE_MS = 30;

/** Collects paths until none has come for a moment, then hands them on together. */
export function collected(handle: (sourcePaths: string[]) => void): (sourcePath: string) => void {
  const paths = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  return (sourcePath) => {
    paths.add(sourcePath);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const all = [...paths];
      paths.clear();
      handle(all);
    }, PAUSE_MS);
  };
}
