import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { INDEX_SETTINGS } from '../../src/search/push.ts';
import { createHandler } from '../../src/server/handler.ts';
import { hostedIndexOf } from './algolia/hosted-index.ts';
import { startQueryServer } from './algolia/query-server.ts';

/** Where the site with the hosted search is built to. Playwright empties the folder before each run. */
export const HOSTED_DIR = 'test-results/hosted-site';

/** The index that this site asks. */
export const ALGOLIA = { appId: 'LOAMTEST', apiKey: 'search-only', indexName: 'loam' };

/** Calls to the hosts of the service. */
export const HOSTS = /^https:\/\/[^/]+\.(algolia\.net|algolianet\.com)\//;

/** Serves the site and, from the records in it, the service that it asks. */
export async function startHostedSite() {
  const records = JSON.parse(await readFile(join(HOSTED_DIR, 'search/records.json'), 'utf8'));
  const service = await startQueryServer(hostedIndexOf(ALGOLIA.indexName, INDEX_SETTINGS, records), ALGOLIA);
  const server = createServer(createHandler(HOSTED_DIR)).listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    service: service.origin,
    async stop() {
      server.closeAllConnections();
      server.close();
      await service.stop();
    },
  };
}
