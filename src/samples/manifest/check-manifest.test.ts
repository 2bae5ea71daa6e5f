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
      "modles" is not a key of the manifest.
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
      "strict" is not a value of "datasets[].params.pg_sslmode".
      Known values: verify-full, verify-ca, require, prefer, disable.

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
      "datasets[].params.pg_port" is "abc", which is not a whole number.
      Write a whole number.

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
      Change "datasets[].acceleration.mode".

    1 problem in 1 file
    "
  `);
  expect(
    await problemsOf('yaml', dataset('    acceleration:\n      indexes:\n        id: enabled\n')),
  ).toMatchInlineSnapshot(`
    "page.mdx:5:7 sample-manifest
      The arrow engine has no indexes: use duckdb, sqlite or postgres.
      Change "datasets[].acceleration.indexes".

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
      Give \`on_conflict\` one target, or several that all use \`drop\`.
      Change "datasets[].acceleration.on_conflict".

    1 problem in 1 file
    "
  `);
});

test('certificate and file exclude each other', async () => {
  const code = 'runtime:\n  tls:\n    enabled: true\n    certificate: a\n    certificate_file: b\n    key: c\n';
  expect(await problemsOf('yaml', code)).toMatchInlineSnapshot(`
    "page.mdx:2:3 sample-manifest
      Give \`certificate\` or \`certificate_file\`, not both.
      Change "runtime.tls".

    1 problem in 1 file
    "
  `);
});
