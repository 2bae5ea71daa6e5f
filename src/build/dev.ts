import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Options } from './cli.ts';
import { openDevServer } from './dev/dev-server.ts';
import { apiVersionOf, codeVersionOf, type Start } from './start.ts';

/** Serves the site from its sources until it is told to stop; gives the exit code. */
export async function serveDevelopment(start: Start, options: Options): Promise<number> {
  const server = createServer();
  const vite = await openDevServer(server, {
    root: start.root,
    codeVersion: () => codeVersionOf(start),
    apiVersion: () => apiVersionOf(start),
  });
  const failure = await listen(server, options);
  if (failure !== undefined) console.error(failure);
  else await stopSignal();
  server.close();
  server.closeAllConnections();
  await vite.close();
  return failure === undefined ? 0 : 1;
}

/** Prints the address, or gives the reason why there is none. */
async function listen(server: Server, { port, host }: Options): Promise<string | undefined> {
  const failure = await new Promise<Error | undefined>((resolve) => {
    server.once('error', resolve);
    server.listen(port, host, () => resolve(undefined));
  });
  if (!failure) {
    const { port: actual } = server.address() as AddressInfo;
    console.log(`Serving the sources on http://${host.includes(':') ? `[${host}]` : host}:${actual}`);
    return undefined;
  }
  const isTaken = 'code' in failure && failure.code === 'EADDRINUSE';
  return isTaken ? `Port ${port} is taken. Choose another: PORT=${port + 1} npm run dev` : failure.message;
}

function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve());
  });
}
