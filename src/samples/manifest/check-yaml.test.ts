import { expect, test } from 'vitest';
import { problemsOf } from '../checker-fixture.ts';

const dataset = (lines: string) => `datasets:\n  - from: postgres:public.orders\n    name: orders\n${lines}`;

test('a key that the manifest does not have is reported with the closest one', async () => {
  expect(await problemsOf('yaml', dataset('    acceleraton:\n      enabled: true\n'))).toMatchInlineSnapshot(`
    "page.mdx:4:5 sample-manifest
      "acceleraton" is not a key of "datasets[]".
      Did you mean "acceleration"?

    1 problem in 1 file
    "
  `);
});

test('a misspelled section is reported', async () => {
  expect(await problemsOf('yaml', `${dataset('')}modles:\n  - from: openai\n    name: m\n`)).toMatchInlineSnapshot(`
    "page.mdx:4:1 sample-manifest
      "modles" is not a key of the top level.
      Did you mean "models"?

    1 problem in 1 file
    "
  `);
});

test('a misspelled parameter is reported with the closest one', async () => {
  expect(await problemsOf('yaml', dataset('    params:\n      pg_hots: localhost\n'))).toMatchInlineSnapshot(`
    "page.mdx:5:7 sample-manifest
      "pg_hots" is not a parameter of the PostgreSQL connector.
      Did you mean "pg_host"?

    1 problem in 1 file
    "
  `);
});

test('a parameter of another connector is reported with its owner', async () => {
  expect(await problemsOf('yaml', dataset('    params:\n      snowflake_warehouse: W\n'))).toMatchInlineSnapshot(`
    "page.mdx:5:7 sample-manifest
      "snowflake_warehouse" is not a parameter of the PostgreSQL connector.
      It belongs to the Snowflake connector. Known: connection_pool_size, pg_connection_string, pg_db, pg_host, pg_pass, pg_port, pg_sslmode, pg_sslrootcert, pg_user.

    1 problem in 1 file
    "
  `);
});

test('a value outside the allowed ones is reported', async () => {
  expect(await problemsOf('yaml', dataset('    acceleration:\n      engine: duckbd\n'))).toMatchInlineSnapshot(`
    "page.mdx:5:15 sample-manifest
      "duckbd" is not a value of "datasets[].acceleration.engine".
      Did you mean "duckdb"?

    1 problem in 1 file
    "
  `);
  expect(await problemsOf('yaml', dataset('    params:\n      pg_sslmode: strict\n'))).toMatchInlineSnapshot(`
    "page.mdx:5:19 sample-manifest
      "datasets[].params.pg_sslmode" is "strict", which is not a secret reference such as \${secrets:KEY}.
      Write a secret reference such as \${secrets:KEY}.

    1 problem in 1 file
    "
  `);
});

test('a value of the wrong type is reported', async () => {
  expect(await problemsOf('yaml', dataset('    acceleration:\n      enabled: yes please\n'))).toMatchInlineSnapshot(`
    "page.mdx:5:16 sample-manifest
      "datasets[].acceleration.enabled" is "yes please", which is not true or false.
      Write true or false.

    1 problem in 1 file
    "
  `);
  expect(await problemsOf('yaml', dataset('    params:\n      pg_port: abc\n'))).toMatchInlineSnapshot(`
    "page.mdx:5:16 sample-manifest
      "datasets[].params.pg_port" is "abc", which is not a secret reference such as \${secrets:KEY}.
      Write a secret reference such as \${secrets:KEY}.

    1 problem in 1 file
    "
  `);
  expect(
    await problemsOf('yaml', dataset('    acceleration:\n      refresh_check_interval: 10 minutes\n')),
  ).toMatchInlineSnapshot(`
    "page.mdx:5:31 sample-manifest
      "datasets[].acceleration.refresh_check_interval" is "10 minutes", which is not a duration such as 10s, 5m, 8h, 2d or 1w.
      Write a duration such as 10s, 5m, 8h, 2d or 1w.

    1 problem in 1 file
    "
  `);
});

const secret = (reference: string) => `$\{${reference}}`;

test.each([secret('secrets:PG_PORT'), secret(' env:PG_PORT '), "'5432'", '5432'])(
  'a number may be given as %s',
  async (port) => {
    expect(await problemsOf('yaml', dataset(`    params:\n      pg_port: ${port}\n`))).toBe('');
  },
);

test('an unknown connector is reported with the closest one', async () => {
  expect(await problemsOf('yaml', 'datasets:\n  - from: postgress:orders\n    name: orders\n')).toMatchInlineSnapshot(`
    "page.mdx:2:11 sample-manifest
      "postgress:orders" in "from" names nothing that Loam knows.
      Did you mean "postgres:"?

    1 problem in 1 file
    "
  `);
});

test('a missing key is reported at its map', async () => {
  expect(await problemsOf('yaml', 'datasets:\n  - from: s3://lake/\n')).toMatchInlineSnapshot(`
    "page.mdx:2:5 sample-manifest
      "name" is missing from "datasets[]".
      Add "name", or a comment "# ..." if keys are left out here.

    1 problem in 1 file
    "
  `);
  expect(await problemsOf('yaml', dataset('    acceleration:\n      refresh_mode: append\n'))).toMatchInlineSnapshot(`
    "page.mdx:2:5 sample-manifest
      "time_column" is missing from "datasets[]".
      Add "time_column", or a comment "# ..." if keys are left out here.

    1 problem in 1 file
    "
  `);
});

