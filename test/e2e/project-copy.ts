import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What is not copied: made by commands, or shared. */
const LEFT_OUT = ['node_modules', 'dist', '.cache', '.git', 'test-results', 'playwright-report'];

/** A copy of the project in a folder of its own, for tests that change files. */
export interface ProjectCopy {
  dir: string;
  edit(file: string, change: (text: string) => string): void;
  remove(): void;
}

/** Copies the project; dependencies are shared with it. */
export function copyProject(): ProjectCopy {
  const root = resolve('.');
  const dir = mkdtempSync(join(tmpdir(), 'loam-project-'));
  const left = new Set(LEFT_OUT.map((name) => join(root, name)));
  cpSync(root, dir, { recursive: true, filter: (file) => !left.has(file) });
  symlinkSync(join(root, 'node_modules'), join(dir, 'node_modules'));
  return {
    dir,
    edit(file, change) {
      const path = join(dir, file);
      writeFileSync(path, change(readFileSync(path, 'utf8')));
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}

/** A development server, and what it has printed. */
export interface DevServer {
  origin: string;
  printed(): string;
  stop(): Promise<void>;
}

/** Starts `npm run dev` in a folder, on a free port. */
export async function startDev(dir: string): Promise<DevServer> {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'dev', '--port', '0'], {
    cwd: dir,
    env: { ...process.env, NODE_ENV: 'development' },
  });
  let output = '';
  const origin = await new Promise<string>((found, failed) => {
    const read = (data: Buffer) => {
      output += data;
      const address = /http:\/\/localhost:\d+/.exec(output)?.[0];
      if (address) found(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => failed(new Error(`The development server ended with ${code}:\n${output}`)));
  });
  return { origin, printed: () => output, stop: () => stopped(child) };
}

function stopped(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.removeAllListeners('exit');
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
