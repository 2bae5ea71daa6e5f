import { expect, test } from 'vitest';
import { articleOf } from '../../test/fixtures/pages.ts';

test.each([
  ['~~old~~', '<p><del>old</del></p>'],
  ['at https://loam.example or a@loam.example', '<p>at https://loam.example or a@loam.example</p>'],
  ['[words](https://loam.example)', '<p><a href="https://loam.example">words</a></p>'],
])('%s becomes %s', async (text, html) => {
  expect(await articleOf(text)).toBe(html);
});

test('a table and a footnote are read as on GitHub', async () => {
  const html = await articleOf('| a |\n|---|\n| b |\n\nText.[^1]\n\n[^1]: Note.\n');
  expect(html).toContain('<td>b</td>');
  expect(html).toContain('<section data-footnotes="true" class="footnotes">');
});
