import { expect, test } from 'vitest';
import { slugOf } from './slug.ts';

test.each([
  ['get-catalogs', 'get-catalogs'],
  ['get_catalogs', 'get-catalogs'],
  ['getPetById', 'get-pet-by-id'],
  ['repos/get', 'repos-get'],
  ['getHTTPStatus', 'get-http-status'],
  ['Runtime', 'runtime'],
  ['text/csv', 'text-csv'],
  ['***', ''],
])('%s has the slug "%s"', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
