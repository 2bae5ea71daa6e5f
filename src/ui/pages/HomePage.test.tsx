import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Post, releaseVersionOf } from '../../model/blog.ts';
import { HomePage } from './HomePage.tsx';

function post(route: string, date: string): Post {
  const release = releaseVersionOf(route.split('/').at(-1) ?? '');
  return {
    route,
    title: `Post ${route}`,
    description: 'What it says.',
    date,
    authors: [],
    tags: [],
    minutes: 1,
    release,
  };
}

const posts = [
  post('/blog/releases/v1.0.5', '2025-03-11'),
  post('/blog/releases/v1.0.4', '2025-02-17'),
  post('/blog/announcing', '2025-01-22'),
  post('/blog/2024/rust', '2024-03-28'),
  post('/blog/2022/arrow', '2022-05-10'),
  post('/blog/2022/soft', '2022-01-12'),
];

test('the newest release stands alone, with its day and its notes', () => {
  const html = renderToStaticMarkup(<HomePage html="" posts={posts} />);
  expect(html).toContain('<h3>v1.0.5</h3>');
  expect(html).toContain('<time dateTime="2025-03-11">March 11, 2025</time>');
  expect(html).not.toContain('v1.0.4');
});

test('the three newest posts that are no release notes are listed', () => {
  const html = renderToStaticMarkup(<HomePage html="" posts={posts} />);
  const linked = [...html.matchAll(/<h3><a href="([^"]+)"/g)].map(([, route]) => route);
  expect(linked).toEqual(['/blog/announcing', '/blog/2024/rust', '/blog/2022/arrow']);
});

test('a blog without releases has no release box', () => {
  const html = renderToStaticMarkup(<HomePage html="<h1>Loam</h1>" posts={posts.slice(2)} />);
  expect(html).not.toContain('Current release');
  expect(html).toContain('<h1>Loam</h1>');
});
