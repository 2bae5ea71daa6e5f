import { describe, expect, test } from 'vitest';
import { articleOf, compiled, plainChecker, reportOf } from '../../test/fixtures/pages.ts';
import type { Sample, Verdict } from '../model/sample.ts';

/** A block as HTML, with what the checker says of it. */
function blockOf(meta: string, code: string, verdict: Verdict = { kind: 'plain' }): Promise<string> {
  const checker = { ...plainChecker, checkSample: async () => ({ verdict, problems: [] }) };
  return articleOf(`\`\`\`${meta}\n${code}\n\`\`\``, { checker });
}

describe('code blocks', () => {
  test('without anything are plain text', async () => {
    expect(await blockOf('', 'a < b')).toBe(
      '<figure class="code" id="code-1" data-lang="text"><pre tabindex="0"><code>a &lt; b</code></pre></figure>',
    );
  });

  test('have a title', async () => {
    expect(await blockOf('text title="pod.yaml"', 'a')).toContain('<figcaption><span>pod.yaml</span></figcaption>');
  });

  test('have an id to link to, and may choose it', async () => {
    const { anchors } = await compiled('```text\na\n```\n\n```text id="example"\nb\n```\n\n```text\nc\n```');
    expect(anchors).toEqual(['code-1', 'example', 'code-3']);
  });

  test('are wrapped line by line only where something is said about lines', async () => {
    expect(await blockOf('text', 'a\nb')).toContain('<code>a\nb</code>');
    expect(await blockOf('text {2}', 'a\nb')).toContain(
      '<code><span class="l">a\n</span><span class="l m">b\n</span></code>',
    );
    expect(await blockOf('text showLineNumbers', 'a')).toContain('data-numbered=""');
  });

  test('leave highlight comments out and mark what they name', async () => {
    expect(await blockOf('text', '# highlight-next-line\na\nb')).toContain(
      '<code><span class="l m">a\n</span><span class="l">b\n</span></code>',
    );
  });

  test('say what they were checked against, or of which release they are', async () => {
    expect(await blockOf('text', 'a', { kind: 'checked', against: 'SQL grammar' })).toContain(
      '<span class="checked" title="Checked against the SQL grammar when this site was built">checked</span>',
    );
    expect(await blockOf('text', 'a', { kind: 'as-of', version: 'v0.3-alpha', against: 'x' })).toContain(
      'as of v0.3-alpha',
    );
    expect(await blockOf('text', 'a', { kind: 'unchecked', reason: 'x' })).not.toContain('figcaption');
  });

  test('in an unknown language are reported', async () => {
    expect(await reportOf('Text\n\n```yamll\na: 1\n```')).toMatchInlineSnapshot(`
      "
      content/docs/a.mdx:3:1 bad-value
        "yamll" is not a language of code blocks.
        Did you mean "yaml"?

      1 problem in 1 file
      "
    `);
  });
});

test('a sample is checked with its place in the file, and its verdict is kept', async () => {
  const samples: Sample[] = [];
  const checker = {
    ...plainChecker,
    checkSample: async (sample: Sample) => {
      samples.push(sample);
      return { verdict: { kind: 'checked' as const, against: 'a schema' }, problems: [] };
    },
  };
  const { verdicts } = await compiled(
    '- x\n\n  ```yaml check="datasets[]" {1}\n  a: 1\n  # highlight-next-line\n  b: {{version}}\n  ```',
    { checker },
  );
  expect(samples).toEqual([
    {
      language: 'yaml',
      meta: { check: 'datasets[]' },
      code: 'a: 1\nb: 1.0.5',
      route: '/docs/a',
      file: 'content/docs/a.mdx',
      lines: [4, 6],
      column: 3,
    },
  ]);
  expect(verdicts).toEqual([{ line: 3, language: 'yaml', verdict: { kind: 'checked', against: 'a schema' } }]);
});
