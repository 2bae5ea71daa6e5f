import { expect, test } from 'vitest';
import { searchAddressOf, searchUrlOf } from './search-address.ts';

test.each([
  ['/search', { query: '' }],
  ['/search?q=refresh+mode', { query: 'refresh mode' }],
  ['/search?q=c%23', { query: 'c#' }],
  ['/search?q=tls&kind=api&tag=security&page=3', { query: 'tls', kind: 'api', tag: 'security', page: 3 }],
] as const)('%s is the address of its search', (url, address) => {
  expect(searchUrlOf(address)).toBe(url);
  expect(searchAddressOf(url.replace('/search', ''))).toEqual({ page: 1, kind: undefined, tag: undefined, ...address });
});

test.each([
  ['?page=0', { page: 1 }],
  ['?page=-2', { page: 1 }],
  ['?page=x', { page: 1 }],
  ['?kind=<img>', { kind: undefined }],
  [`?q=${'a'.repeat(10_000)}`, { query: 'a'.repeat(64) }],
])('nonsense in %s is left out', (search, expected) => {
  expect(searchAddressOf(search)).toMatchObject(expected);
});
