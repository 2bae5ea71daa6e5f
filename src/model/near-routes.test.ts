import { expect, test } from 'vitest';
import { nearRoutes } from './near-routes.ts';

const ROUTES = [
  '/',
  '/docs',
  '/docs/installation',
  '/docs/features/caching',
  '/docs/features/data-acceleration',
  '/docs/components/data-connectors/postgres',
  '/docs/components/data-accelerators/postgres',
  '/blog',
  '/blog/releases/v1.0.5',
];

test.each([
  ['/docs/instalation', '/docs/installation'],
  ['/DOCS/Installation', '/docs/installation'],
  ['/caching', '/docs/features/caching'],
  ['/docs/data-acceleration', '/docs/features/data-acceleration'],
  ['/releases/v1.0.5', '/blog/releases/v1.0.5'],
])('a reader of %s may have meant %s', (asked, route) => {
  expect(nearRoutes(asked, ROUTES)[0]).toBe(route);
});

test('pages of the same name are both offered', () => {
  expect(nearRoutes('/docs/postgres', ROUTES).toSorted()).toEqual([
    '/docs/components/data-accelerators/postgres',
    '/docs/components/data-connectors/postgres',
  ]);
});

test.each(['/zebra', '/wp-login.php', `/${'x'.repeat(5000)}`])('nothing is near %.20s', (asked) => {
  expect(nearRoutes(asked, ROUTES)).toEqual([]);
});

test('at most five are offered', () => {
  const many = Array.from({ length: 20 }, (_, index) => `/docs/part-${index}/caching`);
  expect(nearRoutes('/caching', many)).toHaveLength(5);
});
