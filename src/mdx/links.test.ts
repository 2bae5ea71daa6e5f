import { describe, expect, test } from 'vitest';
import { articleOf, compiled, reportOf, source, surroundings } from '../../test/fixtures/pages.ts';
import { renderArticle } from '../build/render-article.ts';
import { formatProblems } from '../model/problem.ts';
import { compilePage } from './compile-page.ts';

const ROUTES: Record<string, string> = {
  'content/docs/b.mdx': '/docs/b',
  'content/docs/deep/c.md': '/docs/deep/c',
  'content/blog/p.mdx': '/blog/p',
};
const given = {
  routeOfSource: (path: string) => ROUTES[path],
  imageAt: (path: string) =>
    path === 'content/docs/map.png' || path === 'public/img/logo.svg'
      ? { url: '/assets/img/map.1a2b3c4d.png', width: 640, height: 480 }
      : undefined,
};

describe('relative .md and .mdx links resolve to routes', () => {
  test.each([
    ['[b](b.mdx)', '/docs/b'],
    ['[b](./b.mdx#part)', '/docs/b#part'],
    ['[c](deep/c.md)', '/docs/deep/c'],
    ['[p](../blog/p.mdx)', '/blog/p'],
    ['[ref][r]\n\n[r]: ./b.mdx', '/docs/b'],
    ['[route](/docs/b)', '/docs/b'],
    ['[away](https://loam.example/b.mdx)', 'https://loam.example/b.mdx'],
    ['[anchor](#part)', '#part'],
    ['<Card title="t" href="./b.mdx">x</Card>', '/docs/b'],
  ])('%s leads to %s', async (source, href) => {
    expect(await articleOf(source, given)).toContain(`href="${href}"`);
  });

  test('a broken markdown link is a problem, and only one', async () => {
    const { problems, links } = await compiled('Text\n\nSee [c](deep/cc.md#x).', given);
    expect(links.map(({ href }) => href)).toEqual(['']);
    expect(problems).toHaveLength(1);
    expect(await reportOf('Text\n\nSee [c](deep/cc.md#x).', given)).toMatchInlineSnapshot(`
      "
      content/docs/a.mdx:3:5 broken-link
        The file "deep/cc.md" does not exist.
        Give the path of a content file relative to this one, or a route such as /docs/installation.

      1 problem in 1 file
      "
    `);
  });

  test('a link without an address is a problem', async () => {
    expect(await reportOf('A [x]() and [y](<>).\n\n<a href="">z</a>')).toMatchInlineSnapshot(`
      "
      content/docs/a.mdx:1:3 broken-link
        The link "x" has no address.
        Give it one, such as [text](/docs/installation), or leave only its text.

      content/docs/a.mdx:1:13 broken-link
        The link "y" has no address.
        Give it one, such as [text](/docs/installation), or leave only its text.

      content/docs/a.mdx:3:1 broken-link
        The link "z" has no address.
        Give it one, such as [text](/docs/installation), or leave only its text.

      3 problems in 1 file
      "
    `);
  });

  test('links are noted with their place', async () => {
    const { links } = await compiled('A [b](/b) and\n[c](/c).\n\n- {{version}} [d](/d)', given);
    expect(links).toEqual([
      { href: '/b', line: 1, column: 3 },
      { href: '/c', line: 2, column: 1 },
      { href: '/d', line: 4, column: 15 },
    ]);
  });
});

