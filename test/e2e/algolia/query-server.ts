import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { AlgoliaSettings } from '../../../src/model/search-settings.ts';
import type { HostedIndex } from './hosted-index.ts';
import { Query, resultOf } from './query-service.ts';

/*
 * A stand-in for Algolia's search service. It follows the service's documentation in what it takes, finds, counts and
 * highlights. It leaves out synonyms, the joining and splitting of words, and all that no query of this site asks for.
 */

interface Answer {
  status: number;
  body: object;
}

const Call = z.object({ requests: z.array(z.unknown()) });

/** Starts the service for one index; only calls with its application id and key are answered. */
export async function startQueryServer(index: HostedIndex, { appId, apiKey }: AlgoliaSettings) {
  const server = createServer(async (request, response) => {
    const isKnown = credentialOf(request, 'application-id') === appId && credentialOf(request, 'api-key') === apiKey;
    const { status, body } = isKnown
      ? answerTo(`${request.method} ${request.url?.replace(/\?.*$/, '')}`, await text(request), index)
      : refused(403, 'Invalid Application-ID or API key');
    response.writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Browsers send them in the address, so that the call needs no preflight. */
function credentialOf({ headers, url = '' }: IncomingMessage, name: string): unknown {
  return headers[`x-algolia-${name}`] ?? new URL(url, 'http://service').searchParams.get(`x-algolia-${name}`);
}

function answerTo(target: string, sent: string, index: HostedIndex): Answer {
  if (target !== 'POST /1/indexes/*/queries') return refused(404, 'Not found');
  const call = Call.safeParse(JSON.parse(sent));
  if (!call.success) return refused(400, 'requests expected');
  const results: object[] = [];
  for (const request of call.data.requests) {
    const query = Query.safeParse(request);
    if (!query.success) return refused(400, z.prettifyError(query.error));
    if (query.data.indexName !== index.name) return refused(404, `Index ${query.data.indexName} does not exist`);
    results.push(resultOf(query.data, index));
  }
  return { status: 200, body: { results } };
}

function refused(status: number, message: string): Answer {
  return { status, body: { message, status } };
}
