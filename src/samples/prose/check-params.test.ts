import { expect, test } from 'vitest';
import { formatProblems } from '../../model/problem.ts';
import type { ParamRow } from '../../model/sample.ts';
import { productChecker } from '../checker-fixture.ts';

type Row = [name: string, defaultText?: string, isRequired?: boolean];

async function problemsOf(target: string, rows: Row[]): Promise<string> {
  const filled = rows.map(
    ([name, text, isRequired = false], index): ParamRow => ({
      name,
      type: undefined,
      default: text,
      isRequired,
      line: index + 5,
      column: 3,
    }),
  );
  return formatProblems(
    (await productChecker()).checkParams({ target, file: 'page.mdx', line: 2, column: 1, rows: filled }),
  );
}

const SPARK: Row = ['spark_remote', '–', true];

test('a table that agrees with the models is right', async () => {
  expect(await problemsOf('connector:spark', [SPARK])).toBe('');
  expect(
    await problemsOf('connector:mssql', [
      ['mssql_connection_string', '–'],
      ['mssql_host', '–', true],
      ['mssql_port', '1433'],
      ['mssql_database', 'master'],
      ['mssql_username', '–'],
      ['mssql_password', '–'],
      ['mssql_encrypt', 'true'],
      ['mssql_trust_server_certificate', 'false'],
    ]),
  ).toBe('');
  expect(await problemsOf('cli:upgrade', [['--force, -f', 'false']])).toBe('');
  expect(await problemsOf('cli:upgrade', [['-f', '–'], ['--help']])).toBe('');
  expect(
    await problemsOf('manifest:runtime.results_cache', [
      ['enabled', 'true'],
      ['cache_max_size', '128MiB'],
      ['eviction_policy', 'lru'],
      ['item_ttl', '1s'],
    ]),
  ).toBe('');
});

test('keys below a place may have rows of their own', async () => {
  expect(
    await problemsOf('manifest:datasets[].columns[].embeddings[]', [
      ['from', '–', true],
      ['row_id'],
      ['chunking.enabled', 'false'],
      ['chunking.overlap_size', '0'],
    ]),
  ).toBe('');
});

test('rows of shared groups may be there or not', async () => {
  const rows: Row[] = [
    's3_endpoint',
    's3_region',
    's3_auth',
    's3_key',
    's3_secret',
    'client_timeout',
    'allow_http',
  ].map((name) => [name]);
  expect(await problemsOf('connector:s3', [...rows, ['csv_*'], ['file_format']])).toBe('');
  expect(await problemsOf('connector:s3', rows)).toBe('');
});

test('a missing row is reported', async () => {
  expect(await problemsOf('connector:dremio', [['dremio_endpoint', '–', true]])).toMatchInlineSnapshot(`
    "page.mdx:2:1 param-table
      The table for the Dremio connector lacks "dremio_username", "dremio_password".
      Add a row for each.

    1 problem in 1 file
    "
  `);
});

test('an invented row is reported with the closest name', async () => {
  expect(await problemsOf('connector:spark', [SPARK, ['spark_remotes', '–']])).toMatchInlineSnapshot(`
    "page.mdx:6:3 param-table
      "spark_remotes" is not a parameter of the Apache Spark connector.
      Did you mean "spark_remote"?

    1 problem in 1 file
    "
  `);
});

test('another default is reported', async () => {
  expect(
    await problemsOf('accelerator:sqlite', [
      ['sqlite_file', '.loam/data/accelerated_sqlite.db'],
      ['busy_timeout', '5s'],
    ]),
  ).toMatchInlineSnapshot(`
    "page.mdx:6:3 param-table
      The default of "busy_timeout" is given as "5s".
      The default is 5000ms.

    1 problem in 1 file
    "
  `);
  expect(await problemsOf('connector:spark', [['spark_remote', 'sc://localhost', true]])).toMatchInlineSnapshot(`
    "page.mdx:5:3 param-table
      The default of "spark_remote" is given as "sc://localhost".
      It has no default: write –.

    1 problem in 1 file
    "
  `);
});

test('a default in words may be worded, but not be another value', async () => {
  const file: Row = ['duckdb_file', '.loam/data/accelerated_duckdb.db'];
  expect(await problemsOf('accelerator:duckdb', [file, ['duckdb_memory_limit', '80% of the memory']])).toBe('');
  expect(await problemsOf('accelerator:duckdb', [file, ['duckdb_memory_limit', '2GB']])).toMatchInlineSnapshot(`""`);
});

test('a required parameter must be marked, another may not', async () => {
  expect(await problemsOf('connector:spark', [['spark_remote', '–']])).toMatchInlineSnapshot(`
    "page.mdx:5:3 param-table
      "spark_remote" is required, but its row does not say so.
      Begin its description with **Required.**

    1 problem in 1 file
    "
  `);
  expect(await problemsOf('secret-store:env', [['file_path', '–', true]])).toMatchInlineSnapshot(`
    "page.mdx:5:3 param-table
      "file_path" is marked as required, but it is not.
      Remove **Required.** from its description.

    1 problem in 1 file
    "
  `);
});

test('a target that does not exist is reported with the closest one', async () => {
  expect(await problemsOf('connector:postgress', [])).toMatchInlineSnapshot(`
    "page.mdx:2:1 param-table
      <Params for="connector:postgress"> names nothing that has parameters.
      Did you mean "connector:postgres"?

    1 problem in 1 file
    "
  `);
  expect(await problemsOf('everything', [])).toMatchInlineSnapshot(`
    "page.mdx:2:1 param-table
      <Params for="everything"> names nothing that has parameters.
      Targets look like connector:postgres, cli:refresh or manifest:runtime.tls.

    1 problem in 1 file
    "
  `);
});
