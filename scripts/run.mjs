// Entry of every npm script: installs what is missing, bundles the TypeScript of the build for Node, runs a command.
// Plain JavaScript, because it runs before anything is installed. Node 20 cannot run TypeScript, and one bundled file
// starts three times faster than a loader that translates each module.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { fileErrorText } from './file-error.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} is too old: this site needs 20.19 or later.`);
  process.exit(1);
}

/** Installs the locked dependencies when they are missing or belong to another lock file. */
export function ensureInstalled() {
  const stamp = join(root, 'node_modules/.installed');
  const lock = hash(readFileSync(join(root, 'package-lock.json')));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing dependencies …');
  // Not `npm ci`: it refuses a lock file made where the binaries of other platforms were out of reach. --no-save keeps the lock as it is.
  execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  writeFileSync(stamp, lock);
}

function hash(content) {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/** Hash of all files below folders, by name and content. */
function hashOfFolders(...folders) {
  const sum = createHash('sha256');
  for (const folder of folders) {
    const entries = existsSync(join(root, folder))
      ? readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      : [];
    const files = entries
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name));
    for (const file of files.sort()) sum.update(file.slice(root.length)).update(readFileSync(file));
  }
  return sum.digest('hex').slice(0, 16);
}

/** Bundles `src/build/cli.ts` and the configuration, unless that has been done for this very code. */
function bundleBuild() {
  const dir = join(root, '.cache/cli');
  const missing = ['site.config.ts', 'sidebars.ts'].find((file) => !existsSync(join(root, file)));
  if (missing) {
    console.error(`${missing} is missing, and the site cannot be made without it.`);
    process.exit(1);
  }
  const config = ['site.config.ts', 'sidebars.ts'].map((file) => readFileSync(join(root, file)));
  const version = hash(
    `${hashOfFolders('src')}${config.map(hash)}${hash(readFileSync(join(root, 'package-lock.json')))}`,
  );
  if (!isBundled(dir, version)) {
    mkdirSync(dir, { recursive: true });
    const bundler = join(root, 'scripts/bundle-build.mjs');
    const { status } = spawnSync(process.execPath, [bundler, version], { stdio: 'inherit' });
    if (status !== 0) process.exit(status ?? 1); // it has said why
  }
  return dir;
}

/** Whether the bundle is of this version, and all of its files are as they were written. */
function isBundled(dir, version) {
  try {
    const bundled = JSON.parse(readFileSync(join(dir, '.version'), 'utf8'));
    return (
      bundled.version === version && bundled.files.every(([name, size]) => statSync(join(dir, name)).size === size)
    );
  } catch {
    return false; // never bundled, or some of it is gone
  }
}

/** Runs a command of the build and returns its exit code. */
export async function run(command, args) {
  process.setSourceMapsEnabled(true);
  const dir = bundleBuild();
  const { main } = await import(pathToFileURL(join(dir, 'cli.mjs')).href);
  return main(command, args, {
    root,
    configFiles: {
      site: pathToFileURL(join(dir, 'site-config.mjs')).href,
      sidebars: pathToFileURL(join(dir, 'sidebars.mjs')).href,
    },
    clientBundler: join(dir, 'bundle-client.mjs'),
    compileHelper: join(dir, 'compile-helper.mjs'),
    lock: hash(readFileSync(join(root, 'package-lock.json'))),
    hashOfFolders,
  });
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [given = 'help', ...args] = process.argv.slice(2);
  const command = given === '--help' ? 'help' : given;
  ensureInstalled();
  // React's development build is three times slower to render; nothing else reads this.
  process.env['NODE_ENV'] ??= command === 'dev' ? 'development' : 'production';
  // A build runs for seconds: code that is optimized after the usual few calls takes more time than it gives back.
  if (['build', 'check', 'start'].includes(command)) setFlagsFromString('--interrupt-budget=1000000');
  process.exitCode = await run(command, args).catch((error) => {
    const text = fileErrorText(error, root);
    if (text === undefined) throw error;
    console.error(text);
    return 1;
  });
}
