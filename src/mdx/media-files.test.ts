import { expect, test } from 'vitest';
import { compiled, reportOf } from '../../test/fixtures/pages.ts';

const readText = (path: string) => (path === 'public/film 1.mp4' ? '' : undefined);

test('files of players that are not there are reported', async () => {
  const text = `<video src="/film.mp4" poster="./film.png"></video>

<video>
<source src="film.mp4" />
<track src="/film.vtt" kind="captions" />
</video>

<picture>
<source srcSet="/a.webp 1x, /b.webp 2x" />
</picture>`;
  expect(await reportOf(text, { readText })).toMatchInlineSnapshot(`
    "
    content/docs/a.mdx:1:1 broken-link
      The file "/film.mp4" of <video> does not exist.
      Expected a file at public/film.mp4.

    content/docs/a.mdx:1:1 broken-link
      The file "./film.png" of <video> is not named by its path from public/.
      Put it into public/ and write /film.png.

    content/docs/a.mdx:4:1 broken-link
      The file "film.mp4" of <source> is not named by its path from public/.
      Put it into public/ and write /film.mp4.

    content/docs/a.mdx:5:1 broken-link
      The file "/film.vtt" of <track> does not exist.
      Expected a file at public/film.vtt.

    content/docs/a.mdx:9:1 broken-link
      The file "/a.webp" of <source> does not exist.
      Expected a file at public/a.webp.

    content/docs/a.mdx:9:1 broken-link
      The file "/b.webp" of <source> does not exist.
      Expected a file at public/b.webp.

    6 problems in 1 file
    "
  `);
});

test.each(['/film%201.mp4', '/film 1.mp4#t=10'])('%s is found below public/', async (src) => {
  expect((await compiled(`<video src="${src}" />`, { readText })).problems).toEqual([]);
});
