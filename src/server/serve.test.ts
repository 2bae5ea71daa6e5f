import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../test/fixtures/temporary-folder.ts';
import type { ServeOptions } from './serve.ts';

/** Runs `serve` over a folder in a process of its own; Node 20 needs it as JavaScript. */
async function startServe(options: ServeOptions): Promise<ChildProcess> {
  // Below the repository, so that packages are found from there.
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(resolve('.cache/serve-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'serve.mjs');
  const bundle = await rolldown({ input: resolve('src/server/serve.ts'), platform: 'node', external: /^[^./]/ });
  await bundle.write({ file, format: 'esm', codeSplitting: false });
  const code = `import { serve } from ${JSON.stringify(file)}; process.exit(await serve(${JSON.stringify(options)}));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return child;
}

/** The first line that a process prints. */
async function lineOf(stream: ChildProcess['stdout']): Promise<string> {
  const [data] = await once(stream ?? process.stdin, 'data');
  return String(data).trim();
}

function statusOf(url: string, agent: Agent): Promise<number> {
  return new Promise((done, fail) => {
    get(url, { agent }, (answer) => {
      answer.resume();
      answer.on('end', () => done(answer.statusCode ?? 0));
    }).on('error', fail);
  });
}

test('a server prints its address, and SIGTERM stops it cleanly while a connection is open', {
  timeout: 20_000,
}, async () => {
  const dir = temporaryFolder({ 'index.html': '<h1>Home</h1>' });
  const child = await startServe({ dir, port: 0, host: 'localhost', improvesCompression: false });
  const line = await lineOf(child.stdout);
  expect(line).toMatch(/^Serving on http:\/\/localhost:\d+$/);
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  expect(await statusOf(line.slice('Serving on '.length), agent)).toBe(200);
  child.kill('SIGTERM');
  const [code, signal] = await once(child, 'exit');
  expect({ code, signal }).toEqual({ code: 0, signal: null });
});

test('a taken port is said with a way out', { timeout: 20_000 }, async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => {
    other.close();
  });
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const child = await startServe({ dir: temporaryFolder(), port, host: '127.0.0.1', improvesCompression: false });
  expect(await lineOf(child.stderr)).toBe(`Port ${port} is taken. Choose another: PORT=${port + 1} npm start`);
  const [code] = await once(child, 'exit');
  expect(code).toBe(1);
});
