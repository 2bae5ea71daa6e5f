// npm run bench:search: compares the search of the built site with other engines. Run `npm run build` before it.
import { findBrowser } from '../../scripts/find-browser.mjs';
import { readOptions } from '../../scripts/read-options.mjs';
import { ensureInstalled } from '../../scripts/run.mjs';

readOptions(`npm run bench:search

Compares the search of the built site with other engines. Run \`npm run build\` before it.

  --help     show this text`);

ensureInstalled();
const { runnerImport } = await import('vite');
const { module } = await runnerImport('./bench/search/bench.ts', { configFile: false, logLevel: 'error' });
await module.bench('dist', await findBrowser());
