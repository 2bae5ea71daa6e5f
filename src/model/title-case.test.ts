import { expect, test } from 'vitest';
import { titleCase } from './title-case.ts';

test.each([
  ['use-cases', 'Use Cases'],
  ['components', 'Components'],
  ['api', 'API'],
  ['cli', 'CLI'],
  ['sdks', 'SDKs'],
  ['faq', 'FAQ'],
  ['', ''],
])('the folder %j is headed %j', (folder, heading) => {
  expect(titleCase(folder)).toBe(heading);
});
