import { expect, test } from 'vitest';
import { queryWordsOf, termsOf, tokensOf } from './tokenize.ts';

test.each([
  ['refresh_check_interval', ['refresh_check_interval', 'refresh', 'check', 'interval']],
  ['aws-secrets-manager', ['aws-secrets-manager', 'aws', 'secrets', 'manager']],
  ['acceleration.refresh_mode', ['acceleration.refresh_mode', 'acceleration', 'refresh_mode', 'refresh', 'mode']],
  ['--tls-enabled', ['--tls-enabled', 'tls-enabled', 'tls', 'enabled']],
  ['dependsOn', ['dependson', 'depends', 'on']],
  ['VirtualExecutionPlan', ['virtualexecutionplan', 'virtual', 'execution', 'plan']],
  ['POST /v1/sql', ['post', 'v1/sql', 'v1', 'sql']],
  ['v1.0-rc.3', ['v1.0-rc.3', '1.0-rc.3', 'v1.0', '1.0', 'rc.3', 'rc3']],
  ['v1.0.5', ['v1.0.5', '1.0.5']],
  ['C# and C++', ['c#', 'and', 'c++']],
  ['127.0.0.1:8090', ['127.0.0.1', '8090']],
  ["the app's own, you’re", ['the', 'app', 'own', 'you']],
])('%s is indexed whole and in its parts', (text, terms) => {
  expect(termsOf(text)).toEqual(terms);
});

test.each([['JavaScript'], ['PostgreSQL'], ['GitHub'], ['MySQL']])('the brand %s is one word', (brand) => {
  expect(termsOf(brand)).toEqual([brand.toLowerCase()]);
});

test.each([
  ['__proto__', ['proto']],
  ['<img src=x onerror=alert(1)>', ['img', 'src', 'x', 'onerror', 'alert', '1']],
  ['.*+?^{}()|[]\\', []],
  ['🚜🌱', []],
  ['مرحبا', ['مرحبا']],
  ['Café', ['cafe']],
  ['', []],
])('%s is just text', (text, terms) => {
  expect(termsOf(text)).toEqual(terms);
});

test('encoded data is not indexed, its neighbours are', () => {
  expect(termsOf(`key ${'QUJD'.repeat(20)} end`)).toEqual(['key', 'end']);
});

test('every token knows its place in the text', () => {
  const text = 'set --http-port or v0.17.1-beta in dotted.name';
  for (const { term, start, end } of tokensOf(text)) {
    expect(text.slice(start, end).toLowerCase().replace('.', '')).toContain(
      term.replace('.', '').slice(0, end - start),
    );
  }
});

test('a query keeps its words apart, each whole form first', () => {
  expect(queryWordsOf('refresh_mode append')).toEqual([['refresh_mode', 'refresh', 'mode'], ['append']]);
});
