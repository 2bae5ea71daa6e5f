import { expect, test } from 'vitest';
import { handleIntents, type Intent, intend } from './intents.ts';

test('what a reader asks for before the script is there is kept and carried out, in order; later asks at once', () => {
  const done: Intent['kind'][] = [];
  intend({ kind: 'search' });
  intend({ kind: 'search' });
  expect(done).toEqual([]);
  handleIntents(({ kind }) => done.push(kind));
  expect(done).toEqual(['search', 'search']);
  intend({ kind: 'search' });
  expect(done).toHaveLength(3);
});
