import { describe, expect, test } from 'vitest';
import { BlogFrontmatter, DocFrontmatter, PageFrontmatter } from './frontmatter.ts';

const page = { title: 'Caching', description: 'How results are cached.' };
const post = { ...page, date: '2024-01-31', authors: ['team'], tags: ['news'] };

test.each([
  ['id', 'results-cache'],
  ['slug', '/cache'],
  ['sidebar_label', 'Cache'],
  ['sidebar_position', 1.5],
  ['tags', ['performance']],
  ['keywords', ['memoize']],
  ['image', './card.png'],
  ['last_update', { author: 'Runtime team', date: '2024-01-31' }],
  ['last_update', { date: '2024-01-31T10:00:00+01:00' }],
  ['pagination_prev', null],
  ['pagination_next', 'installation'],
  ['hide_title', true],
  ['hide_table_of_contents', true],
  ['toc_min_heading_level', 2],
  ['toc_max_heading_level', 6],
  ['draft', true],
  ['unlisted', true],
  ['api_method', 'patch'],
  ['edit_path', 'public/openapi.json'],
])('a documentation page may have %s: %j', (key, value) => {
  expect(DocFrontmatter.parse({ ...page, [key]: value })).toHaveProperty(key, value);
});

test.each([
  ['a key that no page has', { ...page, autor: 'me' }],
  ['a date', { ...page, date: '2024-01-31' }],
  ['no title', { description: page.description }],
  ['an empty title', { ...page, title: '' }],
  ['no description', { title: page.title }],
  ['a description over 160 characters', { ...page, description: 'x'.repeat(161) }],
  ['contents from the title on', { ...page, toc_min_heading_level: 1 }],
])('a documentation page with %s is refused', (_, data) => {
  expect(DocFrontmatter.safeParse(data).success).toBe(false);
});

describe('spec 3: a blog post has one or more authors and one or more tags', () => {
  test('a post with both, a title, a description and a date is fine', () => {
    expect(BlogFrontmatter.safeParse(post).success).toBe(true);
  });

  test.each([
    ['no author', { ...post, authors: [] }],
    ['no tag', { ...post, tags: [] }],
    ['no date', { ...post, date: undefined }],
    ['a date that does not exist', { ...post, date: '2024-02-30' }],
    ['a place in a sidebar', { ...post, sidebar_position: 1 }],
  ])('a post with %s is refused', (_, data) => {
    expect(BlogFrontmatter.safeParse(data).success).toBe(false);
  });
});

test('a page outside docs and blog has no tags', () => {
  expect(PageFrontmatter.safeParse(page).success).toBe(true);
  expect(PageFrontmatter.safeParse({ ...page, tags: ['news'] }).success).toBe(false);
});
