import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { printed } from '../../../test/fixtures/pages.ts';
import { temporaryFolder } from '../../../test/fixtures/temporary-folder.ts';
import { createContentStore } from './content-store.ts';

const FILE = 'content/docs/a.mdx';
const textOf = (title: string) => `---\ntitle: ${title}\ndescription: What it says.\ndraft: true\n---\nText.\n`;

test('a draft is read', async () => {
  const store = createContentStore(temporaryFolder({ [FILE]: textOf('One') }));
  expect((await store.read()).sources.map(({ title }) => title)).toEqual(['One']);
});

test('a file is read again only after it is said to have changed', async () => {
  const root = temporaryFolder({ [FILE]: textOf('One') });
  const store = createContentStore(root);
  const titles = async () => (await store.read()).sources.map(({ title }) => title);
  await titles();
  writeFileSync(join(root, FILE), textOf('Two'));
  expect(await titles()).toEqual(['One']);
  store.forget(FILE);
  expect(await titles()).toEqual(['Two']);
});

test('a mistake in front matter is reported, and the page stays as it was', async () => {
  const root = temporaryFolder({ [FILE]: textOf('One') });
  const store = createContentStore(root);
  await store.read();
  writeFileSync(join(root, FILE), textOf('Two').replace('title:', 'titel:'));
  store.forget(FILE);
  const { sources, problems } = await store.read();
  expect(sources.map(({ title }) => title)).toEqual(['One']);
  expect(printed(problems)).toContain('content/docs/a.mdx:2:1 unknown-key');
});
