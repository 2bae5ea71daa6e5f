import { expect, test } from 'vitest';
import { problemsOf } from '../checker-fixture.ts';

const dataset = (lines: string) => `datasets:\n  - from: postgres:public.orders\n    name: orders\n${lines}`;

test('YAML of another kind is parsed', async () => {
  expect(await problemsOf('yaml', 'services:\n  web: {}\n', { kind: 'compose' })).toBe('');
  expect(await problemsOf('yaml', 'services:\n  web: {\n', { kind: 'compose' })).toMatchInlineSnapshot(`
    "page.mdx:3:1 sample-syntax
      The YAML does not parse: Flow map in block collection must be sufficiently indented and end with a }.
      Check the indentation, quotes and colons of this line.

    1 problem in 1 file
    "
  `);
});

test('the manifest in the values of a Helm chart is checked', async () => {
  const code = 'replicaCount: 2\npod:\n  name: app\n  version: v1\n  kind: Pod\n  dataset: []\n';
  expect(await problemsOf('yaml', code, { kind: 'helm' })).toMatchInlineSnapshot(`
    "page.mdx:6:3 sample-manifest
      "dataset" is not a key of the manifest.
      Did you mean "datasets"?

    1 problem in 1 file
    "
  `);
});

test('the manifest in a ConfigMap is checked', async () => {
  const code = 'kind: ConfigMap\ndata:\n  pod.yaml: |\n    version: v1\n    kind: Pod\n    name: app\n    view: []\n';
  expect(await problemsOf('yaml', code, { kind: 'kubernetes' })).toMatchInlineSnapshot(`
    "page.mdx:7:5 sample-manifest
      "view" is not a key of the manifest.
      Did you mean "views"?

    1 problem in 1 file
    "
  `);
});

test('flags of containers are checked', async () => {
  const code = 'services:\n  loam:\n    image: loam/loam:1.0.5\n    command: ["--htpp", "0.0.0.0:8090"]\n';
  expect(await problemsOf('yaml', code, { kind: 'compose' })).toMatchInlineSnapshot(`
    "page.mdx:4:15 sample-command
      "--htpp" is not a flag of "loamd".
      Did you mean "--http"?

    1 problem in 1 file
    "
  `);
});

test('SQL and GraphQL inside a manifest are parsed', async () => {
  expect(
    await problemsOf('yaml', 'views:\n  - name: v\n    sql: |\n      SELECT a\n      FORM t\n      WHERE a = 1\n'),
  ).toMatchInlineSnapshot(`
    "page.mdx:5:7 sample-sql
      The SQL does not parse: syntax error at or near "t".
      Did you mean "FROM"?

    1 problem in 1 file
    "
  `);
  expect(
    await problemsOf('yaml', dataset('    acceleration:\n      refresh_sql: SELECT * FROM orders WHRE id > 1\n')),
  ).toMatchInlineSnapshot(`
    "page.mdx:5:41 sample-sql
      The SQL does not parse: syntax error at or near "id".
      Did you mean "WHERE"?

    1 problem in 1 file
    "
  `);
  const graphql =
    'datasets:\n  - from: graphql:https://x.example\n    name: x\n    params:\n      graphql_query: "{ a { b }"\n';
  expect(await problemsOf('yaml', graphql)).toMatchInlineSnapshot(`
    "page.mdx:5:32 sample-syntax
      The GraphQL ends too early: Expected Name, found <EOF>.
      Show code that parses as it stands.

    1 problem in 1 file
    "
  `);
});
