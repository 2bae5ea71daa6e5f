import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../../test/fixtures/temporary-folder.ts';
import { main } from './cli.ts';
import type { Start } from './start.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

function startIn(root: string): Start {
  return {
    root,
    configFiles: { site: '', sidebars: '' },
    clientBundler: '',
    compileHelper: '',
    lock: '',
    hashOfFolders: () => '',
  };
}

/** Runs a command; gives its exit code and what it prints. */
async function run(command: string, ...args: string[]): Promise<{ code: number; printed: string }> {
  const lines: unknown[] = [];
  for (const stream of ['log', 'error'] as const)
    vi.spyOn(console, stream).mockImplementation((line) => lines.push(line));
  const code = await main(command, args, startIn(temporaryFolder()));
  return { code, printed: lines.join('\n') };
}

describe('commands', () => {
  test.each([
    ['build', 'npm run build'],
    ['check', 'npm run check'],
    ['serve', 'npm run serve'],
    ['start', 'npm start'],
    ['dev', 'npm run dev'],
  ])('%s has help', async (command, usage) => {
    const { code, printed } = await run(command, '--help');
    expect(code).toBe(0);
    expect(printed.startsWith(usage)).toBe(true);
    expect(printed).toContain('--help     show this text');
  });

  test('an unknown one names those that there are', async () => {
    expect(await run('biuld')).toMatchInlineSnapshot(`
      {
        "code": 1,
        "printed": "Unknown command "biuld". Known commands: build, check, serve, start, search:push, dev.",
      }
    `);
  });

  test('an unknown option is said with the help', async () => {
    const { code, printed } = await run('build', '--bset');
    expect(code).toBe(1);
    expect(printed).toMatch(/^Unknown option '--bset'/);
    expect(printed).toContain('npm run build [-- --best]');
  });

  test.each(['x', '70000', '-1', '80.5'])('the port %s is refused', async (port) => {
    const { code, printed } = await run('serve', `--port=${port}`);
    expect(code).toBe(1);
    expect(printed).toContain(`The port "${port}" is not a number from 0 to 65535.`);
  });

  test('a port of the environment is refused alike', async () => {
    vi.stubEnv('PORT', 'abc');
    expect((await run('serve')).printed).toContain('The port "abc" is not a number from 0 to 65535.');
  });

  test('a command without a port does not look at that of the environment', async () => {
    vi.stubEnv('PORT', 'abc');
    expect((await run('check', '--help')).code).toBe(0);
    expect((await run('build', '--help')).code).toBe(0);
  });

  test.each([
    ['check', '--best'],
    ['check', '--port=99'],
    ['build', '--host=0.0.0.0'],
    ['serve', '--best'],
  ])('%s refuses an option of others: %s', async (command, option) => {
    const { code, printed } = await run(command, option);
    expect(code).toBe(1);
    expect(printed.split('\n')[0]).toBe(`The option ${option.replace(/=.*/, '')} does not belong to "${command}".`);
  });

  test('help lists the commands', async () => {
    const { code, printed } = await run('help');
    expect(code).toBe(0);
    expect(printed).toContain('npm run check          list every problem, write nothing');
  });

  test('dev on a taken port says so, and nothing more', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve));
    onTestFinished(() => void other.close());
    const { port } = other.address() as AddressInfo;
    expect(await run('dev', `--port=${port}`)).toEqual({
      code: 1,
      printed: `Port ${port} is taken. Choose another: PORT=${port + 1} npm run dev`,
    });
  });

  test('serve without a built site says what to run', async () => {
    expect(await run('serve')).toMatchInlineSnapshot(`
      {
        "code": 1,
        "printed": "There is no built site in dist/. Run \`npm run build\` first, or \`npm start\` for both.",
      }
    `);
  });
});

test('with a wrong configuration, mistakes in front matter and lists are told as well', async () => {
  const root = temporaryFolder({
    'site.config.mjs': 'export const siteConfig = { titel: "Loam" };',
    'sidebars.mjs': 'export const sidebars = {};',
    'content/docs/a.mdx': '---\ntitle: A\ndescripton: B\n---\n\nText.\n',
    'content/blog/tags.yml': 'ci/cd:\n  label: CI\n  description: CI.\n',
  });
  let printed = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    printed += text;
    return true;
  });
  const urlOf = (file: string) => pathToFileURL(join(root, file)).href;
  const configFiles = { site: urlOf('site.config.mjs'), sidebars: urlOf('sidebars.mjs') };
  expect(await main('check', [], { ...startIn(root), configFiles })).toBe(1);
  expect(printed).toContain('"titel" is not a setting.');
  expect(printed).toContain('content/docs/a.mdx:3:1 unknown-key');
  expect(printed).toContain('content/blog/tags.yml:1:1 bad-value');
});
