import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

// Every address that has been published, old and new. Lines are added, with each release, and never removed.
const PUBLISHED = readFileSync('test/fixtures/published-addresses.txt', 'utf8').trim().split('\n');

test('every address that was published still leads to a page', async ({ request }) => {
  const dead: string[] = [];
  for (const address of PUBLISHED) {
    const answer = await request.head(address);
    if (!answer.ok()) dead.push(`${address} answers ${answer.status()}`);
  }
  expect(dead, 'a page that moves needs an entry under "redirects" in site.config.ts').toEqual([]);
});
