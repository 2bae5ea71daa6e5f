import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../fixtures/temporary-folder.ts';

const CLI = `
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
export async function main(command, _, { root }) {
  const { word } = await import('./word.ts');
  if (command === 'build') mkdirSync(join(root, 'dist/docs'), { recursive: true });
  console.log(word + ' ' + command);
  return 0;
}
`;

/** A project with the real starter and a build that does next to nothing. */
function project(files: Record<string, string> = {}): string {
  const root = temporaryFolder({
    'src/build/cli.ts': CLI,
    'src/build/word.ts': "export const word = 'Ran';\n",
    'src/build/bundle-client-process.ts': '',
    'src/build/compile-helper-process.ts': '',
    'site.config.ts': 'export const siteConfig = {};\n',
    'sidebars.ts': 'export const sidebars = {};\n',
    ...files,
  });
  cpSync('scripts', join(root, 'scripts'), { recursive: true });
  const lock = '{}';
  // As if the locked packages had just been installed.
  const installed = createHash('sha256').update(lock).digest('hex').slice(0, 16);
  writeFiles(root, { 'package-lock.json': lock, 'node_modules/.installed': installed });
  symlinkSync(realpathSync('node_modules/rolldown'), join(root, 'node_modules/rolldown'));
  return root;
}

/** Runs a command of a project; gives its exit code and what it prints. */
function run(root: string, ...args: string[]): { code: number | null; printed: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { code: status, printed: stdout + stderr };
}

test('a bundle that has lost files is made again', { timeout: 20_000 }, () => {
  const root = project();
  const ran = { code: 0, printed: 'Ran check\n' };
  expect(run(root, 'check')).toEqual(ran);
  const dir = join(root, '.cache/cli');
  const chunks = readdirSync(dir).filter((name) => /^word.*\.mjs$/.test(name));
  expect(chunks).toHaveLength(1);
  for (const name of chunks) rmSync(join(dir, name));
  expect(run(root, 'check')).toEqual(ran);
  for (const name of chunks) writeFileSync(join(dir, name), '');
  expect(run(root, 'check')).toEqual(ran);
});

test('a syntax error in the configuration is printed with its place, and nothing else is', { timeout: 20_000 }, () => {
  const root = project({ 'site.config.ts': "export const siteConfig = {\n  title: 'Loam'\n  url: '',\n};\n" });
  expect(run(root, 'check')).toMatchInlineSnapshot(`
    {
      "code": 1,
      "printed": "
    site.config.ts:3:3 config
      The file cannot be read: Expected \`,\` or \`}\` but found \`Identifier\`.
      Correct the text at this place, or just before it.

    ",
    }
  `);
});

test('what stands in the way of the build is said in a line', { timeout: 20_000 }, () => {
  const root = project({ dist: 'a file' });
  expect(run(root, 'build')).toMatchInlineSnapshot(`
    {
      "code": 1,
      "printed": "dist cannot be used: a file stands where a folder is needed. Remove it or change its rights, then run the command again.
    ",
    }
  `);
  rmSync(join(root, '.cache'), { recursive: true });
  writeFiles(root, { '.cache': 'a file' });
  expect(run(root, 'check')).toMatchInlineSnapshot(`
    {
      "code": 1,
      "printed": ".cache cannot be used: a file stands where a folder is needed. Remove it or change its rights, then run the command again.
    ",
    }
  `);
});
