import { expect, test } from 'vitest';
import { formatProblems } from '../model/problem.ts';
import { readApi } from './read-api.ts';

const OK = { '200': { description: 'Fine.' } };

/** A small document with some parts replaced, printed as a person would write it. */
function documentText(change: Record<string, unknown>): string {
  const document = {
    openapi: '3.1.0',
    info: { title: 'Runtime', version: '1' },
    paths: { '/a': { get: { operationId: 'get-a', responses: OK } } },
  };
  return JSON.stringify({ ...document, ...change }, null, 2);
}

async function problemsIn(text: string): Promise<string> {
  const { problems } = await readApi(text, 'public/openapi.json');
  return formatProblems(problems);
}

test('a good document has no problems', async () => {
  expect(await problemsIn(documentText({}))).toBe('');
});

test('text that is not JSON is reported where it breaks', async () => {
  expect(await problemsIn('{\n  "openapi": "3.1.0",\n}')).toMatchInlineSnapshot(`
    "public/openapi.json:3:1 api-spec
      The document is not JSON: "}" stands where a property name in double quotes is expected.
      Remove the comma before it.

    1 problem in 1 file
    "
  `);
});

test('JSON that is not an OpenAPI document is reported', async () => {
  expect(await problemsIn('[]')).toMatchInlineSnapshot(`
    "public/openapi.json:1:1 api-spec
      The document names no version of OpenAPI.
      Begin the document with "openapi": "3.1.0".

    1 problem in 1 file
    "
  `);
  expect(await problemsIn('{\n  "openapi": "2.9"\n}')).toMatchInlineSnapshot(`
    "public/openapi.json:2:3 api-spec
      "2.9" is not a version of OpenAPI that can be read.
      Begin the document with "openapi": "3.1.0".

    1 problem in 1 file
    "
  `);
});

test('a document that breaks the rules of OpenAPI is reported with every fault', async () => {
  const text = documentText({
    info: { title: 'Runtime' },
    paths: { '/a': { get: { operationId: 'a', responses: { '200': {} } } } },
  });
  expect(await problemsIn(text)).toMatchInlineSnapshot(`
    "public/openapi.json:3:3 api-spec
      "version" is missing at /info.
      Add "version".

    public/openapi.json:11:11 api-spec
      "description" is missing at /paths/~1a/get/responses/200.
      Add "description".

    2 problems in 1 file
    "
  `);
});

test('a key that OpenAPI does not know is reported', async () => {
  const text = documentText({ paths: { '/a': { get: { operationId: 'a', sumary: 'A', responses: OK } } } });
  expect(await problemsIn(text)).toMatchInlineSnapshot(`
    "public/openapi.json:11:9 api-spec
      "sumary" is not a key that OpenAPI knows at /paths/~1a/get.
      Remove it, or let its name begin with "x-".

    1 problem in 1 file
    "
  `);
});

test('an operation without an id is reported', async () => {
  const text = documentText({ paths: { '/v1/{name}/parts': { get: { responses: OK } } } });
  expect(await problemsIn(text)).toMatchInlineSnapshot(`
    "public/openapi.json:9:7 api-spec
      The operation at /paths/~1v1~1{name}~1parts/get has no "operationId" to name its page.
      Add one, such as "operationId": "get-v1-name-parts".

    1 problem in 1 file
    "
  `);
});

test('two operations with one page are reported', async () => {
  const text = documentText({
    paths: {
      '/a': { get: { operationId: 'get_a', responses: OK } },
      '/b': { get: { operationId: 'get-a', responses: OK } },
    },
  });
  expect(await problemsIn(text)).toMatchInlineSnapshot(`
    "public/openapi.json:20:9 api-spec
      The operation "get-a" at /paths/~1b/get would have the page "get-a", which belongs to /paths/~1a/get.
      Give one of them another name.

    1 problem in 1 file
    "
  `);
});

test('an operation with the page of the introduction is reported', async () => {
  const text = documentText({ paths: { '/a': { get: { operationId: 'runtime', responses: OK } } } });
  expect(await problemsIn(text)).toMatchInlineSnapshot(`
    "public/openapi.json:10:9 api-spec
      The operation "runtime" at /paths/~1a/get would have the page "runtime", which belongs to /info/title.
      Give one of them another name.

    1 problem in 1 file
    "
  `);
});

