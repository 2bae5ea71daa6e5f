import { text } from 'node:stream/consumers';
import { cachedChecker } from './cached-checker.ts';
import type { HelperJob } from './compile-helper.ts';
import { pageOf } from './compile-site.ts';
import { loadChecker } from './product-models.ts';
import { surroundingsOf } from './site-content.ts';

// Compiles its share of the pages into the cache, and prints what it has learned of their samples: see compile-helper.ts.
const { root, cacheDir, samplesFile, version, config, routes, sources }: HelperJob = JSON.parse(
  await text(process.stdin),
);
const checker = cachedChecker(await loadChecker(root), samplesFile, version);
const options = { root, cacheDir, version, surroundings: surroundingsOf(root, config, routes, checker) };
for (const source of sources) await pageOf(source, options);
process.stdout.write(JSON.stringify(checker.learned()));
