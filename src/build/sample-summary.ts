import type { PageInfo } from './compile-site.ts';

/** How many samples were checked, and every one that was not, with its reason. */
export function sampleSummary(pages: readonly PageInfo[]): string {
  const all = pages.flatMap((page) => page.verdicts.map((entry) => ({ ...entry, file: page.sourcePath })));
  const samples = all.filter(({ verdict }) => verdict.kind !== 'plain');
  const unchecked = samples.flatMap(({ file, line, verdict }) =>
    verdict.kind === 'unchecked' ? [`  ${file}:${line} ${verdict.reason}`] : [],
  );
  const share = samples.length === 0 ? 0 : (unchecked.length / samples.length) * 100;
  const head = `Samples: ${samples.length - unchecked.length} checked, ${unchecked.length} unchecked (${share.toFixed(1)} percent), ${all.length - samples.length} plain text.`;
  return [head, ...unchecked].join('\n');
}
