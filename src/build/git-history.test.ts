import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../../test/fixtures/temporary-folder.ts';
import { lastUpdates } from './git-history.ts';

function git(dir: string, args: string[], env: Record<string, string> = {}): void {
  // Without the settings of whoever runs the test.
  const alone = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null', ...env };
  execFileSync('git', args, { cwd: dir, env: alone, stdio: 'ignore' });
}

function commit(dir: string, files: Record<string, string>, author: string, date: string): void {
  writeFiles(dir, files);
  git(dir, ['add', '.']);
  git(dir, ['-c', `user.name=${author}`, '-c', 'user.email=team@loam.example', 'commit', '-m', 'change'], {
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_DATE: date,
  });
}

describe('with git', () => {
  test('the last change of every content file is known by author and time', async () => {
    const dir = temporaryFolder();
    git(dir, ['init']);
    commit(
      dir,
      { 'content/docs/a.mdx': '1', 'content/docs/ü b.mdx': '1', 'src/x.ts': '1' },
      'Docs team',
      '2024-01-01T10:00:00+01:00',
    );
    commit(dir, { 'content/docs/a.mdx': '2' }, 'Runtime team', '2024-02-01T10:00:00-05:00');
    writeFiles(dir, { 'content/docs/new.mdx': 'not committed' });
    expect(await lastUpdates(dir)).toEqual(
      new Map([
        ['content/docs/a.mdx', { author: 'Runtime team', date: '2024-02-01T10:00:00-05:00' }],
        ['content/docs/ü b.mdx', { author: 'Docs team', date: '2024-01-01T10:00:00+01:00' }],
      ]),
    );
  });

  test('a site in a folder of a larger repository has the same paths', async () => {
    const dir = temporaryFolder();
    git(dir, ['init']);
    commit(dir, { 'site/content/docs/a.mdx': '1' }, 'Docs team', '2024-01-01T10:00:00+01:00');
    expect([...(await lastUpdates(join(dir, 'site'))).keys()]).toEqual(['content/docs/a.mdx']);
  });

  test('a repository without a commit knows nothing', async () => {
    const dir = temporaryFolder({ 'content/docs/a.mdx': '1' });
    git(dir, ['init']);
    expect(await lastUpdates(dir)).toEqual(new Map());
  });
});

describe('without git', () => {
  test('nothing is known of a folder that is no repository', async () => {
    expect(await lastUpdates(temporaryFolder({ 'content/docs/a.mdx': '1' }))).toEqual(new Map());
  });

  test('nothing is known of a folder that is not there', async () => {
    expect(await lastUpdates(join(temporaryFolder(), 'nowhere'))).toEqual(new Map());
  });
});
