import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Recipe, Recipes } from './Recipes.tsx';

const html = renderToStaticMarkup(
  <Recipes>
    <Recipe title="Federated query" topics="sql,databases" href="/docs/features/query-federation">
      Join two sources.
    </Recipe>
    {'\n'}
    <Recipe title="Text to SQL" topics="ai, sql" href="/docs/features/large-language-models/tools">
      Let a model write the query.
    </Recipe>
  </Recipes>,
);

test('a recipe is a list item with a link, its sentence and its topics in words', () => {
  expect(html).toContain(
    '<li class="recipe" data-topics="sql,databases"><a href="/docs/features/query-federation">Federated query</a><div>Join two sources.</div><small><span class="sr-only">Topics: </span>SQL, Databases</small></li>',
  );
});

test('there is one button for each topic, in the order of first use, with the number of its recipes', () => {
  const buttons = [...html.matchAll(/data-topic="(\w*)" aria-pressed="(\w+)">(\w+) <small>(\d+)<\/small>/g)];
  expect(buttons.map((match) => match.slice(1).join(' '))).toEqual([
    ' true All 2',
    'sql false SQL 2',
    'databases false Databases 1',
    'ai false AI 1',
  ]);
});

test('spaces between topics do not matter', () => {
  expect(html).toContain('data-topics="ai,sql"');
});

test('no recipe is hidden before a topic is chosen, and the buttons need script', () => {
  expect(html).not.toContain('hidden');
  expect(html).toContain('class="topics needs-script"');
});
