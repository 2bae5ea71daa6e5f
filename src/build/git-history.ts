import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Who changed a file last, and when. */
export interface LastUpdate {
  author: string | undefined;
  /** ISO instant or day. */
  date: string | undefined;
}

const run = promisify(execFile);

/** Name of the last commit; empty without git, and before the first. */
export async function headOf(root: string): Promise<string> {
  const head = await run('git', ['rev-parse', 'HEAD'], { cwd: root }).catch(() => undefined);
  return head?.stdout.trim() ?? '';
}

/**
 * The last change of every content file, from one walk over the history.
 * Empty without git, and for files that are not committed yet: pages then show no date rather than a wrong one.
 */
export async function lastUpdates(root: string): Promise<Map<string, LastUpdate>> {
  const updates = new Map<string, LastUpdate>();
  const log = await run(
    'git',
    [
      '-c',
      'core.quotepath=off',
      'log',
      '--no-merges',
      '--format=%x00%aN%x09%aI',
      '--name-only',
      '--relative',
      '--',
      'content',
    ],
    {
      cwd: root,
      maxBuffer: 256 * 1024 * 1024,
    },
  ).catch(() => undefined); // no git, or no commit yet
  for (const entry of log?.stdout.split('\0') ?? []) {
    const [head = '', ...files] = entry.split('\n').filter(Boolean);
    const [author, date] = head.split('\t');
    for (const file of files) if (!updates.has(file)) updates.set(file, { author, date });
  }
  return updates;
}
