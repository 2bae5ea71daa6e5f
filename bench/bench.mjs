// `npm run bench`: prints what a page and a build cost, beside what they may. Nothing fails: see budgets.mjs.
import { spawn } from 'node:child_process';
import { appendFileSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../scripts/find-browser.mjs';
import { ensureInstalled } from '../scripts/run.mjs';
import { line } from './budgets.mjs';
import { makeCorpus } from './corpus.mjs';
import { measureBuild } from './measure-build.mjs';
import { measureBytes, measureSlowVisit } from './measure-page.mjs';
import { copyProject, temporaryFolder } from './project-copy.mjs';

const PAGE = '/docs/components/data-connectors/postgres';
const NEXT = '/docs/components/data-connectors/mysql';
const VISITS = 5;

ensureInstalled();
const folder = temporaryFolder();
try {
  console.log(`Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'processor'}\n`);
  console.log(`${'This site'.padEnd(26)}${'measured'.padStart(8)}${'at most'.padStart(9)}`);
  await measurePages();
  measureBuilds();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** The real site, served by its own server. */
async function measurePages() {
  const dir = join(folder, 'site');
  copyProject(dir);
  // Compressed as for deployment: otherwise the server would do that while it is measured.
  measureBuild(dir, '--best');
  const { origin, stop } = await serve(dir);
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
  try {
    print(await measureBytes(browser, origin + PAGE));
    const visits = [];
    for (let visit = 0; visit < VISITS; visit++) visits.push(await measureSlowVisit(browser, origin + PAGE, NEXT));
    const medianOf = (key) => [key, median(visits.map((visit) => visit[key]))];
    print(Object.fromEntries(['lcp', 'blocking', 'click', 'shift'].map(medianOf)));
  } finally {
    await browser.close();
    stop();
  }
}

function measureBuilds() {
  const small = join(folder, 'small');
  makeCorpus(small, 136);
  const cold = measureBuild(small);
  print({ cold: cold.cpu, coldPeak: cold.peak });
  appendFileSync(join(small, 'content', `${PAGE}.mdx`), '\nOne more sentence.\n');
  print({ warm: measureBuild(small).cpu });
  const large = join(folder, 'large');
  makeCorpus(large, 1360);
  const { cpu, peak } = measureBuild(large);
  print({ large: cpu, largePeak: peak });
}

function print(values) {
  for (const [key, value] of Object.entries(values)) console.log(line(key, value));
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** The project's own server on a free port. */
async function serve(dir) {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'serve', '--port', '0'], { cwd: dir });
  const origin = await new Promise((resolve, reject) => {
    child.stdout.on('data', (data) => {
      const address = /http:\/\/\S+/.exec(data)?.[0];
      if (address) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
  });
  return { origin, stop: () => child.kill('SIGTERM') };
}
