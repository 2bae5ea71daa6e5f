import { expect, test } from 'vitest';
import { briefly, problemsOf } from '../checker-fixture.ts';
import { runtimeTarget } from './check-request.ts';

const JSON_HEADER = `-H 'Content-Type: application/json'`;

test.each([
  'curl http://localhost:8090/v1/sql -d "SELECT 1"',
  "curl -sS -XPOST http://127.0.0.1:8090/v1/sql -H 'Accept: text/csv' --data 'SELECT 1' | head",
  'curl "http://localhost:8090/v1/datasets?status=true&format=csv"',
  `curl http://localhost:8090/v1/search ${JSON_HEADER} -d '{"text": "x", "limit": 2}'`,
  `curl --json '{"text": "x"}' http://localhost:8090/v1/search`,
  `curl http://localhost:8090/v1/search ${JSON_HEADER} -d @body.json`,
  'curl -X POST http://localhost:8090/v1/datasets/orders/acceleration/refresh',
  'curl -I http://localhost:8090/v1/iceberg/namespaces/sales',
  'curl -i --cacert root.pem https://localhost:8090/health -H "X-API-Key: $KEY"',
  'curl https://install.loam.example | /bin/bash',
  'curl http://localhost:9090/metrics',
  `curl https://api.openai.com/v1/modles`,
])('%s is right', async (code) => {
  expect(await problemsOf('bash', code)).toBe('');
});

test('an unknown path is reported', async () => {
  expect(await briefly('bash', 'curl http://localhost:8090/v1/serach')).toMatchInlineSnapshot(
    `"1:27 sample-request: The HTTP API has no path "/v1/serach". Did you mean "/v1/search"?"`,
  );
});

test('a wrong method is reported', async () => {
  expect(await briefly('bash', 'curl -X DELETE http://localhost:8090/v1/datasets')).toMatchInlineSnapshot(
    `"1:9 sample-request: DELETE /v1/datasets is no call of the HTTP API. This path takes GET."`,
  );
});

test('a method that follows from the body is reported', async () => {
  expect(await briefly('bash', 'curl http://localhost:8090/v1/status -d x')).toMatchInlineSnapshot(
    `"1:1 sample-request: POST /v1/status is no call of the HTTP API. This path takes GET."`,
  );
});

test('an unknown query parameter is reported', async () => {
  expect(await briefly('bash', 'curl "http://localhost:8090/v1/datasets?state=true"')).toMatchInlineSnapshot(
    `"1:41 sample-request: "state" is not a query parameter of GET /v1/datasets. Did you mean "status"?"`,
  );
});

test('a wrong value of a query parameter is reported', async () => {
  expect(await briefly('bash', 'curl "http://localhost:8090/v1/pods?format=xml"')).toMatchInlineSnapshot(
    `"1:44 sample-request: "xml" is not a value of "format". Known values: json, csv."`,
  );
});

test('an unknown header is reported', async () => {
  expect(
    await briefly('bash', 'curl http://localhost:8090/v1/sql -H "X-Api-Kye: x" -d "SELECT 1"'),
  ).toMatchInlineSnapshot(
    `"1:38 sample-request: "X-Api-Kye" is not a header of POST /v1/sql. Did you mean "X-API-Key"?"`,
  );
});

test('a media type that does not fit is reported', async () => {
  expect(
    await briefly('bash', 'curl http://localhost:8090/v1/sql -H "Accept: text/xml" -d "SELECT 1"'),
  ).toMatchInlineSnapshot(
    `"1:38 sample-request: "Accept: text/xml" does not fit POST /v1/sql. It knows application/json, text/csv, text/plain."`,
  );
});

test('a missing body is reported', async () => {
  expect(await briefly('bash', 'curl -X POST http://localhost:8090/v1/search')).toMatchInlineSnapshot(
    `"1:9 sample-request: POST /v1/search needs a body. Add one with -d '...'."`,
  );
});

test('a missing media type is reported', async () => {
  expect(await briefly('bash', 'curl http://localhost:8090/v1/search -d \'{"text": "x"}\'')).toMatchInlineSnapshot(
    `"1:41 sample-request: POST /v1/search needs the header "Content-Type: application/json". Add -H 'Content-Type: application/json'."`,
  );
});

