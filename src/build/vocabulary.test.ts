import { expect, test } from 'vitest';
import { printed, source } from '../../test/fixtures/pages.ts';
import { temporaryFolder } from '../../test/fixtures/temporary-folder.ts';
import { checkNames } from '../checks/content-checks.ts';
import { readVocabulary } from './vocabulary.ts';

const SOURCES = [
  source('content/docs/a.mdx', ['tags: [reference, guide]']),
  source('content/blog/b.mdx', ['tags: [news]', 'authors: [team]']),
];

const FILES = {
  'content/docs/tags.yml':
    'reference:\n  label: Reference\n  description: All.\nguide:\n  label: Guide\n  description: How.\n',
  'content/blog/tags.yml': 'news:\n  label: News\n  description: What is new.\n',
  'content/blog/avatars/team.svg': '<svg />',
  'content/blog/authors.yml': 'team:\n  name: The team\n  title: Team\n  description: All of us.\n',
};

/** The lists of a site, and what is printed for them and for the pages that use their names. */
function read(files: Record<string, string>) {
  const { problems, ...lists } = readVocabulary(temporaryFolder(files), SOURCES);
  const wrongNames = checkNames(SOURCES, {
    docTags: new Set(Object.keys(lists.docTags)),
    blogTags: new Set(Object.keys(lists.blogTags)),
    authors: new Set(Object.keys(lists.authors)),
  });
  return { lists, report: printed([...problems, ...wrongNames]) };
}

test('lists without mistakes are given as they are written', () => {
  const { lists, report } = read(FILES);
  expect(report).toBe('\n');
  expect(lists.docTags['guide']).toEqual({ label: 'Guide', description: 'How.' });
});

test('one wrong entry is one problem: the other entries stay, and its name is known', () => {
  const tags = FILES['content/docs/tags.yml'].replace('label: Guide', 'lable: Guide');
  const { lists, report } = read({ ...FILES, 'content/docs/tags.yml': tags });
  expect(lists.docTags).toEqual({
    reference: { label: 'Reference', description: 'All.' },
    guide: { label: 'guide', description: '' },
  });
  expect(report).toMatchInlineSnapshot(`
    "
    content/docs/tags.yml:5:3 unknown-key
      "guide.lable" is not a key of a list of tags.
      Did you mean "label"?

    1 problem in 1 file
    "
  `);
});

test('a list that cannot be read is one problem, and its names are not checked', () => {
  const { lists, report } = read({ ...FILES, 'content/blog/authors.yml': 'team:\n  name: "The team\n  title: Team\n' });
  expect(Object.keys(lists.authors)).toEqual(['team']);
  expect(report).toMatchInlineSnapshot(`
    "
    content/blog/authors.yml:2:9 bad-value
      The YAML cannot be read: the quote is not closed.
      Add the quote at the end of the value.

    1 problem in 1 file
    "
  `);
});

test('a list that holds something else is one problem', () => {
  expect(read({ ...FILES, 'content/blog/tags.yml': '- news\n' }).report).toMatchInlineSnapshot(`
    "
    content/blog/tags.yml:1:1 bad-value
      The YAML of a list of tags has the value ["news"], which does not fit.
      Expected record, received array.

    1 problem in 1 file
    "
  `);
});

test('a list that is missing is one problem of the file that should be there', () => {
  const { 'content/docs/tags.yml': _, ...others } = FILES;
  expect(read(others).report).toMatchInlineSnapshot(`
    "
    content/docs/tags.yml:1:1 missing-key
      The file does not exist, and pages use 2 names of it.
      Write it, with an entry for each name, or remove reference, guide from the pages.

    1 problem in 1 file
    "
  `);
});

test('an emptied list is one problem, too', () => {
  expect(read({ ...FILES, 'content/blog/tags.yml': '' }).report).toContain(
    'The file is empty, and pages use a name of it.',
  );
});

test('a list that no page uses may be missing', () => {
  expect(readVocabulary(temporaryFolder(), []).problems).toEqual([]);
});

test('an author without a picture and names that make no address are problems', () => {
  const { report } = read({
    ...FILES,
    'content/blog/avatars/team.svg': '<svg />',
    'content/blog/authors.yml': `${FILES['content/blog/authors.yml']}other:\n  name: Others\n  title: Team\n  description: Us.\n`,
    'content/docs/tags.yml': `${FILES['content/docs/tags.yml']}# all: right\n100%:\n  label: All\n  description: All.\n"ci/cd":\n  label: CI\n  description: CI.\n`,
  });
  expect(report).toMatchInlineSnapshot(`
    "
    content/blog/authors.yml:5:1 missing-image
      The author "other" has no picture.
      Add content/blog/avatars/other.svg, a square.

    content/docs/tags.yml:8:1 bad-value
      "100%" cannot be part of an address.
      Use a–z, 0–9 and "-"; the name that readers see stands below it.

    content/docs/tags.yml:11:1 bad-value
      "ci/cd" cannot be part of an address.
      Use a–z, 0–9 and "-"; the name that readers see stands below it.

    3 problems in 2 files
    "
  `);
});
