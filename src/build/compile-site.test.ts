import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { plainChecker, source, surroundings } from '../../test/fixtures/pages.ts';
import { siteConfig } from '../../test/fixtures/site-config.ts';
import { temporaryFolder, writeFiles } from '../../test/fixtures/temporary-folder.ts';
import type { Source } from '../model/compiled-page.ts';
import { type CompileOptions, type CompileSiteOptions, compileSite, pageOf } from './compile-site.ts';
import { surroundingsOf } from './site-content.ts';

const SVG = '<svg viewBox="0 0 4 2"><rect class="d-box"/></svg>';
const BODY =
  '[b](./b.mdx) ![Map](./map.svg)\n\n<Diagram src="./d.svg" alt="A box." />\n\n{/* truncate */}\n\n## More\n';

/** A site of one page that depends on a link, an image and a diagram. */
function site() {
  const root = temporaryFolder({ 'content/docs/map.svg': SVG, 'content/docs/d.svg': SVG });
  const page = source('content/docs/a.mdx', [], BODY);
  const others = [source('content/docs/b.mdx')];
  return { root, page, others };
}

/** Compiles the page of a site; gives what came of it and whether it came from the cache. */
async function built({ root, page, others }: ReturnType<typeof site>, given: Partial<CompileSiteOptions> = {}) {
  let fromCache = false;
  const [info] = await compileSite([page], {
    root,
    cacheDir: join(root, '.cache'),
    version: '1',
    surroundings: surroundingsOf(root, siteConfig(), [page, ...others], plainChecker),
    onPage: (_, cached) => {
      fromCache = cached;
    },
    ...given,
  });
  if (!info) throw new Error('Nothing was compiled');
  return { info, fromCache };
}

describe('compiled pages are cached', () => {
  test('the second time nothing is compiled, and all is the same', async () => {
    const one = site();
    const first = await built(one);
    const second = await built(one, {
      surroundings: {
        ...surroundingsOf(one.root, siteConfig(), [one.page, ...one.others], plainChecker),
        checker: neverAsked,
      },
    });
    expect([first.fromCache, second.fromCache]).toEqual([false, true]);
    const { body: firstBody, ...firstInfo } = first.info;
    const { body: secondBody, ...secondInfo } = second.info;
    expect(secondInfo).toEqual(firstInfo);
    expect(await secondBody()).toEqual(await firstBody());
    expect(firstInfo).toMatchObject({ hasExcerpt: true, problems: [], anchors: ['more'] });
  });

  test.each<[string, (one: ReturnType<typeof site>) => Partial<ReturnType<typeof site>>]>([
    ['the text of the page', ({ page }) => ({ page: { ...page, hash: 'other' } })],
    ['its route', ({ page }) => ({ page: { ...page, route: '/docs/other' } })],
    ['the route of a page that it links to', () => ({ others: [source('content/docs/b.mdx', ['slug: other'])] })],
    ['the disappearance of that page', () => ({ others: [] })],
  ])('%s makes the page anew', async (_, change) => {
    const one = site();
    await built(one);
    expect((await built({ ...one, ...change(one) })).fromCache).toBe(false);
  });

  test.each([
    ['a diagram', 'content/docs/d.svg', SVG.replace('d-box', 'd-line')],
    ['a picture', 'content/docs/map.svg', SVG.replace('4 2', '8 2')],
  ])('%s in it makes the page anew', async (_, path, svg) => {
    const one = site();
    await built(one);
    writeFiles(one.root, { [path]: svg });
    expect((await built(one)).fromCache).toBe(false);
  });

  test('another version of the pipeline makes the page anew', async () => {
    const one = site();
    await built(one);
    expect((await built(one, { version: '2' })).fromCache).toBe(false);
  });

  test('a file that was missing and has come makes the page anew', async () => {
    const root = temporaryFolder();
    const page = source('content/docs/a.mdx', [], '<Diagram src="./d.svg" alt="A box." />');
    const one = { root, page, others: [] };
    expect((await built(one)).info.problems).toHaveLength(1);
    expect((await built(one)).fromCache).toBe(true);
    writeFiles(root, { 'content/docs/d.svg': SVG });
    const { info, fromCache } = await built(one);
    expect({ fromCache, problems: info.problems }).toEqual({ fromCache: false, problems: [] });
  });

  test('problems are kept with the page, so that a cached mistake is still one', async () => {
    const one = { ...site(), page: source('content/docs/a.mdx', [], '<Crad />') };
    const [first, second] = [await built(one), await built(one)];
    expect(second.fromCache).toBe(true);
    expect(second.info.problems).toEqual(first.info.problems);
    expect(second.info.problems).toHaveLength(1);
  });

  test('a page that is asked for alone leaves the others in the cache', async () => {
    const { root } = site();
    const pages = Array.from({ length: 40 }, (_, index) => source(`content/docs/p${index}.mdx`, [], 'A page.'));
    const surroundings = surroundingsOf(root, siteConfig(), pages, plainChecker);
    const options = { root, cacheDir: join(root, '.cache'), version: '1', surroundings };
    const [first] = await compileSite(pages, options);
    await pageOf(source('content/docs/other.mdx'), options);
    expect(await first?.body()).toMatchObject({ html: '<p>A page.</p>' });
  });

  test.each([
    ['cut off', '.json', (text: string) => text.slice(0, 20)],
    ['emptied', '.json', () => ''],
    ['of another kind', '.json', () => '{}'],
    ['without its body', '.body.json', () => ''],
    ['with half of its body', '.body.json', (text: string) => text.slice(0, 20)],
  ])('an entry that is %s is compiled anew', async (_, ending, damage) => {
    const one = site();
    await built(one);
    const cacheDir = join(one.root, '.cache');
    for (const name of readdirSync(cacheDir).filter((name) => name.replace(/^[^.]+/, '') === ending)) {
      const file = join(cacheDir, name);
      writeFileSync(file, damage(readFileSync(file, 'utf8')));
    }
    const { info, fromCache } = await built(one);
    expect(fromCache).toBe(false);
    expect((await info.body()).html).toContain('More');
  });
});