test('a reference that leads nowhere is reported with what was meant', async () => {
  const schema = (ref: string) => ({
    '200': { description: 'Fine.', content: { 'application/json': { schema: { $ref: ref } } } },
  });
  const text = documentText({
    paths: {
      '/a': { get: { operationId: 'a', responses: schema('#/components/schemas/Datasett') } },
      '/b': { get: { operationId: 'b', responses: schema('other.json#/Dataset') } },
      '/c': { get: { operationId: 'c', responses: schema('#/components/schemas/Unheard') } },
    },
    components: { schemas: { Dataset: { type: 'object' } } },
  });
  const { api, problems } = await readApi(text, 'public/openapi.json');
  expect(api).toBeUndefined();
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "public/openapi.json:17:19 api-spec
      The reference at /paths/~1a/get/responses/200/content/application~1json/schema/$ref leads nowhere: "#/components/schemas/Datasett".
      Did you mean "#/components/schemas/Dataset"?

    public/openapi.json:34:19 api-spec
      The reference at /paths/~1b/get/responses/200/content/application~1json/schema/$ref leads nowhere: "other.json#/Dataset".
      Refer to a place in this document, such as "#/components/schemas/Name".

    public/openapi.json:51:19 api-spec
      The reference at /paths/~1c/get/responses/200/content/application~1json/schema/$ref leads nowhere: "#/components/schemas/Unheard".
      Define it, or refer to something that exists there: Dataset.

    3 problems in 1 file
    "
  `);
});

test('a property named $ref and an example with one are not references', async () => {
  const schema = { type: 'object', properties: { $ref: { type: 'string' } } };
  const content = { 'application/json': { schema, example: { $ref: '#/nowhere' } } };
  expect(
    await problemsIn(
      documentText({
        paths: { '/a': { get: { operationId: 'a', responses: { '200': { description: 'Fine.', content } } } } },
      }),
    ),
  ).toBe('');
});

test('an example that does not fit its schema is reported at the value at fault', async () => {
  const schema = {
    type: 'array',
    items: {
      type: 'object',
      required: ['name'],
      properties: { name: { type: 'string' }, status: { enum: ['Ready', 'Error'] } },
    },
  };
  const content = {
    'application/json': {
      schema,
      example: [
        { name: 'a', status: 'Ready' },
        { name: 'b', status: 'Redy' },
      ],
    },
  };
  const parameters = [
    { name: 'limit', in: 'query', schema: { type: 'integer' }, examples: { few: { value: 'three' } } },
  ];
  const text = documentText({
    paths: { '/a': { get: { operationId: 'a', parameters, responses: { '200': { description: 'Fine.', content } } } } },
  });
  const { api, problems } = await readApi(text, 'public/openapi.json');
  expect(api?.groups[0]?.operations).toHaveLength(1);
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "public/openapi.json:20:17 api-spec
      The example at /paths/~1a/get/parameters/0/examples/few/value does not fit its schema: it must be integer.
      Correct the example, or the schema if the example is right.

    public/openapi.json:57:21 api-spec
      The example at /paths/~1a/get/responses/200/content/application~1json/example/1/status does not fit its schema: it must be equal to one of the allowed values (Ready, Error).
      Correct the example, or the schema if the example is right.

    2 problems in 1 file
    "
  `);
});

test('a schema that no validator accepts is reported', async () => {
  const content = { 'text/plain': { schema: { type: 'string', pattern: '(' }, example: 'a' } };
  expect(
    await problemsIn(
      documentText({
        paths: { '/a': { get: { operationId: 'a', responses: { '200': { description: 'Fine.', content } } } } },
      }),
    ),
  ).toMatchInlineSnapshot(`
    "public/openapi.json:16:17 api-spec
      The schema at /paths/~1a/get/responses/200/content/text~1plain/schema cannot be used: Invalid regular expression: /(/u: Unterminated group.
      Correct the schema.

    1 problem in 1 file
    "
  `);
});

test('an operation shown on a page that does not exist is reported', async () => {
  const text = documentText({
    paths: {
      '/a': { get: { operationId: 'get-a', responses: OK } },
      '/health': { get: { operationId: 'health', 'x-page': false, 'x-shown-on': ['get-b', 'runtime'], responses: OK } },
    },
  });
  expect(await problemsIn(text)).toMatchInlineSnapshot(`
    "public/openapi.json:23:11 api-spec
      "get-b" at /paths/~1health/get/x-shown-on/0 is not the page of an operation.
      Did you mean "get-a"?

    1 problem in 1 file
    "
  `);
});

test('the model is plain JSON, so that it can be cached', async () => {
  const { api } = await readApi(documentText({}), 'public/openapi.json');
  expect(JSON.parse(JSON.stringify(api))).toEqual(api);
});
