import { expect, test } from 'vitest';
import { temporaryFolder } from '../../test/fixtures/temporary-folder.ts';
import { filesToCopy, publicFiles } from './public-files.ts';

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
