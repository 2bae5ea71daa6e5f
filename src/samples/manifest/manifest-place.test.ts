import { expect, test } from 'vitest';
import { problemsOf } from '../checker-fixture.ts';

const dataset = (lines: string) => `datasets:\n  - from: postgres:public.orders\n    name: orders\n${lines}`;

test.each([
  ['enabled: true\nengine: duckdb\n', 'datasets[].acceleration'],
  ['- from: s3://lake/\n  name: lake\n', 'datasets[]'],
  ['from: s3://lake/\n', 'datasets[]'],
  ['enabled: true\ncertificate_file: a\nkey_file: b\n', 'runtime.tls'],
  ['pg_host: localhost\n', 'connector:postgres'],
])('a fragment is checked where it says it belongs: %j', async (code, check) => {
  expect(await problemsOf('yaml', code, { check })).toBe('');
});

test('a fragment that says where it belongs must fit there', async () => {
  expect(await problemsOf('yaml', 'enabeld: true\n', { check: 'runtime.tls' })).toMatchInlineSnapshot(`
    "page.mdx:1:1 sample-manifest
      "enabeld" is not a key of "runtime.tls".
      Did you mean "enabled"?

    1 problem in 1 file
    "
  `);
  expect(await problemsOf('yaml', 'enabled: true\n', { check: 'runtime.tsl' })).toMatchInlineSnapshot(`
    "page.mdx:1:1 sample-kind
      check="runtime.tsl" is no place in the pod manifest.
      Places look like runtime or datasets[] or datasets[].acceleration.

    1 problem in 1 file
    "
  `);
});

test.each(['acceleration:\n  enabled: true\n', 'results_cache:\n  item_ttl: 5s\n'])(
  'a fragment whose keys fit one place alone needs no word about it: %j',
  async (code) => {
    expect(await problemsOf('yaml', code)).toBe('');
  },
);

test('a component of its own file is recognized by the name of the file', async () => {
  expect(
    await problemsOf('yaml', 'from: s3://lake/\nname: lake\nmod: read\n', { title: 'datasets/lake/dataset.yaml' }),
  ).toMatchInlineSnapshot(`
    "page.mdx:3:1 sample-manifest
      "mod" is not a key of "datasets[]".
      Did you mean "mode"?

    1 problem in 1 file
    "
  `);
});

test('YAML that could be anything is reported', async () => {
  expect(await problemsOf('yaml', 'services:\n  web: {}\n')).toMatchInlineSnapshot(`
    "page.mdx:1:1 sample-kind
      This YAML does not say what it is: "services" could be of several kinds.
      Name its place in the manifest, as in check="datasets[]", or another kind, as in kind="compose".

    1 problem in 1 file
    "
  `);
  expect(await problemsOf('yaml', 'dataset:\n  - from: s3://lake/\n')).toMatchInlineSnapshot(`
    "page.mdx:1:1 sample-kind
      This YAML does not say what it is: "dataset" could be of several kinds.
      Did you mean "datasets"?

    1 problem in 1 file
    "
  `);
  expect(await problemsOf('yaml', '- one\n- two\n')).toMatchInlineSnapshot(`
    "page.mdx:1:1 sample-kind
      This YAML does not say what it is.
      Name its place in the manifest, as in check="datasets[]".

    1 problem in 1 file
    "
  `);
});

test('every document of a sample is checked', async () => {
  expect(await problemsOf('yaml', `${dataset('')}---\nruntime:\n  core: {}\n`)).toMatchInlineSnapshot(`
    "page.mdx:6:3 sample-manifest
      "core" is not a key of "runtime".
      Did you mean "cors"?

    1 problem in 1 file
    "
  `);
});

test('a manifest may be written as JSON', async () => {
  const code = '{ "version": "v1", "kind": "Pod", "name": "app", "modles": [] }';
  expect(await problemsOf('json', code)).toMatchInlineSnapshot(`
    "page.mdx:1:50 sample-manifest
      "modles" is not a key of the manifest.
      Did you mean "models"?

    1 problem in 1 file
    "
  `);
});