describe('many pages are compiled by two processes', () => {
  const pages = Array.from({ length: 200 }, (_, index) => source(`content/docs/p${index}.mdx`, [], `Page ${index}`));

  /** Compiles them with a helper; gives how many it was asked for, and the texts that came of it. */
  async function helped(root: string, work: (page: Source, options: CompileOptions) => Promise<unknown>, cores = 4) {
    const surroundings = surroundingsOf(root, siteConfig(), pages, plainChecker);
    const options = { root, cacheDir: join(root, '.cache'), version: '1', surroundings };
    let asked = 0;
    const compiled = await compileSite(pages, {
      ...options,
      cores,
      async help(share) {
        asked += share.length;
        for (const page of share) await work(page, options);
      },
    });
    return { asked, texts: await Promise.all(compiled.map(async ({ body }) => (await body()).html)) };
  }

  const expected = pages.map((_, index) => `<p>Page ${index}</p>`);

  test('half of them elsewhere, and all are in their order', async () => {
    expect(await helped(temporaryFolder(), pageOf)).toEqual({ asked: 100, texts: expected });
  });

  test('what a helper leaves undone is done all the same', async () => {
    const failing = async () => {
      throw new Error('no memory');
    };
    expect(await helped(temporaryFolder(), failing)).toEqual({ asked: 100, texts: expected });
  });

  test('with two cores, which may be one, none elsewhere', async () => {
    expect((await helped(temporaryFolder(), pageOf, 2)).asked).toBe(0);
  });

  test('what is cached needs no helper', async () => {
    const root = temporaryFolder();
    await helped(root, pageOf);
    expect((await helped(root, pageOf)).asked).toBe(0);
  });
});

const neverAsked = {
  ...plainChecker,
  prepare: async () => {
    throw new Error('A build with nothing to compile asks for the checker');
  },
};

describe('files beside a page', () => {
  const root = () =>
    temporaryFolder({
      'content/docs/map.svg': SVG,
      'content/docs/broken.png': 'no picture',
      'public/img/logo.svg': SVG,
      'content/docs/folder/x.txt': '',
    });

  test('an image has its size and an address with a hash; one of the public folder keeps its own', () => {
    const { imageAt } = surroundingsOf(root(), siteConfig(), [], plainChecker);
    expect(imageAt('content/docs/map.svg')).toMatchObject({
      width: 4,
      height: 2,
      url: expect.stringMatching(/^\/assets\/img\/map\.[0-9a-f]{8}\.svg$/),
    });
    expect(imageAt('public/img/logo.svg')?.url).toBe('/img/logo.svg');
  });

  test.each([
    'content/docs/nowhere.png',
    'content/docs/broken.png',
    'content/docs/folder',
    'content/docs/map.svg/x.png',
  ])('%s is no image', (path) => {
    expect(surroundingsOf(root(), siteConfig(), [], plainChecker).imageAt(path)).toBeUndefined();
  });

  test.each(['content/docs/nowhere.svg', 'content/docs/folder', 'content/docs/map.svg/x.svg'])(
    '%s is no text',
    (path) => {
      expect(surroundingsOf(root(), siteConfig(), [], plainChecker).readText(path)).toBeUndefined();
    },
  );

  test('a content file has its route', () => {
    const sources: Source[] = [source('content/docs/a.mdx', ['slug: /b'])];
    const { routeOfSource } = surroundingsOf(root(), siteConfig(), sources, surroundings().checker);
    expect(routeOfSource('content/docs/a.mdx')).toBe('/b');
    expect(routeOfSource('content/docs/c.mdx')).toBeUndefined();
  });
});

test('the cache keeps five other versions of the pages and forgets the rest at once', async () => {
  const one = site();
  const entries = () => readdirSync(join(one.root, '.cache')).length;
  for (let version = 1; version <= 6; version++) await built(one, { version: String(version) });
  expect(entries()).toBe(12);
  await built(one, { version: '7' });
  expect(entries()).toBe(2);
  expect((await built(one, { version: '7' })).fromCache).toBe(true);
});