test.each([
  'datasets:\n  - from: s3://lake/\n    # ...\n',
  'datasets:\n  - # ...\n    from: s3://lake/\n',
  'datasets:\n  - from: s3://lake/\n    acceleration:\n      enabled: true\n    # ...\n',
])('keys may be left out where a comment says so', async (code) => {
  expect(await problemsOf('yaml', code)).toBe('');
});

test('an ellipsis excuses only the map that it stands in', async () => {
  expect(
    await problemsOf('yaml', 'datasets:\n  - from: s3://lake/\n    acceleration:\n      enabled: true\n      # ...\n'),
  ).toMatchInlineSnapshot(`
    "page.mdx:2:5 sample-manifest
      "name" is missing from "datasets[]".
      Add "name", or a comment "# ..." if keys are left out here.

    1 problem in 1 file
    "
  `);
});

test('what an engine cannot do is reported with the reason', async () => {
  expect(
    await problemsOf('yaml', dataset('    acceleration:\n      engine: arrow\n      mode: file\n')),
  ).toMatchInlineSnapshot(`
    "page.mdx:6:7 sample-manifest
      The arrow engine keeps data in memory: a file needs \`engine: duckdb\` or \`engine: sqlite\`.
      Remove or change "datasets[].acceleration.mode".

    1 problem in 1 file
    "
  `);
  expect(
    await problemsOf('yaml', dataset('    acceleration:\n      indexes:\n        id: enabled\n')),
  ).toMatchInlineSnapshot(`
    "page.mdx:5:7 sample-manifest
      The arrow engine has no indexes: use duckdb, sqlite or postgres.
      Remove or change "datasets[].acceleration.indexes".

    1 problem in 1 file
    "
  `);
  expect(
    await problemsOf(
      'yaml',
      dataset('    acceleration:\n      engine: duckdb\n      on_conflict:\n        id: upsert\n        n: drop\n'),
    ),
  ).toMatchInlineSnapshot(`
    "page.mdx:7:9 sample-manifest
      "datasets[].acceleration.on_conflict" is \`{"id":"upsert","n":"drop"}\`, which is not one target, or several that all use drop.
      Write one target, or several that all use drop.

    page.mdx:7:13 sample-manifest
      "upsert" is not a value of "datasets[].acceleration.on_conflict.id".
      Known values: drop.

    2 problems in 1 file
    "
  `);
});

test('certificate and file exclude each other', async () => {
  const code = 'runtime:\n  tls:\n    enabled: true\n    certificate: a\n    certificate_file: b\n    key: c\n';
  expect(await problemsOf('yaml', code)).toMatchInlineSnapshot(`
    "page.mdx:2:3 sample-manifest
      Give \`certificate\` or \`certificate_file\`, not both.
      Remove or change "runtime.tls".

    1 problem in 1 file
    "
  `);
});

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
      "enabeld" is not a key of the top level.
      Did you mean "enabled"?

    1 problem in 1 file
    "
  `);
  expect(await problemsOf('yaml', 'enabled: true\n', { check: 'runtime.tsl' })).toMatchInlineSnapshot(`
    "page.mdx:1:1 sample-kind
      check="runtime.tsl" is no place in the pod manifest.
      Places look like runtime, datasets[], views[] or datasets[].acceleration.

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
      "mod" is not a key of the top level.
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
    "page.mdx:2:3 sample-manifest
      "dataset" is \`[{"from":"s3://lake/"}]\`, which is not text.
      Write text.

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

test('YAML of another kind is parsed', async () => {
  expect(await problemsOf('yaml', 'services:\n  web: {}\n', { kind: 'compose' })).toBe('');
  expect(await problemsOf('yaml', 'services:\n  web: {\n', { kind: 'compose' })).toMatchInlineSnapshot(`
    "page.mdx:3:1 sample-syntax
      The YAML does not parse at "": Flow map in block collection must be sufficiently indented and end with a }.
      Check the indentation, quotes and colons of this line.

    1 problem in 1 file
    "
  `);
});

test('the manifest in the values of a Helm chart is checked', async () => {
  const code = 'replicaCount: 2\npod:\n  name: app\n  version: v1\n  kind: Pod\n  dataset: []\n';
  expect(await problemsOf('yaml', code, { kind: 'helm' })).toMatchInlineSnapshot(`
    "page.mdx:6:3 sample-manifest
      "dataset" is not a key of the top level.
      Did you mean "datasets"?

    1 problem in 1 file
    "
  `);
});

test('the manifest in a ConfigMap is checked', async () => {
  const code = 'kind: ConfigMap\ndata:\n  pod.yaml: |\n    version: v1\n    kind: Pod\n    name: app\n    view: []\n';
  expect(await problemsOf('yaml', code, { kind: 'kubernetes' })).toMatchInlineSnapshot(`
    "page.mdx:7:5 sample-manifest
      "view" is not a key of the top level.
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
    "page.mdx:5:12 sample-sql
      The SQL does not parse: syntax error at or near "t".
      Did you mean "BY"?

    1 problem in 1 file
    "
  `);
  expect(
    await problemsOf('yaml', dataset('    acceleration:\n      refresh_sql: SELECT * FROM orders WHRE id > 1\n')),
  ).toMatchInlineSnapshot(`
    "page.mdx:5:46 sample-sql
      The SQL does not parse: syntax error at or near "id".
      Did you mean "IN"?

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
      "modles" is not a key of the top level.
      Did you mean "models"?

    1 problem in 1 file
    "
  `);
});
