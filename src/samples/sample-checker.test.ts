import { expect, test } from 'vitest';
import { formatProblems } from '../model/problem.ts';
import { documents, problemsOf, productChecker, resultOf, sampleOf } from './checker-fixture.ts';
import { createSampleChecker } from './sample-checker.ts';

test.each([
  ['yaml', 'datasets:\n  - from: s3://lake/\n    name: lake\n', {}, 'pod manifest schema'],
  ['yaml', 'services:\n  loam:\n    image: loam/loam\n', { kind: 'compose' }, 'YAML syntax'],
  ['json', '{ "a": 1 }', {}, 'JSON syntax'],
  ['bash', 'loam run', {}, 'command model'],
  ['bash', 'curl http://localhost:8090/v1/ready', {}, 'HTTP API description'],
  ['bash', 'loam run & curl http://localhost:8090/v1/ready', {}, 'command model and HTTP API description'],
  ['bash', 'npm install', {}, 'shell syntax'],
  ['console', '$ loam status\nNAME', {}, 'command model'],
  ['powershell', 'loam status', {}, 'command model'],
  ['sql', 'SELECT 1', {}, 'SQL parser of PostgreSQL'],
  ['http', 'GET /v1/ready HTTP/1.1', {}, 'HTTP API description'],
  ['dockerfile', 'FROM loam/loam', {}, 'Dockerfile instructions'],
  ['csv', 'a,b\n1,2', {}, 'CSV fields'],
  ['python', 'x = 1', {}, 'Python syntax'],
  ['py', 'x = 1', {}, 'Python syntax'],
])('a %s sample is checked: %j', async (language, code, meta, against) => {
  expect(await resultOf(language, code, meta)).toEqual({ verdict: { kind: 'checked', against }, problems: [] });
});

test('output and plain text are not checked', async () => {
  expect((await resultOf('text', 'loam rnu')).verdict).toEqual({ kind: 'plain' });
  expect((await resultOf('', 'loam rnu')).verdict).toEqual({ kind: 'plain' });
});

test('a language without a parser counts as unchecked', async () => {
  expect((await resultOf('kotlin', 'val x = 1')).verdict).toEqual({
    kind: 'unchecked',
    reason: 'no parser for kotlin',
  });
});

test('an author may say why a sample is not checked', async () => {
  const result = await resultOf('bash', 'loam rnu', { unchecked: 'shows a typo' });
  expect(result).toEqual({ verdict: { kind: 'unchecked', reason: 'shows a typo' }, problems: [] });
});

test('unchecked without a reason is a problem', async () => {
  expect(await problemsOf('bash', 'loam rnu', { unchecked: true })).toMatchInlineSnapshot(`
    "page.mdx:1:1 sample-kind
      This sample is unchecked without a reason.
      Say why: unchecked="shell of another product".

    1 problem in 1 file
    "
  `);
});

test.each([
  ['yaml', 'datasets:\n  - source: x\n'],
  ['bash', 'loam registry add'],
  ['sql', 'SELECT 1'],
])('a %s sample of an earlier release is checked for its syntax alone', async (language, code) => {
  const { verdict, problems } = await resultOf(language, code, { asof: 'v0.3-alpha' });
  expect(verdict).toMatchObject({ kind: 'as-of', version: 'v0.3-alpha' });
  expect(problems).toEqual([]);
});

test('a sample of an earlier release must still parse', async () => {
  expect(await problemsOf('yaml', 'a: [1', { asof: 'v0.3-alpha' })).toMatchInlineSnapshot(`
    "page.mdx:1:6 sample-syntax
      The YAML does not parse at "a: [1": Flow sequence in block collection must be sufficiently indented and end with a ].
      Add the "]" that is missing, or put the value in quotes.

    1 problem in 1 file
    "
  `);
});

test('a problem has the line and column of the file, also inside a list', async () => {
  const sample = {
    ...sampleOf('yaml', 'datasets:\n  - form: s3://lake/\n    name: lake'),
    lines: [40, 42, 43],
    column: 4,
  };
  const { problems } = await (await productChecker()).checkSample(sample);
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "page.mdx:42:8 sample-manifest
      "from" is missing from "datasets[]".
      Add "from", or a comment "# ..." if keys are left out here.

    page.mdx:42:8 sample-manifest
      "form" is not a key of "datasets[]".
      Did you mean "from"?

    2 problems in 1 file
    "
  `);
});

test('the version variable may stand anywhere in a sample', async () => {
  expect(await problemsOf('yaml', 'image:\n  tag: {{version}}\n', { kind: 'helm' })).toBe('');
  expect(await problemsOf('bash', 'docker run loam/loam:{{version}} --http 0.0.0.0:8090')).toBe('');
});

test('the version of the checker depends on the models', async () => {
  const other = await createSampleChecker({ ...documents, cli: {} });
  expect(other.version).not.toBe((await productChecker()).version);
});
