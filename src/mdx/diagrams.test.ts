import { describe, expect, test } from 'vitest';
import { articleOf, compiled, reportOf } from '../../test/fixtures/pages.ts';

const SVG = '<?xml version="1.0"?>\n<!-- note -->\n<svg viewBox="0 0 10 10">\n  <rect class="d-box"/>\n</svg>\n';
const media = { youtube: { name: 'YouTube', embed: 'https://player.loam.example/embed/{id}' } };

function withSvg(svg: string) {
  return { media, readText: (path: string) => (path === 'content/docs/diagrams/a.svg' ? svg : undefined) };
}

describe('diagrams', () => {
  test('become part of the page, so that they follow the theme', async () => {
    const html = await articleOf('<Diagram src="./diagrams/a.svg" alt="A box." caption="One box" />', withSvg(SVG));
    expect(html).toBe(
      '<figure class="diagram"><div role="img" aria-label="A box."><svg viewBox="0 0 10 10"><rect class="d-box"/></svg></div><figcaption>One box</figcaption></figure>',
    );
  });

  test('are noted with the page that shows them', async () => {
    const { images } = await compiled('<Diagram src="./diagrams/a.svg" alt="A box." />', withSvg(SVG));
    expect(images).toEqual(['content/docs/diagrams/a.svg']);
  });

  test('that are missing or without alternative text are problems', async () => {
    const text = '<Diagram src="./diagrams/b.svg" />\n\n<Diagram alt="x" />';
    expect(await reportOf(text, withSvg(SVG))).toMatchInlineSnapshot(`
      "
      content/docs/a.mdx:1:1 missing-alt
        The diagram "./diagrams/b.svg" has no alternative text.
        Add alt="…" that says what the picture tells.

      content/docs/a.mdx:1:1 missing-image
        The diagram "./diagrams/b.svg" does not exist.
        Expected a file at content/docs/diagrams/b.svg.

      content/docs/a.mdx:3:1 missing-key
        <Diagram> has no src.
        Add src="…".

      3 problems in 1 file
      "
    `);
  });

  test('with mistakes are reported where they are in their own file', async () => {
    const svg = '<svg viewBox="0 0 10 10">\n  <rect class="d-bix"/>\n</svg>';
    const text = '---\ntitle: A\n---\n\n<Diagram src="./diagrams/a.svg" alt="x" />';
    expect(await reportOf(text, withSvg(svg))).toMatchInlineSnapshot(`
      "
      content/docs/diagrams/a.svg:2:3 bad-value
        "d-bix" is not a class of diagrams.
        Did you mean "d-box"?

      1 problem in 1 file
      "
    `);
  });
});

test('mistakes of a diagram that a page shows twice are reported once', async () => {
  const shown = '<Diagram src="./diagrams/a.svg" alt="x" />';
  const { problems } = await compiled(`${shown}\n\n${shown}`, withSvg('<svg viewBox="0 0 9 9"><b/></svg>'));
  expect(problems).toHaveLength(1);
});

describe('spec 2.1: documentation pages may embed video and audio players', () => {
  test.each(['Video', 'Audio'])(
    '<%s> is a button that knows its player, and nothing is requested before the click',
    async (name) => {
      const html = await articleOf(`<${name} host="youtube" id="a b" title="Tour" />`, withSvg(SVG));
      expect(html).toContain('data-embed="https://player.loam.example/embed/a%20b"');
      expect(html).toContain('Loads a player from YouTube');
      expect(html).not.toMatch(/<iframe|<video|<audio|<img/);
    },
  );

  test('a host named as what every object has is unknown too', async () => {
    const { problems } = await compiled('<Video host="constructor" id="1" title="Tour" />', withSvg(SVG));
    expect(problems).toMatchObject([{ message: '"constructor" is not a media host of this site.' }]);
  });

  test('an unknown host and a missing title are problems', async () => {
    expect(await reportOf('<Video host="vimeoo" id="1" />', withSvg(SVG))).toMatchInlineSnapshot(`
      "
      content/docs/a.mdx:1:1 bad-value
        "vimeoo" is not a media host of this site.
        Known hosts: youtube.

      content/docs/a.mdx:1:1 missing-alt
        <Video> has no title.
        Add title="…": it names the player before it is loaded.

      2 problems in 1 file
      "
    `);
  });
});
