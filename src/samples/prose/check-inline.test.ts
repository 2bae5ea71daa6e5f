import { expect, test } from 'vitest';
import { formatProblems } from '../../model/problem.ts';
import { productChecker } from '../checker-fixture.ts';

async function problemsOf(text: string, route = '/docs/features/caching'): Promise<string> {
  return formatProblems(
    (await productChecker()).checkInlineCode({ text, route, file: 'page.mdx', line: 7, column: 4 }),
  );
}

test.each([
  '--refresh-sql',
  '--http 0.0.0.0:8090',
  '--set',
  '--namespace',
  '--add-opens=java.base/java.nio=ALL-UNNAMED',
  'LOAM_API_KEY',
  'LOAMD_LOG=DEBUG',
  'LOAM_PG_PASS',
  'LOAM_HTTP_ENDPOINT',
  'LOAM_XAI_API_KEY',
  'LOAM_<KEY>',
  'acceleration.refresh_mode',
  'runtime.results_cache.item_ttl: 5s',
  'datasets[].columns[].embeddings',
  'runtime.auth.api-key.keys',
  'runtime.task_history',
  'runtime.metrics',
  'eval.runs',
  'orders.id',
  'params.tools',
  'refresh_mode: append',
  'ready_state: on_registration',
  'mode: file',
  'kind: Role',
  'pg_host',
  'pg_catalog',
  'http_requests',
  'created_at',
  'spark_connect',
  'SELECT 1',
  'loam run -- --http 0.0.0.0:8090',
  'loam refresh',
  'loam add <org>/<pod>',
  'loam login [service]',
  'loam',
  'loam:acme/app',
  'loam trace ai_chat',
])('`%s` is right', async (text) => {
  expect(await problemsOf(text)).toBe('');
});

test('a flag that does not exist is reported', async () => {
  expect(await problemsOf('--refresh-sqls')).toMatchInlineSnapshot(`
    "page.mdx:7:4 unknown-name
      "--refresh-sqls" is not a flag of Loam.
      Did you mean "--refresh-sql"?

    1 problem in 1 file
    "
  `);
});

test('a variable that does not exist is reported', async () => {
  expect(await problemsOf('LOAM_APIKEY')).toMatchInlineSnapshot(`
    "page.mdx:7:4 unknown-name
      "LOAM_APIKEY" is not an environment variable of Loam.
      Did you mean "LOAM_API_KEY"?

    1 problem in 1 file
    "
  `);
});

test('a path that does not exist is reported', async () => {
  expect(await problemsOf('acceleration.refresh_modes')).toMatchInlineSnapshot(`
    "page.mdx:7:4 unknown-name
      "acceleration.refresh_modes" is not a place in the pod manifest.
      Did you mean "acceleration.refresh_mode"?

    1 problem in 1 file
    "
  `);
});

test('a path below runtime that does not exist is reported', async () => {
  expect(await problemsOf('runtime.result_cache.item_ttl')).toMatchInlineSnapshot(`
    "page.mdx:7:4 unknown-name
      "runtime.result_cache.item_ttl" is not a place in the pod manifest.
      Did you mean "runtime.results_cache.item_ttl"?

    1 problem in 1 file
    "
  `);
});

test('a path through a list that does not exist is reported', async () => {
  expect(await problemsOf('datasets[].column')).toMatchInlineSnapshot(`
    "page.mdx:7:4 unknown-name
      "datasets[].column" is not a place in the pod manifest.
      Did you mean "datasets[].columns"?

    1 problem in 1 file
    "
  `);
});

test('a value that does not exist is reported', async () => {
  expect(await problemsOf('refresh_mode: appended')).toMatchInlineSnapshot(`
    "page.mdx:7:4 unknown-name
      "appended" is not a value of "refresh_mode".
      Known values: full, append, changes.

    1 problem in 1 file
    "
  `);
});

test('a parameter that does not exist is reported', async () => {
  expect(await problemsOf('pg_sslrootcerts')).toMatchInlineSnapshot(`
    "page.mdx:7:4 unknown-name
      "pg_sslrootcerts" is not a key or parameter of Loam.
      Did you mean "pg_sslrootcert"?

    1 problem in 1 file
    "
  `);
});

test('a key that does not exist is reported', async () => {
  expect(await problemsOf('refresh_check_intervall')).toMatchInlineSnapshot(`
    "page.mdx:7:4 unknown-name
      "refresh_check_intervall" is not a key or parameter of Loam.
      Did you mean "refresh_check_interval"?

    1 problem in 1 file
    "
  `);
});

test('a command that does not exist is reported', async () => {
  expect(await problemsOf('loam refrsh orders')).toMatchInlineSnapshot(`
    "page.mdx:7:4 unknown-name
      "refrsh" is not a command of "loam".
      Did you mean "refresh"?

    1 problem in 1 file
    "
  `);
});

test('a flag of a command that does not exist is reported', async () => {
  expect(await problemsOf('loam run --flight 0.0.0.0:50051')).toMatchInlineSnapshot(`
    "page.mdx:7:4 unknown-name
      "--flight" is not a flag of "loam run".
      It is a flag of loamd: write loam run -- --flight ...

    1 problem in 1 file
    "
  `);
});

test('pages on the CLI know only flags of Loam', async () => {
  expect(await problemsOf('--namespace', '/docs/cli/reference/run')).toMatchInlineSnapshot(`
    "page.mdx:7:4 unknown-name
      "--namespace" is not a flag of Loam.
      See product/cli.json for the flags there are.

    1 problem in 1 file
    "
  `);
});

test('the blog may speak of names of its day', async () => {
  expect(await problemsOf('acceleration.refresh_interval', '/blog/releases/v0.9-alpha')).toBe('');
});
