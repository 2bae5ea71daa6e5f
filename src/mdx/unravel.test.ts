import { expect, test } from 'vitest';
import { articleOf } from '../../test/fixtures/pages.ts';

test.each([
  '<dl><dt>a</dt><dd>b</dd></dl>',
  '<ul><li>a</li></ul>',
  '<ol><li>a</li></ol>',
  '<pre>a</pre>',
  '<blockquote>a</blockquote>',
  '<address>a</address>',
  '<fieldset><legend>a</legend></fieldset>',
  '<p>a</p>',
  '<section>a</section>',
  '<details><summary>a</summary></details>',
  '<hr/>',
])('%s on a line of its own stands in no paragraph', async (text) => {
  expect(await articleOf(text)).toBe(text);
});

test('the parts of a list, each on a line of its own, stand in none either', async () => {
  expect((await articleOf('<dl>\n  <dt>a</dt>\n  <dd>b</dd>\n</dl>')).replace(/\n/g, '')).toBe(
    '<dl><dt>a</dt><dd>b</dd></dl>',
  );
});

test('a table in HTML scrolls inside itself, outside of any paragraph', async () => {
  expect(await articleOf('<table><tbody><tr><td>a</td></tr></tbody></table>')).toBe(
    '<div class="table" tabindex="0"><table><tbody><tr><td>a</td></tr></tbody></table></div>',
  );
});

test('a picture and its caption stand in their figure', async () => {
  const image = { url: '/a.png', width: 1, height: 1 };
  const html = await articleOf('<figure>\n<img src="/a.png" alt="x" />\n<figcaption>a</figcaption>\n</figure>', {
    imageAt: () => image,
  });
  expect(html).toMatch(/^<figure><img [^>]*><figcaption>a<\/figcaption><\/figure>$/);
});

test('a paragraph in HTML holds its text itself', async () => {
  expect(await articleOf('<p>\na *b*\n\nc\n</p>')).toBe('<p>a <em>b</em>\nc</p>');
});

test('elements of a text stay in their paragraph', async () => {
  expect(await articleOf('<kbd>a</kbd> <br/>')).toBe('<p><kbd>a</kbd> <br/></p>');
});
