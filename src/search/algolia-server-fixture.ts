import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

/* A local server in place of the hosted one, for tests. */

/** A request as it came in. */
export interface Received {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: unknown;
}

/** What to answer: a status and a JSON body, text for what is no JSON, or nothing ever. */
export type Reply = { status?: number; json: unknown } | { status?: number; text: string } | 'silence';

/** A server that answers as told, and remembers what it was asked. */
export async function startServer(reply: (received: Received) => Reply) {
  const requests: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    const text = (request.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString();
    const path = (request.url ?? '').replace(/\?.*$/, '');
    const received = {
      method: request.method ?? '',
      path,
      headers: request.headers,
      body: text ? JSON.parse(text) : undefined,
    };
    requests.push(received);
    const answer = reply(received);
    if (answer === 'silence') return;
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' });
    response.end('json' in answer ? JSON.stringify(answer.json) : answer.text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    requests,
    host: { url: '127.0.0.1', port, accept: 'readWrite', protocol: 'http' } as const,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
