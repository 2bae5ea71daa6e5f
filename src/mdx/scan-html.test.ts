import { expect, test } from 'vitest';
import { scanHtml } from './scan-html.ts';

test('ids of all elements and targets of all links are found', () => {
  const html =
    '<h2 id="a">A<a href="#a"></a></h2><p>text id="no" <a href="/b?c=1&amp;d=2">b</a> <link href="/style.css"><a name="x">';
  expect(scanHtml(html)).toEqual({ ids: ['a'], hrefs: ['#a', '/b?c=1&d=2'] });
});

test('what stands in code or comments is no link', () => {
  expect(scanHtml('<code>&lt;a href="/x"&gt;</code><!-- <a href="/y"> -->')).toEqual({ ids: [], hrefs: [] });
});
