import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Options } from './command-line.ts';
import { openDevServer } from './dev/dev-server.ts';
import { apiVersionOf, codeVersionOf, type Start } from './start.ts';

/** Serves the site from its sources until it is told to stop; gives the exit code. */
export async function serveDevelopment(start: Start, options: Options): Promise<number> {
  const server = createServer();
  // Before the bundler is opened: what it begins to load would be cut off, with a stack for each module.
  const failure = await listen(server, options);
  if (failure !== undefined) {
    console.error(failure);
    return 1;
  }
  const opening = openDevServer(server, {
    root: start.root,
    codeVersion: () => codeVersionOf(start),
    apiVersion: () => apiVersionOf(start),
  });
  // A page that was left open asks at once.
  server.on('request', async (request, response) => (await opening).middlewares(request, response));
  const vite = await opening;
  const { port } = server.address() as AddressInfo;
  const { host } = options;
  console.log(`Serving the sources on http://${host.includes(':') ? `[${host}]` : host}:${port}`);
  await stopSignal();
  server.close();
  server.closeAllConnections();
  await vite.close();
  return 0;
}

/** Takes the port, or gives the reason why it cannot be had. */
async function listen(server: Server, { port, host }: Pick<Options, 'port' | 'host'>): Promise<string | undefined> {
  const failure = await new Promise<Error | undefined>((resolve) => {
    server.once('error', resolve);
    server.listen(port, host, () => resolve(undefined));
  });
  if (!failure) return undefined;
  const isTaken = 'code' in failure && failure.code === 'EADDRINUSE';
  return isTaken ? `Port ${port} is taken. Choose another: PORT=${port + 1} npm run dev` : failure.message;
}

function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve());
  });
}