describe('images', () => {
  const IMAGE = 'width="640" height="480" loading="lazy" decoding="async"';

  test('have width and height known at build and load lazily', async () => {
    const html = await articleOf('![A map](./map.png)', given);
    expect(html).toBe(`<p><img src="/assets/img/map.1a2b3c4d.png" alt="A map" ${IMAGE}/></p>`);
  });

  test('written as HTML are the same', async () => {
    const html = await articleOf('<img src="./map.png" alt="A map" />', given);
    expect(html).toContain('src="/assets/img/map.1a2b3c4d.png"');
    expect(html).toContain(IMAGE);
  });

  test('of the public folder have an absolute address', async () => {
    expect((await compiled('![Logo](/img/logo.svg)', given)).images).toEqual(['public/img/logo.svg']);
  });

  test('of the front matter are for link previews', async () => {
    const page = source('content/docs/a.mdx', ['image: ./map.png']);
    const { previewImage, images } = await compilePage(page, surroundings(given), renderArticle);
    expect(previewImage).toBe('/assets/img/map.1a2b3c4d.png');
    expect(images).toEqual(['content/docs/map.png']);
  });

  test('of the front matter that are missing are reported at their line', async () => {
    const page = source('content/docs/a.mdx', ['image: ./mop.png']);
    const { problems } = await compilePage(page, surroundings(given), renderArticle);
    expect(formatProblems(problems)).toMatchInlineSnapshot(`
      "content/docs/a.mdx:4:1 missing-image
        The image "./mop.png" does not exist.
        Expected an image at content/docs/mop.png.

      1 problem in 1 file
      "
    `);
  });

  test('that are damaged are told from those that are missing', async () => {
    expect(await reportOf('![x](./mop.png)', { ...given, readText: () => 'no image' })).toMatchInlineSnapshot(`
      "
      content/docs/a.mdx:1:1 missing-image
        The image "./mop.png" cannot be read as an image.
        Export content/docs/mop.png anew: the file is damaged, or no image.

      1 problem in 1 file
      "
    `);
  });

  test('that are missing, without alternative text or on another host are problems', async () => {
    const text = '![](./map.png)\n\n![x](./mop.png)\n\n![x](https://cdn.loam.example/a.png)\n\n<img src="./mip.png" />';
    expect(await reportOf(text, given)).toMatchInlineSnapshot(`
      "
      content/docs/a.mdx:1:1 missing-alt
        The image "./map.png" has no alternative text.
        Say what the picture tells: ![text](file).

      content/docs/a.mdx:3:1 missing-image
        The image "./mop.png" does not exist.
        Expected an image at content/docs/mop.png.

      content/docs/a.mdx:5:1 missing-image
        The image "https://cdn.loam.example/a.png" would be loaded from another host.
        Put the file beside the page and link to it by a relative path.

      content/docs/a.mdx:7:1 missing-alt
        The image "./mip.png" has no alternative text.
        Say what the picture tells: ![text](file).

      content/docs/a.mdx:7:1 missing-image
        The image "./mip.png" does not exist.
        Expected an image at content/docs/mip.png.

      5 problems in 1 file
      "
    `);
  });
});

describe('pictures with a definition', () => {
  test('have their built file and size', async () => {
    const { html, links, images, problems } = await compiled('![a][pic]\n\n[pic]: ./map.png "T"', given);
    expect({ links, problems }).toEqual({ links: [], problems: [] });
    expect(images).toEqual(['content/docs/map.png']);
    expect(html).toBe(
      '<p><img src="/assets/img/map.1a2b3c4d.png" alt="a" title="T" width="640" height="480" loading="lazy" decoding="async"/></p>',
    );
  });

  test('that are not there or have no text are reported', async () => {
    expect(await reportOf('![a][pic] ![][pic]\n\n[pic]: ./mop.png', given)).toMatchInlineSnapshot(`
      "
      content/docs/a.mdx:1:11 missing-alt
        The image "./mop.png" has no alternative text.
        Say what the picture tells: ![text](file).

      content/docs/a.mdx:3:1 missing-image
        The image "./mop.png" does not exist.
        Expected an image at content/docs/mop.png.

      2 problems in 1 file
      "
    `);
  });
});

test('a file with a space in its name is found by its address', async () => {
  const image = { url: '/assets/img/my pic.1a2b3c4d.png', width: 1, height: 1 };
  const html = await articleOf('![a](./my%20pic.png) [b](./my%20page.mdx) ![c](<./my pic.png>)', {
    imageAt: (path) => (path === 'content/docs/my pic.png' ? image : undefined),
    routeOfSource: (path) => (path === 'content/docs/my page.mdx' ? '/docs/my-page' : undefined),
  });
  expect(html.match(/src="[^"]*"/g)).toEqual(Array(2).fill('src="/assets/img/my%20pic.1a2b3c4d.png"'));
  expect(html).toContain('href="/docs/my-page"');
});

test('a per cent sign that stands for itself is part of the name', async () => {
  const image = { url: '/100%.png', width: 1, height: 1 };
  const imageAt = (path: string) => (path === 'content/docs/100%.png' ? image : undefined);
  expect(await articleOf('![a](./100%.png)', { imageAt })).toContain('src="/100%25.png"');
});
