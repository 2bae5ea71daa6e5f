import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plainChecker } from '../../test/fixtures/pages.ts';
import { temporaryFolder } from '../../test/fixtures/temporary-folder.ts';
import type { Sample, SampleChecker, SampleResult } from '../model/sample.ts';
import { cachedChecker } from './cached-checker.ts';

const SAMPLE: Sample = {
  language: 'sql',
  meta: {},
  code: 'SELECT 1',
  route: '/docs/a',
  file: 'content/docs/a.mdx',
  lines: [4],
  column: 1,
};
const FINE: SampleResult = { verdict: { kind: 'checked', against: 'SQL' }, problems: [] };
const WRONG: SampleResult = {
  ...FINE,
  problems: [
    { rule: 'sample-syntax', file: 'content/docs/a.mdx', line: 4, column: 1, message: 'Wrong.', fix: 'Mend it.' },
  ],
};

/** A checker that always finds the same, and how often it was asked. */
function counting(result: SampleResult) {
  const asked: Sample[] = [];
  const checker: SampleChecker = {
    ...plainChecker,
    checkSample: async (sample) => {
      asked.push(sample);
      return result;
    },
  };
  return { checker, asked };
}

test('a sample with which nothing was wrong is checked once, wherever it stands later', async () => {
  const file = join(temporaryFolder({}), 'samples.json');
  const first = counting(FINE);
  const checker = cachedChecker(first.checker, file, '1');
  expect(await checker.checkSample(SAMPLE)).toEqual(FINE);
  checker.save();
  const second = counting(WRONG);
  expect(await cachedChecker(second.checker, file, '1').checkSample({ ...SAMPLE, lines: [9] })).toEqual(FINE);
  expect([first.asked.length, second.asked.length]).toEqual([1, 0]);
});

test('what a second checker has learned is kept with the rest', async () => {
  const file = join(temporaryFolder({}), 'samples.json');
  const [own, second] = [cachedChecker(plainChecker, file, '1'), cachedChecker(counting(FINE).checker, file, '1')];
  await second.checkSample(SAMPLE);
  own.learn(second.learned());
  own.save();
  expect(await cachedChecker(counting(WRONG).checker, file, '1').checkSample(SAMPLE)).toEqual(FINE);
});

test.each<[string, Partial<Sample>, string]>([
  ['its code', { code: 'SELECT 2' }, '1'],
  ['its attributes', { meta: { asof: 'v0.3-alpha' } }, '1'],
  ['its page', { route: '/docs/b' }, '1'],
  ['the rules', {}, '2'],
])('it is checked again when %s changed', async (_, change, version) => {
  const file = join(temporaryFolder({}), 'samples.json');
  const checker = cachedChecker(counting(FINE).checker, file, '1');
  await checker.checkSample(SAMPLE);
  checker.save();
  expect(await cachedChecker(counting(WRONG).checker, file, version).checkSample({ ...SAMPLE, ...change })).toEqual(
    WRONG,
  );
});

test('mistakes are found anew each time, since their lines move', async () => {
  const file = join(temporaryFolder({}), 'samples.json');
  const { checker, asked } = counting(WRONG);
  const cached = cachedChecker(checker, file, '1');
  await cached.checkSample(SAMPLE);
  await cached.checkSample(SAMPLE);
  expect(asked).toHaveLength(2);
});

test('a memory that was cut off is forgotten', async () => {
  const file = join(temporaryFolder({}), 'samples.json');
  writeFileSync(file, '{"version":"1","verd');
  const { checker, asked } = counting(FINE);
  await cachedChecker(checker, file, '1').checkSample(SAMPLE);
  expect(asked).toHaveLength(1);
});