test('a body that is not JSON is reported', async () => {
  expect(
    await briefly(
      'bash',
      "curl http://localhost:8090/v1/search -H 'Content-Type: application/json' -d '{\"text\": x}'",
    ),
  ).toMatchInlineSnapshot(
    `"1:87 sample-request: The JSON does not parse at "x}". Check the quotes, commas and brackets before it."`,
  );
});

test('an unknown key of the body is reported', async () => {
  expect(
    await briefly(
      'bash',
      'curl http://localhost:8090/v1/search -H \'Content-Type: application/json\' -d \'{"text": "x", "limits": 2}\'',
    ),
  ).toMatchInlineSnapshot(`"1:92 sample-request: "limits" is not a key of the body. Did you mean "limit"?"`);
});

test('a missing key of the body is reported', async () => {
  expect(
    await briefly(
      'bash',
      "curl http://localhost:8090/v1/search -H 'Content-Type: application/json' -d '{\"limit\": 2}'",
    ),
  ).toMatchInlineSnapshot(`"1:78 sample-request: "text" is missing from the body. Add "text"."`);
});

test('a wrong value in the body is reported', async () => {
  expect(
    await briefly(
      'bash',
      'curl http://localhost:8090/v1/search -H \'Content-Type: application/json\' -d \'{"text": "x", "limit": "two"}\'',
    ),
  ).toMatchInlineSnapshot(
    `"1:101 sample-request: "limit" is "two", which is not a whole number or null. Write a whole number or null."`,
  );
});

test('SQL that does not parse is reported', async () => {
  expect(await briefly('bash', 'curl http://localhost:8090/v1/sql -d "SELECT * FORM t"')).toMatchInlineSnapshot(
    `"1:48 sample-sql: The SQL does not parse: syntax error at or near "FORM". Did you mean "FROM"?"`,
  );
});

test('a key of a body over several lines is reported at its own line', async () => {
  const code = `curl -X POST http://localhost:8090/v1/search \\\n  ${JSON_HEADER} \\\n  -d '{\n    "text": "x",\n    "wehre": "1 = 1"\n  }'`;
  expect(await problemsOf('bash', code)).toMatchInlineSnapshot(`
    "page.mdx:5:5 sample-request
      "wehre" is not a key of the body.
      Did you mean "where"?

    1 problem in 1 file
    "
  `);
});

test('an HTTP sample is checked like a call of curl', async () => {
  expect(
    await problemsOf('http', 'POST /v1/search HTTP/1.1\nContent-Type: application/json\n\n{"text": "x", "limits": 2}'),
  ).toMatchInlineSnapshot(`
    "page.mdx:4:15 sample-request
      "limits" is not a key of the body.
      Did you mean "limit"?

    1 problem in 1 file
    "
  `);
  expect(await problemsOf('http', 'GET /v1/redy')).toMatchInlineSnapshot(`
    "page.mdx:1:5 sample-request
      The HTTP API has no path "/v1/redy".
      Did you mean "/v1/ready"?

    1 problem in 1 file
    "
  `);
  expect(await problemsOf('http', 'HTTP/1.1 200 OK\nContent-Type: application/json\n\n{"a": }')).toMatchInlineSnapshot(`
    "page.mdx:4:7 sample-syntax
      The JSON does not parse at "}".
      Check the quotes, commas and brackets before it.

    1 problem in 1 file
    "
  `);
  expect(await problemsOf('http', 'ready')).toMatchInlineSnapshot(`
    "page.mdx:1:1 sample-syntax
      The HTTP sample begins with neither a request nor a status line.
      Begin with a request line such as GET /v1/ready HTTP/1.1, or a status line such as HTTP/1.1 200 OK.

    1 problem in 1 file
    "
  `);
});

test.each([
  ['http://localhost:8090/v1/sql', '/v1/sql'],
  ['localhost:8090', '/'],
  ['https://data.loam.example/v1/sql', '/v1/sql'],
  ['http://localhost:8091/v1/sql', '/v1/sql'],
  ['http://loam.shop.svc:8090/health?x=1', '/health'],
  ['$LOAM_URL/v1/sql', '/v1/sql'],
  ['http://localhost:3000/v1x', undefined],
  ['https://api.openai.com/v1/models', undefined],
  ['https://console.loam.example/auth', undefined],
])('%s leads to %s of a runtime', (url, path) => {
  expect(runtimeTarget(url)?.path).toBe(path);
});
