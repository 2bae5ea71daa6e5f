import { expect, test } from 'vitest';
import { printed } from '../../test/fixtures/pages.ts';
import { temporaryFolder } from '../../test/fixtures/temporary-folder.ts';
import { checkPublicFiles, filesToCopy, publicFiles } from './public-files.ts';

const FILES = {
  'public/img/logo.svg': '',
  'public/openapi.json': '',
  'content/blog/avatars/team.svg': '',
  'content/blog/a.mdx': '',
};

test('public files, avatars and the schema keep their address', async () => {
  const paths = (await filesToCopy(temporaryFolder(FILES))).map(({ sourcePath, path }) => [sourcePath, path]);
  expect(paths.toSorted()).toEqual([
    ['content/blog/avatars/team.svg', 'blog/avatars/team.svg'],
    ['product/pod.schema.json', 'pod.schema.json'],
    ['public/img/logo.svg', 'img/logo.svg'],
    ['public/openapi.json', 'openapi.json'],
  ]);
});

test('links may lead to these and to the files that the build makes', async () => {
  const paths = (await publicFiles(temporaryFolder(FILES))).map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining(['openapi.json', 'blog/rss.xml', 'blog/atom.xml', 'blog/feed.json', 'sitemap.xml']),
  );
});

test('files that hide a page or are never sent are problems', () => {
  const paths = [
    'img/a.svg',
    'cookbook.html',
    'docs/index.html',
    'robots.txt',
    '_note.txt',
    '.well-known/security.txt',
  ];
  const files = paths.map((path) => ({ sourcePath: `public/${path}`, path }));
  expect(printed(checkPublicFiles(files, ['/', '/docs', '/cookbook']))).toMatchInlineSnapshot(`
    "
    public/_note.txt:1:1 bad-value
      The server does not send "/_note.txt".
      Rename it: names that begin with "." or "_", or end in .br, .gz or .part, are not public.

    public/cookbook.html:1:1 bad-value
      The file would take the place of the page /cookbook.
      Rename or remove it.

    public/docs/index.html:1:1 bad-value
      The file would take the place of the page /docs.
      Rename or remove it.

    public/robots.txt:1:1 bad-value
      The file would take the place of a file that the build makes.
      Rename or remove it.

    4 problems in 4 files
    "
  `);
});
