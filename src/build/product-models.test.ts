import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { printed } from '../../test/fixtures/pages.ts';
import { temporaryFolder } from '../../test/fixtures/temporary-folder.ts';
import { readApiReference } from './api-reference.ts';
import { loadChecker } from './product-models.ts';

const FILES = Object.fromEntries(
  ['product/pod.schema.json', 'product/cli.json', 'public/openapi.json'].map((file) => [
    file,
    readFileSync(file, 'utf8'),
  ]),
);

const SAMPLE = {
  language: 'bash',
  meta: {},
  code: 'loam nonsense',
  route: '/docs',
  file: 'content/docs/index.mdx',
  lines: [1],
  column: 1,
};

/** What is printed for the models of a product, and how many mistakes are found in a wrong sample. */
async function read(files: Record<string, string>) {
  const root = temporaryFolder(files);
  const { checker, problems } = await loadChecker(root);
  await checker.prepare?.();
  const reference = await readApiReference(root, '1');
  const found = await checker.checkSample(SAMPLE);
  return { report: printed([...problems, ...reference.problems]), found: found.problems.length };
}

test('samples are checked against the models', async () => {
  expect(await read(FILES)).toEqual({ report: '\n', found: 1 });
});

test('a model that was cut off is a problem of its file, and samples are not held against it', async () => {
  const halves = Object.entries(FILES).map(([file, text]) => [file, text.slice(0, 1000)]);
  const { report, found } = await read(Object.fromEntries(halves));
  expect(found).toBe(0);
  expect(report).toMatchInlineSnapshot(`
    "
    product/cli.json:27:15 bad-value
      The document is not JSON: "\\"" stands where a property name in double quotes is expected.
      Correct the text at this place, or just before it.

    product/pod.schema.json:20:22 bad-value
      The document is not JSON: "\\"" stands where a value is expected.
      Correct the text at this place, or just before it.

    public/openapi.json:6:20 api-spec
      The document is not JSON: "\\"" stands where a value is expected.
      Correct the text at this place, or just before it.

    3 problems in 3 files
    "
  `);
});

test('a model that is JSON of another shape is a problem of its file', async () => {
  const cli = JSON.parse(FILES['product/cli.json'] ?? '');
  delete cli.programs[0].name;
  const files = { ...FILES, 'product/cli.json': JSON.stringify(cli, null, 1), 'product/pod.schema.json': '[]' };
  expect((await read(files)).report).toMatchInlineSnapshot(`
    "
    product/cli.json:5:3 bad-value
      "programs.0.name" does not fit: expected string, received undefined.
      Take the file from the product again.

    product/pod.schema.json:1:1 bad-value
      The document does not fit: expected object, received array.
      Take the file from the product again.

    2 problems in 2 files
    "
  `);
});

test('a model that is missing is a problem of the file that should be there', async () => {
  expect((await read({})).report).toMatchInlineSnapshot(`
    "
    product/cli.json:1:1 bad-value
      The file does not exist, and samples are checked against it.
      Bring it back: it describes the product.

    product/pod.schema.json:1:1 bad-value
      The file does not exist, and samples are checked against it.
      Bring it back: it describes the product.

    public/openapi.json:1:1 api-spec
      The file does not exist, and the HTTP reference is made from it.
      Put the OpenAPI document there.

    3 problems in 3 files
    "
  `);
});
