import { cpSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sidebars } from '../../test/fixtures/mistakes/sidebars.ts';
import { siteConfig } from '../../test/fixtures/mistakes/site.config.ts';
import { temporaryFolder } from '../../test/fixtures/temporary-folder.ts';
import { formatProblems } from '../model/problem.ts';
import { checkConfig } from './load-config.ts';
import { prepareSite } from './prepare-site.ts';
import { silentProgress } from './progress.ts';

/** A copy of the fixture with the product's own models beside it. */
function mistakenSite(): string {
  const root = temporaryFolder();
  cpSync('test/fixtures/mistakes', root, { recursive: true });
  cpSync('product', `${root}/product`, { recursive: true });
  return root;
}

test('all mistakes of all files are reported in one run, and a second one from the cache says the same', {
  timeout: 30_000,
}, async () => {
  const root = mistakenSite();
  const loaded = checkConfig(root, { siteConfig, sidebars });
  if (loaded.kind === 'failed') throw new Error(formatProblems(loaded.problems));
  const reported = async () => {
    const { problems } = await prepareSite({
      root,
      codeVersion: '1',
      apiVersion: '1',
      config: loaded.config,
      sidebars: loaded.sidebars,
      compileHelper: undefined,
      progress: silentProgress,
      drafts: false,
      api: 'write',
    });
    return formatProblems(problems);
  };
  const report = await reported();
  await expect(report).toMatchFileSnapshot('../../test/fixtures/mistakes/expected-report.txt');
  expect(await reported()).toBe(report);
});
