import { expect, test } from '@playwright/test';
import { z } from 'zod';

const SITE = 'https://docs.loam.example';

/** Addresses in the HTML of a feed that would lead nowhere in a feed reader. */
const relativeAddresses = (html: string) => html.match(/ (?:href|src)=(?:"|&quot;)(?!https?:|mailto:)[^"&]*/g) ?? [];

test('2.5 blog pages name the three feeds in their head', async ({ page }) => {
  await page.goto('/blog');
  const feeds = page.locator('head link[rel="alternate"][title]');
  expect(await feeds.evaluateAll((links) => links.map((link) => link.getAttribute('type')))).toEqual([
    'application/rss+xml',
    'application/atom+xml',
    'application/feed+json',
  ]);
  for (const href of await feeds.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))) {
    expect((await page.request.get(href)).status(), href).toBe(200);
  }
});

for (const [path, entry, linkOf] of [
  ['/blog/rss.xml', 'item', 'link'],
  ['/blog/atom.xml', 'entry', 'id'],
] as const) {
  test(`2.5 ${path} is well-formed, with every post, its full text and absolute links`, async ({ page }) => {
    const text = await (await page.request.get(path)).text();
    await page.goto('/blog');
    const feed = await page.evaluate(
      ({ source, tag, link }) => {
        const parsed = new DOMParser().parseFromString(source, 'text/xml');
        const entries = [...parsed.getElementsByTagName(tag)];
        return {
          error: parsed.querySelector('parsererror')?.textContent,
          links: entries.map((element) => element.getElementsByTagName(link)[0]?.textContent ?? ''),
          texts: entries.map(
            (element) =>
              element.getElementsByTagName(tag === 'item' ? 'content:encoded' : 'content')[0]?.textContent ?? '',
          ),
        };
      },
      { source: text, tag: entry, link: linkOf },
    );
    expect(feed.error).toBeUndefined();
    expect(feed.links).toHaveLength(70);
    expect(feed.links.filter((link) => !link.startsWith(`${SITE}/blog/`))).toEqual([]);
    expect(feed.texts.filter((html) => html.length < 1000)).toEqual([]);
    expect(feed.texts.flatMap(relativeAddresses)).toEqual([]);
  });
}

const JsonFeed = z.object({
  version: z.literal('https://jsonfeed.org/version/1'),
  home_page_url: z.literal(`${SITE}/blog`),
  feed_url: z.literal(`${SITE}/blog/feed.json`),
  items: z.array(
    z.object({
      id: z.string().startsWith(`${SITE}/blog/`),
      url: z.string().startsWith(`${SITE}/blog/`),
      title: z.string().min(1),
      content_html: z.string().min(1000),
      date_modified: z.iso.datetime(),
    }),
  ),
});

test('2.5 /blog/feed.json is a JSON feed with every post, its full text and absolute links', async ({ request }) => {
  const feed = JsonFeed.parse(await (await request.get('/blog/feed.json')).json());
  expect(feed.items).toHaveLength(70);
  expect(feed.items.flatMap(({ content_html }) => relativeAddresses(content_html))).toEqual([]);
});
