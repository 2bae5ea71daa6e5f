import { text } from 'node:stream/consumers';
import { cachedChecker } from './cached-checker.ts';
import type { HelperJob } from './compile-helper.ts';
import { pageOf } from './compile-site.ts';
import { loadChecker } from './product-models.ts';
import { surroundingsOf } from './site-content.ts';

const parent = process.ppid;
// Compiles its share of the pages into the cache, and prints what it has learned of their samples: see compile-helper.ts.
const { root, cacheDir, samplesFile, version, config, routes, sources }: HelperJob = JSON.parse(
  await text(process.stdin),
);
const loaded = await loadChecker(root);
const checker = cachedChecker(loaded.checker, samplesFile, version);
const options = { root, cacheDir, version, surroundings: surroundingsOf(root, config, routes, checker) };
for (const source of sources) {
  // Whoever asked is gone, killed perhaps: nobody will read the answer.
  if (process.ppid !== parent) process.exit(1);
  await pageOf(source, options);
}
process.stdout.write(JSON.stringify(checker.learned()));
