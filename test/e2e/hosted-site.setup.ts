import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { ALGOLIA, HOSTED_DIR } from './hosted-site.ts';
import { copyProject } from './project-copy.ts';

/* Runs before the tests of the hosted search. Pages come from the cache of the first build, so it takes a few seconds. */

test('the site builds with a hosted search', () => {
  const copy = copyProject();
  try {
    cpSync('.cache', join(copy.dir, '.cache'), { recursive: true });
    copy.edit('site.config.ts', (config) =>
      config.replace('search: {', `search: { algolia: ${JSON.stringify(ALGOLIA)},`),
    );
    execFileSync(process.execPath, ['scripts/run.mjs', 'build'], { cwd: copy.dir });
    rmSync(HOSTED_DIR, { recursive: true, force: true });
    cpSync(join(copy.dir, 'dist'), HOSTED_DIR, { recursive: true });
  } finally {
    copy.remove();
  }
});
