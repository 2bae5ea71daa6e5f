import { expect, test } from 'vitest';
import { anchorOf } from './anchor.ts';

test.each([
  ['#tls', 'tls'],
  ['#caf%C3%A9', 'café'],
  ['', ''],
  ['#', ''],
  ['#100%', ''],
  ['#%E0', ''],
])('the anchor of %j is %j', (hash, anchor) => {
  expect(anchorOf(hash)).toBe(anchor);
});
