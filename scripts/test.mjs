// `npm test`: everything that CI runs, in one go. Prints `N passed, N failed` over all of it as its last line.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './find-browser.mjs';
import { readOptions } from './read-options.mjs';
import { ensureInstalled } from './run.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
readOptions(`npm test

Runs everything that CI runs: format, lint, types, unit tests, checks, the build and the browser tests.
Prints "N passed, N failed" as its last line. For some tests alone: npx vitest run src/build

  --help     show this text`);
process.chdir(root);
ensureInstalled();

let browser;
try {
  browser = await findBrowser();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const port = await freePort();

rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results');
const total = { passed: 0, failed: 0 };

/** A port that nobody listens on. */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, () => {
      const { port: found } = server.address();
      server.close(() => resolve(String(found)));
    });
  });
}

/** A step that passes or fails as a whole. */
function step(name, command, args) {
  console.log(`\n== ${name}`);
  const isFine = run(command, args);
  total[isFine ? 'passed' : 'failed']++;
  return isFine;
}

/** A test runner: its own counts are added; a run that counts nothing has failed. */
function suite(name, command, args, countsOf) {
  console.log(`\n== ${name}`);
  const isFine = run(command, args);
  const counts = countsOf();
  total.passed += counts.passed;
  total.failed += counts.failed;
  if (!isFine && counts.failed === 0) total.failed++;
}

function run(command, args) {
  const local = join('node_modules/.bin', command);
  return (
    spawnSync(existsSync(local) ? local : command, args, {
      stdio: 'inherit',
      env: { ...process.env, CHROMIUM: browser, E2E_PORT: port },
    }).status === 0
  );
}

function reportOf(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

step('Format and lint', 'biome', ['check', '--error-on-warnings', '.']);
for (const project of ['pure', 'shared', 'browser', 'node', 'test'])
  step(`Types: ${project}`, 'tsc', ['-p', `tsconfig.${project}.json`]);
suite('Unit tests', 'vitest', ['run'], () => {
  const report = reportOf('test-results/unit.json');
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
});
// Before the build, which writes the pages of the HTTP reference anew: a stale one must not pass.
step('Checks', process.execPath, ['scripts/run.mjs', 'check']);
const isBuilt = step('Build', process.execPath, ['scripts/run.mjs', 'build']);
if (isBuilt) {
  suite('Browser tests', 'playwright', ['test'], () => {
    const stats = reportOf('test-results/e2e.json')?.stats;
    return { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0 };
  });
}

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
