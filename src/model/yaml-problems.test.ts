import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { BlogFrontmatter } from './frontmatter.ts';
import { formatProblems } from './problem.ts';
import { TagsFile } from './tags.ts';
import { readYaml } from './yaml-problems.ts';

const GOOD = [
  'title: First release',
  'description: What is new.',
  'date: 2024-01-01',
  'authors: [team]',
  'tags: [news]',
];

function postReport(...lines: string[]): string {
  const { problems } = readYaml(lines.join('\n'), BlogFrontmatter, {
    file: 'content/blog/first.mdx',
    linesBefore: 1,
    thing: 'a blog post',
  });
  return `\n${formatProblems(problems)}`;
}

test('YAML that fits its schema is its value', () => {
  const { value, problems } = readYaml('a: [1, 2]', z.strictObject({ a: z.array(z.number()) }), {
    file: 'a.yml',
    linesBefore: 0,
    thing: 'a list',
  });
  expect({ value, problems }).toEqual({ value: { a: [1, 2] }, problems: [] });
});

describe('mistakes have the line and column of the key they are about', () => {
  test('an unknown key', () => {
    expect(postReport(...GOOD, 'autor: me')).toMatchInlineSnapshot(`
      "
      content/blog/first.mdx:7:1 unknown-key
        "autor" is not a key of a blog post.
        Did you mean "authors"?

      1 problem in 1 file
      "
    `);
  });

  test('a misspelt key is not missing as well', () => {
    expect(postReport(...GOOD.slice(1), 'titel: First release')).toMatchInlineSnapshot(`
      "
      content/blog/first.mdx:6:1 unknown-key
        "titel" is not a key of a blog post.
        Did you mean "title"?

      1 problem in 1 file
      "
    `);
  });

  test('an unknown key that is like no other', () => {
    expect(postReport(...GOOD, 'zzzzzzzz: 1')).toMatchInlineSnapshot(`
      "
      content/blog/first.mdx:7:1 unknown-key
        "zzzzzzzz" is not a key of a blog post.
        Known keys: authors, date, description, draft, hide_table_of_contents, hide_title, image, keywords, last_update, slug, tags, title, toc_max_heading_level, toc_min_heading_level, unlisted.

      1 problem in 1 file
      "
    `);
  });

  test('an unknown key below another', () => {
    expect(postReport(...GOOD, 'last_update:', '  autor: me')).toMatchInlineSnapshot(`
      "
      content/blog/first.mdx:8:3 unknown-key
        "last_update.autor" is not a key of a blog post.
        Did you mean "author"?

      1 problem in 1 file
      "
    `);
  });

  test('a missing key', () => {
    expect(postReport(...GOOD.filter((line) => !line.startsWith('date')))).toMatchInlineSnapshot(`
      "
      content/blog/first.mdx:2:1 missing-key
        "date" is missing from a blog post.
        Add date: …

      1 problem in 1 file
      "
    `);
  });

  test('no keys at all', () => {
    expect(postReport('')).toMatchInlineSnapshot(`
      "
      content/blog/first.mdx:2:1 missing-key
        "title" is missing from a blog post.
        Add title: …

      content/blog/first.mdx:2:1 missing-key
        "description" is missing from a blog post.
        Add description: …

      content/blog/first.mdx:2:1 missing-key
        "date" is missing from a blog post.
        Add date: …

      content/blog/first.mdx:2:1 missing-key
        "authors" is missing from a blog post.
        Add authors: …

      content/blog/first.mdx:2:1 missing-key
        "tags" is missing from a blog post.
        Add tags: …

      5 problems in 1 file
      "
    `);
  });

  test('a list where keys are wanted', () => {
    expect(postReport('- title')).toMatchInlineSnapshot(`
      "
      content/blog/first.mdx:2:1 bad-value
        The YAML of a blog post has the value ["title"], which does not fit.
        Expected object, received array.

      1 problem in 1 file
      "
    `);
  });

  test.each([
    ['title', '""', 'Too small: expected string to have >=1 characters.'],
    ['date', '"4 October"', 'Write a day such as 2021-10-04.'],
    ['tags', '"news"', 'Write a list: tags: [news].'],
    ['authors', '[]', 'Too small: expected array to have >=1 items.'],
    ['draft', '"maybe"', 'Expected boolean, received string.'],
    ['toc_max_heading_level', '9', 'Too big: expected number to be <=6.'],
    ['last_update', '"2024-01-01"', 'Expected object, received string.'],
  ])('a value that does not fit: %s: %s', (key, value, fix) => {
    const before = GOOD.filter((line) => !line.startsWith(`${key}:`));
    const where = `content/blog/first.mdx:${before.length + 2}:1 bad-value`;
    const what = `"${key}" has the value ${value}, which does not fit.`;
    expect(postReport(...before, `${key}: ${value}`)).toBe(`\n${where}\n  ${what}\n  ${fix}\n\n1 problem in 1 file\n`);
  });

  test('a value inside another', () => {
    expect(postReport(...GOOD, 'last_update: { date: yesterday }')).toMatchInlineSnapshot(`
      "
      content/blog/first.mdx:7:16 bad-value
        "last_update.date" has the value "yesterday", which does not fit.
        Write a day such as 2021-10-04, or an instant such as 2021-10-04T12:00:00Z.

      1 problem in 1 file
      "
    `);
    expect(postReport(...GOOD.slice(0, -1), 'tags: [news, 5]')).toMatchInlineSnapshot(`
      "
      content/blog/first.mdx:6:14 bad-value
        "tags.1" has the value 5, which does not fit.
        Expected string, received number.

      1 problem in 1 file
      "
    `);
  });

  test('a long value is cut', () => {
    const others = GOOD.filter((line) => !line.startsWith('description:'));
    expect(postReport(`description: ${'long '.repeat(40)}`, ...others)).toMatchInlineSnapshot(`
      "
      content/blog/first.mdx:2:1 bad-value
        "description" has the value "long long long long long long long long long long long long long long long lon…, which does not fit.
        Too big: expected string to have <=160 characters.

      1 problem in 1 file
      "
    `);
  });

  test('a key of an entry in a list of tags', () => {
    const { problems } = readYaml('news:\n  label: News\n  descripton: Text', TagsFile, {
      file: 'content/blog/tags.yml',
      linesBefore: 0,
      thing: 'a list of tags',
    });
    expect(`\n${formatProblems(problems)}`).toMatchInlineSnapshot(`
      "
      content/blog/tags.yml:3:3 unknown-key
        "news.descripton" is not a key of a list of tags.
        Did you mean "description"?

      1 problem in 1 file
      "
    `);
  });
});
