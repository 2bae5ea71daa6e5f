import { afterEach, expect, test } from 'vitest';
import { type Received, startServer } from '../../test/fixtures/search/algolia-server.ts';
import { fixturePages } from '../../test/fixtures/search/pages.ts';
import { INDEX_SETTINGS, pushRecords } from './push.ts';
import { recordsOf } from './records.ts';

const PUSH = {
  algolia: { appId: 'APP', apiKey: 'search-only', indexName: 'loam' },
  adminKey: 'admin',
  records: fixturePages.flatMap(recordsOf),
  synonyms: { k8s: ['kubernetes'] },
};

let stop = async () => {};
afterEach(() => stop());

async function serverThat(reply: (received: Received) => { status?: number; json: unknown }) {
  const server = await startServer(reply);
  stop = server.stop;
  return server;
}

/** The state of a task when it is asked for, otherwise a new task. */
function working({ path }: Received) {
  return { json: /\/task\//.test(path) ? { status: 'published' } : { taskID: 1, objectIDs: [] } };
}

test('records, settings and synonyms are gathered beside the index, which they then replace', async () => {
  const { host, requests } = await serverThat(working);
  await pushRecords(PUSH, { hosts: [host] });
  const writes = requests.filter(({ path }) => !/\/task\//.test(path)).map(({ method, path }) => `${method} ${path}`);
  expect(writes).toEqual([
    'POST /1/indexes/loam_next/clear',
    'PUT /1/indexes/loam_next/settings',
    'POST /1/indexes/loam_next/synonyms/batch',
    'POST /1/indexes/loam_next/batch',
    'POST /1/indexes/loam_next/operation',
  ]);
  expect(requests.every(({ headers }) => headers['x-algolia-api-key'] === 'admin')).toBe(true);
});

test('every record is uploaded, with the settings of the index', async () => {
  const { host, requests } = await serverThat(working);
  await pushRecords(PUSH, { hosts: [host] });
  const bodyAt = (end: string) => requests.find(({ path }) => path.endsWith(end))?.body;
  expect(bodyAt('/settings')).toEqual(INDEX_SETTINGS);
  expect(bodyAt('/synonyms/batch')).toEqual([
    { objectID: 'synonym-0', type: 'oneWaySynonym', input: 'k8s', synonyms: ['kubernetes'] },
  ]);
  expect(bodyAt('/loam_next/batch')).toEqual({ requests: PUSH.records.map((body) => ({ action: 'addObject', body })) });
  expect(bodyAt('/operation')).toEqual({ operation: 'move', destination: 'loam' });
});

test('the index stays as it was when the upload fails', async () => {
  const { host, requests } = await serverThat((received) => {
    return received.path.endsWith('/batch')
      ? { status: 403, json: { message: 'Not enough rights', status: 403 } }
      : working(received);
  });
  await expect(pushRecords(PUSH, { hosts: [host] })).rejects.toThrow('Not enough rights');
  expect(requests.some(({ path }) => path.endsWith('/operation'))).toBe(false);
});
