import { expect, test } from 'vitest';
import { problemsOf } from '../checker-fixture.ts';

const dataset = (lines: string) => `datasets:\n  - from: postgres:public.orders\n    name: orders\n${lines}`;

test('YAML of another kind is parsed', async () => {
  expect(await problemsOf('yaml', 'services:\n  web: {}\n', { kind: 'compose' })).toBe('');
  expect(await problemsOf('yaml', 'services:\n  web: {\n', { kind: 'compose' })).toMatchInlineSnapshot(`
    "page.mdx:3:1 sample-syntax
      The YAML does not parse: Flow map in block collection must be sufficiently indented and end with a }.
      Add the "}" that is missing, or put the value in quotes.

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

test('a pattern without quotes is a problem of its line, in YAML of any kind', async () => {
  const code = dataset('    params:\n      file_pattern: *.parquet\n');
  expect(await problemsOf('yaml', code)).toMatchInlineSnapshot(`
    "page.mdx:5:21 sample-syntax
      The YAML does not parse at "file_pattern: *.parquet": "*.parquet" refers to nothing.
      Put a value with ": ", a leading "[" or "*" or a backtick in quotes.

    1 problem in 1 file
    "
  `);
  expect(await problemsOf('yaml', code, { kind: 'compose' })).toBe(await problemsOf('yaml', code));
  expect(await problemsOf('yaml', code, { asof: 'v0.3-alpha' })).toBe(await problemsOf('yaml', code));
});

test('an alias inside what it refers to is a problem of its line', async () => {
  expect(await problemsOf('yaml', 'datasets: &d\n  - *d\n')).toMatchInlineSnapshot(`
    "page.mdx:2:5 sample-syntax
      The YAML does not parse at "- *d": "*d" stands inside what it refers to.
      Write the value itself.

    1 problem in 1 file
    "
  `);
});

test('aliases that stand for too many values are a problem', async () => {
  const tenOf = (name: string) => `[${Array(10).fill(`*${name}`).join(', ')}]`;
  const code = `a: &a [1, 2]\nb: &b ${tenOf('a')}\nc: &c ${tenOf('b')}\nd: ${tenOf('c')}\n`;
  expect(await problemsOf('yaml', code)).toMatchInlineSnapshot(`
    "page.mdx:2:8 sample-syntax
      The YAML does not parse at "b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]": aliases of aliases stand for too many values.
      Write the values themselves.

    1 problem in 1 file
    "
  `);
});

test('an anchor may be used again', async () => {
  const code = `${dataset('    params: &p\n      pg_host: localhost\n')}  - from: postgres:b\n    name: b\n    params: *p\n`;
  expect(await problemsOf('yaml', code)).toBe('');
});
