import { expect, test } from 'vitest';
import { fixturePage } from '../../test/fixtures/search/pages.ts';
import { recordsOf } from './records.ts';

const page = {
  ...fixturePage({
    route: '/docs/faq',
    title: 'Questions',
    text: 'Short answers.',
    tags: ['reference'],
    sections: [
      ['data', 'Data', '', 2],
      ['fresh', 'How fresh is it?', 'As fresh as the interval.', 3],
      ['ai', 'AI', 'Models run beside it.', 2],
    ],
  }),
  description: 'Answers with links.',
};

test('each heading and each text is a record in the shape of a hit', () => {
  expect(recordsOf(page, 0).map(({ type, url, content }) => [type, url, content])).toEqual([
    ['lvl1', '/docs/faq', 'Answers with links.'],
    ['content', '/docs/faq', 'Short answers.'],
    ['lvl2', '/docs/faq#data', null],
    ['lvl3', '/docs/faq#fresh', null],
    ['content', '/docs/faq#fresh', 'As fresh as the interval.'],
    ['lvl2', '/docs/faq#ai', null],
    ['content', '/docs/faq#ai', 'Models run beside it.'],
  ]);
});

test('the hierarchy holds the headings above a record and no others', () => {
  const hierarchies = recordsOf(page, 0).map(({ hierarchy }) => hierarchy);
  const none = { lvl4: null, lvl5: null, lvl6: null };
  const top = { lvl0: 'Components', lvl1: 'Questions' };
  expect(hierarchies[4]).toEqual({ ...top, lvl2: 'Data', lvl3: 'How fresh is it?', ...none });
  expect(hierarchies[5]).toEqual({ ...top, lvl2: 'AI', lvl3: null, ...none });
});

test('records carry the facets, and ids that no two share', () => {
  const records = recordsOf(page, 0);
  expect(records.every(({ language, tags }) => language === 'en' && tags[0] === 'reference')).toBe(true);
  expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
});

test('a long text is cut between words into records of a size that hosted indexes take', () => {
  const text = 'word '.repeat(2000).trim();
  const contents = recordsOf(fixturePage({ route: '/long', title: 'Long', text }), 0).flatMap(({ type, content }) =>
    type === 'content' ? [content ?? ''] : [],
  );
  expect(contents.length).toBeGreaterThan(5);
  expect(Math.max(...contents.map((content) => content.length))).toBeLessThanOrEqual(1500);
  expect(contents.join(' ')).toBe(text);
});
