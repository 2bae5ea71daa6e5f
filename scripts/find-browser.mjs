// Finds Chromium for the browser tests, or gets it: the system's own; else Debian's package, with root or sudo; else
// the build that Playwright downloads. Without a browser there is no test run, and the reader is told what to do.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function onPath() {
  for (const name of NAMES) {
    const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout?.trim();
    if (found) return found;
  }
  return PLACES.find((place) => existsSync(place));
}

function fromDebian() {
  if (spawnSync('sh', ['-c', 'command -v apt-get']).status !== 0) return undefined;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && spawnSync('sudo', ['-n', 'true']).status !== 0) return undefined;
  const prefix = isRoot ? [] : ['sudo', '-n'];
  console.log('Installing Chromium from Debian …');
  for (const args of [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', 'chromium'],
  ]) {
    const [command, ...rest] = [...prefix, ...args];
    if (
      spawnSync(command, rest, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      }).status !== 0
    )
      return undefined;
  }
  return onPath();
}

/** Where Playwright keeps the browser it downloads itself; undefined when the download fails. */
async function fromPlaywright() {
  const { chromium } = await import('@playwright/test');
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  console.log('Downloading Chromium with Playwright …');
  try {
    execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  } catch {
    return undefined; // no network, or the host is blocked: the message below says what to do
  }
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/** Path of a Chromium that can be started. */
export async function findBrowser() {
  const found = process.env['CHROMIUM'] ?? onPath() ?? fromDebian() ?? (await fromPlaywright());
  if (found) return found;
  throw new Error(
    'No Chromium was found, and none could be installed. The browser tests need one: install the package "chromium" ' +
      '(Debian: sudo apt-get install chromium), or set CHROMIUM=/path/to/chromium, and run `npm test` again.',
  );
}
