import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { improveCompression } from '../build/compress.ts';
import { createHandler } from './handler.ts';

export interface ServeOptions {
  dir: string;
  port: number;
  host: string;
  /** Whether to compress better, while idle, what a fast build wrote. */
  improvesCompression: boolean;
}

/** Pages are still sent, in a few more bytes. */
function warn(error: unknown): void {
  console.warn(`Files were not compressed better: ${error instanceof Error ? error.message : error}`);
}

/** Serves a built folder until it is told to stop; gives the exit code. */
export async function serve({ dir, port, host, improvesCompression }: ServeOptions): Promise<number> {
  const server = createServer(createHandler(dir));
  // A reader's connection must not hold up a stop for longer than a page takes.
  server.keepAliveTimeout = 5000;
  const failure = await new Promise<Error | undefined>((resolve) => {
    server.once('error', resolve);
    server.listen(port, host, () => resolve(undefined));
  });
  if (failure) {
    const isTaken = 'code' in failure && failure.code === 'EADDRINUSE';
    console.error(isTaken ? `Port ${port} is taken. Choose another: PORT=${port + 1} npm start` : failure.message);
    return 1;
  }
  const { port: actual } = server.address() as AddressInfo;
  console.log(`Serving on http://${host.includes(':') ? `[${host}]` : host}:${actual}`);
  let isStopping = false;
  // Compression in the background must not get in the way of the first pages.
  if (improvesCompression) setTimeout(() => improveCompression(dir, () => isStopping).catch(warn), 3000).unref();
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, resolve);
  });
  isStopping = true;
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 2000).unref();
  });
  return 0;
}
