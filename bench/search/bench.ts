import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { type ComparedEngine, sectionsOf } from './engine.ts';
import { flexSearch, miniSearchDefaults, miniSearchTuned, orama } from './engines.ts';
import { measureLatency } from './latency.ts';
import { loamEngine } from './loam-engine.ts';
import { pagefind } from './pagefind.ts';
import { type JudgedQuery, type Rates, ranksOf, ratesByKind, ratesOf } from './rates.ts';
import { readDist, readQueries } from './read-dist.ts';

/** Compares the search of a built site with others on the same records, and prints what it finds. */
export async function bench(dist: string, executablePath: string): Promise<void> {
  const site = await readDist(dist);
  const { queries, missing } = await readQueries('bench/search/queries.json', site.index);
  for (const problem of missing) console.warn(problem);
  const sections = sectionsOf(site.records);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const loam = loamEngine(site.index);
    const others = [
      miniSearchDefaults(sections),
      miniSearchTuned(sections),
      flexSearch(sections),
      await orama(sections),
    ];
    const engines = [loam, ...others, await pagefind(sections, await browser.newPage())];
    console.log(
      `${queries.length} queries, ${site.index.pages.length} pages, ${site.index.sections.length} sections\n`,
    );
    for (const engine of engines) await report(engine, queries);
    await printMisses(loam, queries);
    const files = { index: site.index, texts: site.texts };
    const latency = await measureLatency(
      await browser.newPage(),
      files,
      queries.map(({ query }) => query),
    );
    const { median, p95, keystrokes } = latency;
    console.log(
      `\nKeystroke to hits, processor slowed 4 times: median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (${keystrokes} keystrokes)`,
    );
    console.log(`Index: ${(brotliCompressSync(site.indexBytes).length / 1000).toFixed(0)} kB (brotli)`);
  } finally {
    await browser.close();
  }
}

async function report(engine: ComparedEngine, queries: readonly JudgedQuery[]): Promise<void> {
  const ranks = await ranksOf(engine, queries);
  await engine.close?.();
  const kinds = [...ratesByKind(ranks)].map(([kind, { first }]) => `${kind} ${percent(first)}`);
  console.log(`${engine.name.padEnd(22)} ${line(ratesOf(ranks.values()))}  |  first hit by kind: ${kinds.join(', ')}`);
}

function line({ first, topThree, reciprocal }: Rates): string {
  return `first ${percent(first).padStart(5)}  top three ${percent(topThree).padStart(5)}  mean reciprocal rank ${reciprocal.toFixed(3)}`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}

async function printMisses(engine: ComparedEngine, queries: readonly JudgedQuery[]): Promise<void> {
  console.log('\nNot first with us:');
  for (const [{ query, pages }, rank] of await ranksOf(engine, queries)) {
    if (rank === 1) continue;
    const [instead] = await engine.routesFor(query);
    console.log(
      `  "${query}": ${pages[0]} is ${rank === 0 ? 'not found' : `number ${rank}`}, after ${instead ?? 'nothing'}`,
    );
  }
}
