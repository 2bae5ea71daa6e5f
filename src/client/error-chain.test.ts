import { expect, test } from 'vitest';
import { errorChain } from './error-chain.ts';

test('spec 2.8: the chain of error messages, outermost first', () => {
  const error = new Error('The page failed', { cause: new TypeError('x is undefined', { cause: 'a string' }) });
  expect(errorChain(error)).toEqual(['The page failed', 'x is undefined', 'a string']);
});

test.each([
  ['a string', ['a string']],
  [404, ['404']],
  [undefined, []],
  [null, []],
])('%j thrown is %j', (thrown, messages) => {
  expect(errorChain(thrown)).toEqual(messages);
});

test('a chain that leads back to itself ends', () => {
  const error = new Error('round');
  error.cause = new Error('and', { cause: error });
  expect(errorChain(error)).toHaveLength(10);
});
