import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Diagram } from './Diagram.tsx';
import { Hero } from './Hero.tsx';

test('the head of the landing page has the only h1, its text, and the picture after it', () => {
  const html = renderToStaticMarkup(
    <Hero title="Rooted in your data">
      <Diagram svg="<svg></svg>" alt="Roots" />
      <p>What it is.</p>
    </Hero>,
  );
  expect(html).toMatchInlineSnapshot(
    `"<header class="hero"><div class="hero-text"><h1>Rooted in your data</h1><p>What it is.</p></div><figure class="diagram"><div role="img" aria-label="Roots"><svg></svg></div></figure></header>"`,
  );
});
