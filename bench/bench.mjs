// `npm run bench`: prints what a page and a build cost, beside what they may. Nothing fails: see budgets.mjs.
import { spawn } from 'node:child_process';
import { appendFileSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../scripts/find-browser.mjs';
import { readOptions } from '../scripts/read-options.mjs';
import { ensureInstalled } from '../scripts/run.mjs';
import { line } from './budgets.mjs';
import { makeCorpus } from './corpus.mjs';
import { measureBuild } from './measure-build.mjs';
import { measureBytes, measureSlowVisit } from './measure-page.mjs';
import { copyProject, temporaryFolder } from './project-copy.mjs';
import { addPages, buildStarlight, editStarlight, makeStarlight, placeStarlight } from './starlight.mjs';

const PAGE = '/docs/components/data-connectors/postgres';
const NEXT = '/docs/components/data-connectors/mysql';
const VISITS = 5;
// With --starlight, the same pages are built and visited as a Starlight site in turn, and times are held against those.
const { starlight: beside = false } = readOptions(
  `npm run bench [-- --starlight]

Prints what a page and a build cost, beside what they may; in relation to Starlight if asked.

  --starlight  build and visit the same pages as a Starlight site, too
  --help       show this text`,
  { starlight: { type: 'boolean' } },
);

ensureInstalled();
const folder = temporaryFolder();
const starlight = join(folder, 'starlight');
try {
  console.log(`Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'processor'}\n`);
  const columns = `${'This site'.padEnd(26)}${'measured'.padStart(8)}${'at most'.padStart(9)}`;
  console.log(beside ? `${columns}${'Starlight'.padStart(21)}` : columns);
  if (beside) makeStarlight(starlight);
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
  const ours = await serve(dir);
  const theirs = beside ? await serveStarlight(join(dir, 'dist')) : undefined;
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
  try {
    print(await measureBytes(browser, ours.origin + PAGE));
    const visits = [];
    const others = [];
    for (let visit = 0; visit < VISITS; visit++) {
      visits.push(await measureSlowVisit(browser, ours.origin + PAGE, NEXT));
      if (theirs) others.push(await measureSlowVisit(browser, theirs.origin + PAGE));
    }
    const mediansOf = (list, keys) =>
      Object.fromEntries(keys.map((key) => [key, median(list.map((visit) => visit[key]))]));
    const seen = ['lcp', 'blocking', 'shift'];
    print(mediansOf(visits, [...seen, 'click']), theirs ? mediansOf(others, seen) : {});
  } finally {
    await browser.close();
    ours.stop();
    theirs?.stop();
  }
}

/** The same pages by Starlight, from the same server. */
function serveStarlight(dist) {
  const project = join(folder, 'starlight-served');
  addPages(starlight, dist);
  buildStarlight(starlight);
  copyProject(project);
  placeStarlight(project, starlight);
  return serve(project);
}

function measureBuilds() {
  const small = join(folder, 'small');
  makeCorpus(small, 136);
  const cold = measureBuild(small);
  const theirs = beside ? coldStarlight(small) : undefined;
  print({ cold: cold.cpu, coldPeak: cold.peak }, { cold: theirs?.cpu, coldPeak: theirs?.peak });
  appendFileSync(join(small, 'content', `${PAGE}.mdx`), '\nOne more sentence.\n');
  if (beside) editStarlight(starlight, PAGE);
  print({ warm: measureBuild(small).cpu }, beside ? { warm: buildStarlight(starlight).cpu } : {});
  const large = join(folder, 'large');
  makeCorpus(large, 1360);
  const { cpu, peak } = measureBuild(large);
  const others = beside ? coldStarlight(large) : undefined;
  print({ large: cpu, largePeak: peak }, { large: others?.cpu, largePeak: others?.peak });
}

function coldStarlight(project) {
  addPages(starlight, join(project, 'dist'));
  return buildStarlight(starlight);
}

function print(values, others = {}) {
  for (const [key, value] of Object.entries(values)) console.log(line(key, value, others[key]));
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
