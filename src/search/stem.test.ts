import { expect, test } from 'vitest';
import { stemOf } from './stem.ts';

test.each([
  [['cache', 'caches', 'cached', 'caching'], 'cach'],
  [['accelerate', 'accelerator', 'acceleration', 'accelerated'], 'acceler'],
  [['query', 'queries'], 'quer'],
  [['embed', 'embedded', 'embedding', 'embeddings'], 'embed'],
  [['install', 'installing', 'installation'], 'instal'],
  [['pod', 'pods'], 'pod'],
])('%j share a stem', (words, stem) => {
  expect(words.map(stemOf)).toEqual(words.map(() => stem));
});

test.each(['tls', 'sql', 'refresh_modes', 'v1.0.5', 'bed'])('%s is its own stem', (word) => {
  expect(stemOf(word)).toBe(word);
});
