import { expect, test } from 'vitest';
import { curlOf, type SampleRequest } from './curl.ts';

const GET: SampleRequest = {
  method: 'get',
  server: 'http://localhost:8090',
  urlPath: '/v1/status',
  values: [],
  body: undefined,
  answers: ['application/json'],
};

const JSON_BODY = { mediaType: 'application/json', value: { where: "country = 'DE'" } };

test.each<[string, Partial<SampleRequest>, string]>([
  ['a plain request has only its address', {}, 'curl http://localhost:8090/v1/status'],
  [
    'an address with a query is quoted',
    { values: [{ place: 'query', name: 'from', value: 'a&b' }] },
    'curl "http://localhost:8090/v1/status?from=a%26b"',
  ],
  [
    'a path parameter is filled in and escaped',
    { urlPath: '/v1/tools/{name}', values: [{ place: 'path', name: 'name', value: 'a\u001fb' }] },
    'curl http://localhost:8090/v1/tools/a%1Fb',
  ],
  [
    'a path parameter without a value shows its name',
    { urlPath: '/v1/tools/{name}' },
    'curl http://localhost:8090/v1/tools/name',
  ],
  ['a head request asks for headers', { method: 'head', answers: [] }, 'curl -I http://localhost:8090/v1/status'],
  [
    'an answer without a body is shown by its status',
    { method: 'delete', answers: [] },
    'curl -i -X DELETE http://localhost:8090/v1/status',
  ],
  ['a post without a body names its method', { method: 'post' }, 'curl -X POST http://localhost:8090/v1/status'],
  [
    'a single quote in a body survives the shell',
    { method: 'post', body: JSON_BODY },
    "curl http://localhost:8090/v1/status \\\n  -H \"Content-Type: application/json\" \\\n  -d '{ \"where\": \"country = '\\''DE'\\''\" }'",
  ],
  [
    'text is sent by the letter',
    { method: 'post', body: { mediaType: 'text/plain', value: 'SELECT 1\n' } },
    'curl http://localhost:8090/v1/status \\\n  -H "Content-Type: text/plain" \\\n  -d \'SELECT 1\'',
  ],
  [
    'headers and cookies have their own options',
    {
      values: [
        { place: 'header', name: 'Accept', value: 'text/csv' },
        { place: 'cookie', name: 'session', value: 7 },
      ],
    },
    'curl http://localhost:8090/v1/status \\\n  -H "Accept: text/csv" \\\n  -b "session=7"',
  ],
  [
    'a file is written to disk',
    { answers: ['application/zip'] },
    'curl http://localhost:8090/v1/status \\\n  --output response.zip',
  ],
  [
    'a form is sent field by field',
    { method: 'post', body: { mediaType: 'multipart/form-data', value: { name: 'x', file: '@a.png' } } },
    "curl http://localhost:8090/v1/status \\\n  -H \"Content-Type: multipart/form-data\" \\\n  -F 'name=x' \\\n  -F 'file=@a.png'",
  ],
])('%s', (_, change, command) => {
  expect(curlOf({ ...GET, ...change })).toBe(command);
});
