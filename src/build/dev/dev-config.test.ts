import { expect, test } from 'vitest';
import { printed } from '../../../test/fixtures/pages.ts';
import { rawSiteConfig } from '../../../test/fixtures/site-config.ts';
import { temporaryFolder } from '../../../test/fixtures/temporary-folder.ts';
import { createConfigReader } from './dev-config.ts';

const FILES = { 'site.config.ts': 'export const siteConfig = { titel: 1 };\n', 'sidebars.ts': '' };

/** A reader whose modules are given, and can be changed. */
function reader(modules: Record<string, unknown>) {
  return createConfigReader(temporaryFolder(FILES), async (url) => {
    const found = modules[url];
    if (found instanceof Error) throw found;
    return found as Record<string, unknown>;
  });
}

test('a configuration without mistakes is in force', async () => {
  const read = reader({ '/site.config.ts': { siteConfig: rawSiteConfig() }, '/sidebars.ts': { sidebars: {} } });
  const { good, problems } = await read();
  expect(good?.config.title).toBe('Loam');
  expect(problems).toEqual([]);
});

test('while the configuration has a mistake, the last good one is in force', async () => {
  const modules = { '/site.config.ts': { siteConfig: rawSiteConfig() }, '/sidebars.ts': { sidebars: {} } };
  const read = reader(modules);
  await read();
  modules['/site.config.ts'] = { siteConfig: rawSiteConfig({ titel: 'Loam' }) };
  const { good, problems } = await read();
  expect(good?.config.title).toBe('Loam');
  expect(problems.map(({ rule }) => rule)).toEqual(['unknown-key']);
});

test('a file that cannot be run is a problem with its place', async () => {
  const failure = Object.assign(new Error('Unexpected token\nframe'), { loc: { line: 3, column: 4 } });
  const read = reader({ '/site.config.ts': failure, '/sidebars.ts': { sidebars: {} } });
  const { good, problems } = await read();
  expect(good).toBeUndefined();
  expect(printed(problems)).toMatchInlineSnapshot(`
    "
    site.config.ts:3:5 config
      The file cannot be read: Unexpected token.
      Correct it; until then the last settings that could be read are in force.

    1 problem in 1 file
    "
  `);
});

test('the errors that a bundler wraps have their place, too', async () => {
  const fault = Object.assign(new Error('\u001b[31m[PARSE_ERROR] \u001b[0mExpected `,` or `}`\n  7 | url'), {
    loc: { line: 7, column: 2 },
  });
  const failure = Object.assign(new Error('Transform failed with 1 error:'), { errors: [fault] });
  const { problems } = await reader({ '/site.config.ts': failure, '/sidebars.ts': { sidebars: {} } })();
  expect(printed(problems)).toMatchInlineSnapshot(`
    "
    site.config.ts:7:3 config
      The file cannot be read: Expected \`,\` or \`}\`.
      Correct it; until then the last settings that could be read are in force.

    1 problem in 1 file
    "
  `);
});

test('code of the configuration that fails has the place of its stack', async () => {
  const failure = new ReferenceError('tag is not defined');
  failure.stack = 'ReferenceError: tag is not defined\n    at /site/site.config.ts:4:16\n    at run (node:x:1:1)';
  const { problems } = await reader({ '/site.config.ts': failure, '/sidebars.ts': { sidebars: {} } })();
  expect(problems).toMatchObject([{ line: 4, column: 16, message: 'The file cannot be read: tag is not defined.' }]);
});
