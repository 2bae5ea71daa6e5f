import { expect, test } from 'vitest';
import { pageInfo } from '../../test/fixtures/page-info.ts';
import { sampleSummary } from './sample-summary.ts';

test('the summary counts samples and names every one that is not checked', () => {
  const verdicts = [
    { line: 1, language: 'sql', verdict: { kind: 'checked' as const, against: 'SQL grammar' } },
    { line: 2, language: 'yaml', verdict: { kind: 'as-of' as const, version: 'v0.3-alpha', against: 'YAML' } },
    { line: 3, language: 'bash', verdict: { kind: 'unchecked' as const, reason: 'another product' } },
    { line: 4, language: 'text', verdict: { kind: 'plain' as const } },
  ];
  expect(
    `\n${sampleSummary([pageInfo('content/docs/a.mdx', [], { verdicts }), pageInfo('content/docs/b.mdx')])}`,
  ).toMatchInlineSnapshot(`
    "
    Samples: 2 checked, 1 unchecked (33.3 percent), 1 plain text.
      content/docs/a.mdx:3 another product"
  `);
});

test('a site without samples has a summary too', () => {
  expect(sampleSummary([])).toBe('Samples: 0 checked, 0 unchecked (0.0 percent), 0 plain text.');
});
