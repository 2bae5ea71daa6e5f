import { expect, test } from 'vitest';
import { readJson } from './json-text.ts';

const DOCUMENT = `{
  "openapi": "3.1.0",
  "paths": {
    "/v1/sql": { "post": { "tags": ["SQL", "AI"] } },
    "a~b": null
  }
}
`;

test.each([
  ['', 1, 1],
  ['/openapi', 2, 3],
  ['/paths/~1v1~1sql/post', 4, 18],
  ['/paths/~1v1~1sql/post/tags/1', 4, 44],
  ['/paths/a~0b', 5, 5],
])('the value at "%s" stands at %i:%i', (pointer, line, column) => {
  const json = readJson(DOCUMENT);
  expect(json.kind === 'value' && json.placeOf(pointer)).toEqual({ line, column });
});

test('a pointer that leads nowhere has the place of the document', () => {
  const json = readJson(DOCUMENT);
  expect(json.kind === 'value' && json.placeOf('/nowhere')).toEqual({ line: 1, column: 1 });
});

test.each([
  [
    '{\n  "a": 1,\n}',
    '3:1 The document is not JSON: "}" stands where a property name in double quotes is expected. Remove the comma before it.',
  ],
  ['[1, 2,]', '1:7 The document is not JSON: "]" stands where a value is expected. Remove the comma before it.'],
  [
    '{ "a": 1\n  "b": 2 }',
    '2:3 The document is not JSON: "\\"b\\"" stands where a comma or "}" is expected. Correct the text at this place, or just before it.',
  ],
  [
    '{ "a" 1 }',
    '1:7 The document is not JSON: "1" stands where a colon is expected. Correct the text at this place, or just before it.',
  ],
  [
    "{ 'a': 1 }",
    '1:3 The document is not JSON: "\'a\'" stands where a property name in double quotes is expected. Correct the text at this place, or just before it.',
  ],
  [
    '{ "a": tru }',
    '1:8 The document is not JSON: "tru" stands where a value is expected. Correct the text at this place, or just before it.',
  ],
  [
    '{ "a": "b',
    '1:8 The document is not JSON: "\\"" stands where a value is expected. Correct the text at this place, or just before it.',
  ],
  [
    '{ "a": 01 }',
    '1:8 The document is not JSON: "01" stands where a value is expected. Correct the text at this place, or just before it.',
  ],
  [
    '{ "a": 1',
    '1:9 The document is not JSON: the text ends where a comma or "}" is expected. Correct the text at this place, or just before it.',
  ],
  [
    '{} {}',
    '1:4 The document is not JSON: "{" stands where the end of the file is expected. Correct the text at this place, or just before it.',
  ],
  [
    '',
    '1:1 The document is not JSON: the text ends where a value is expected. Correct the text at this place, or just before it.',
  ],
])('%j is reported at its first fault', (text, report) => {
  const json = readJson(text);
  if (json.kind !== 'broken') throw new Error('The text was read.');
  expect(`${json.place.line}:${json.place.column} ${json.message} ${json.fix}`).toBe(report);
});
