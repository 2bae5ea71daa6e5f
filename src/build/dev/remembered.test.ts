import { expect, test } from 'vitest';
import { onceForEach, remembered } from './remembered.ts';

test('a value is made once, and again after it has been forgotten', async () => {
  let made = 0;
  const number = remembered(async () => ++made);
  expect([await number.value(), await number.value()]).toEqual([1, 1]);
  number.forget();
  expect(await number.value()).toBe(2);
});

test('a failure is not kept', async () => {
  let attempts = 0;
  const work = onceForEach(async (name: string) => {
    if (++attempts === 1) throw new Error('not yet');
    return name;
  });
  await expect(work('a')).rejects.toThrow('not yet');
  expect(await work('a')).toBe('a');
});
