import { expect, test } from 'vitest';
import { codeExample, jsonText } from './example-text.ts';

test('what fits on a line stays on it', () => {
  expect(jsonText({ parts: ['loam', 'public'], empty: {}, none: null })).toBe(
    '{ "parts": ["loam", "public"], "empty": {}, "none": null }',
  );
});

test('what does not fit is broken from the outside in', () => {
  const rows = [
    { from: 'postgres:public.orders', name: 'orders' },
    { from: 's3://acme-docs/tickets/', name: 'support_tickets' },
  ];
  expect(jsonText({ rows }, { width: 70 })).toMatchInlineSnapshot(`
    "{
      "rows": [
        { "from": "postgres:public.orders", "name": "orders" },
        { "from": "s3://acme-docs/tickets/", "name": "support_tickets" }
      ]
    }"
  `);
});

test.each([
  ['application/json', { a: 1 }, 'json', '{ "a": 1 }'],
  ['application/problem+json; charset=utf-8', 'text', 'json', '"text"'],
  ['text/csv', 'a,b\n1,2\n', 'csv', 'a,b\n1,2'],
  ['application/sql', 'SELECT 1', 'sql', 'SELECT 1'],
  ['text/plain', 'ok', 'text', 'ok'],
  ['application/xml', { a: 1 }, 'text', '{ "a": 1 }'],
])('an example of %s is shown in its language', (mediaType, value, language, code) => {
  expect(codeExample(mediaType, value)).toEqual({ language, code });
});
