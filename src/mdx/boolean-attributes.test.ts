import { expect, test } from 'vitest';
import { articleOf } from '../../test/fixtures/pages.ts';

test.each([
  [
    '<video autoplay loop muted playsinline controls="" width="9"></video>',
    '<video autoPlay="" loop="" muted="" playsInline="" controls="" width="9"></video>',
  ],
  ['<input readonly value="a" />', '<input readOnly="" value="a"/>'],
  ['<input autofocus disabled="disabled" />', '<input autofocus="" disabled=""/>'],
  ['<button formnovalidate>a</button>', '<button formNoValidate="">a</button>'],
  ['<i itemscope hidden>a</i>', '<i itemScope="" hidden="">a</i>'],
  ['<i data-a aria-hidden>a</i>', '<i data-a="" aria-hidden="true">a</i>'],
  ['<a href="/a" download>a</a>', '<a href="/a" download="">a</a>'],
])('%s is drawn with all of its attributes', async (text, html) => {
  expect(await articleOf(`In ${text}`)).toBe(`<p>In ${html}</p>`);
});
