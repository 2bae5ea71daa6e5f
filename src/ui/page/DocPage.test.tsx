import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Contents } from './Contents.tsx';
import { DocPage, type DocPageData } from './DocPage.tsx';
import { PageFoot } from './PageFoot.tsx';
import { Pager } from './Pager.tsx';
import { TagIndexPage, TagPage } from './TagPages.tsx';

describe('the pager', () => {
  const previous = { route: '/a', label: 'A & B' };
  const next = { route: '/c', label: 'C' };

  test('leads to both neighbours', () => {
    expect(renderToStaticMarkup(<Pager previous={previous} next={next} />)).toBe(
      '<nav class="pager" aria-label="Previous and next page"><a rel="prev" href="/a"><small>Previous</small><span>A &amp; B</span></a><a rel="next" href="/c"><small>Next</small><span>C</span></a></nav>',
    );
  });

  test('leaves out one that is not there, and itself when there is none', () => {
    expect(renderToStaticMarkup(<Pager previous={undefined} next={next} />)).not.toContain('rel="prev"');
    expect(renderToStaticMarkup(<Pager previous={undefined} next={undefined} />)).toBe('');
  });

  test('has other words for posts', () => {
    const words = { label: 'Posts', previous: 'Newer', next: 'Older' };
    expect(renderToStaticMarkup(<Pager previous={previous} next={next} words={words} />)).toMatch(
      /aria-label="Posts".*Newer.*Older/,
    );
  });
});

describe('the table of contents', () => {
  test('links to headings and keeps their code', () => {
    const entries = [
      { anchor: 'set-up', html: 'Set <code>up</code>', level: 2 },
      { anchor: 'deep', html: 'Deep', level: 3 },
    ];
    const html = renderToStaticMarkup(<Contents entries={entries} />);
    expect(html).toContain(
      '<li><a href="#set-up">Set <code>up</code></a></li><li class="deeper"><a href="#deep">Deep</a></li>',
    );
    expect(html).toContain('<nav aria-label="On this page">');
  });

  test('of headings that all have one level indents none', () => {
    const html = renderToStaticMarkup(<Contents entries={[{ anchor: 'a', html: 'A', level: 3 }]} />);
    expect(html).not.toContain('deeper');
  });

  test('without headings is not there', () => {
    expect(renderToStaticMarkup(<Contents entries={[]} />)).toBe('');
  });
});

test('breadcrumbs lead home and upwards; a group without a page is a name, and the page itself is current', () => {
  const trail = [
    { label: 'Components', route: '/docs/components' },
    { label: 'More', route: undefined },
    { label: 'Views', route: '/docs/components/views' },
  ];
  expect(renderToStaticMarkup(<Breadcrumbs trail={trail} />)).toBe(
    '<nav class="breadcrumbs" aria-label="Breadcrumbs"><ol><li><a href="/" aria-label="Home page">Home</a></li><li><a href="/docs/components">Components</a></li><li><span>More</span></li><li><span aria-current="page">Views</span></li></ol></nav>',
  );
});

describe('the foot of a page', () => {
  test('says when a page was changed last, and by whom if that is known', () => {
    const foot = (author: string | undefined) =>
      renderToStaticMarkup(<PageFoot tags={[]} editUrl={undefined} lastUpdate={{ author, date: '2024-02-29' }} />);
    expect(foot('Docs team')).toContain(
      'Last updated on <time dateTime="2024-02-29">February 29, 2024</time> by Docs team',
    );
    expect(foot(undefined)).toContain('February 29, 2024</time></span>');
  });

  test('with nothing to say is not there', () => {
    expect(renderToStaticMarkup(<PageFoot tags={[]} editUrl={undefined} lastUpdate={undefined} />)).toBe('');
  });
});

describe('a documentation page', () => {
  const page: DocPageData = {
    title: 'Caching',
    hasTitle: true,
    html: '<p>Text</p>',
    contents: [],
    breadcrumbs: [],
    previous: undefined,
    next: undefined,
    tags: [],
    editUrl: undefined,
    lastUpdate: undefined,
    isUnlisted: false,
  };

  test('has one h1, its title, and the article as it was made', () => {
    const html = renderToStaticMarkup(<DocPage page={page} />);
    expect(html).toContain('<article><h1>Caching</h1><div class="prose"><p>Text</p></div></article>');
  });

  test('that is unlisted says so', () => {
    expect(renderToStaticMarkup(<DocPage page={page} />)).not.toContain('unlisted');
    expect(renderToStaticMarkup(<DocPage page={{ ...page, isUnlisted: true }} />)).toContain('This page is unlisted');
  });
});

describe('pages of tags', () => {
  test('the index goes by first letter, whatever the case', () => {
    const tag = (label: string) => ({ label, description: 'About.', route: `/t/${label}`, count: 2 });
    const html = renderToStaticMarkup(
      <TagIndexPage title="Tags" tags={[tag('sql'), tag('Arrow'), tag('azure'), tag('S3')]} />,
    );
    expect(
      [...html.matchAll(/<h2 id="letter-(.)">|href="\/t\/([^"]+)"/g)].map(([, letter, name]) => letter ?? name),
    ).toEqual(['A', 'Arrow', 'azure', 'S', 'S3', 'sql']);
  });

  test('a tag says how many pages it has', () => {
    const html = (count: number) =>
      renderToStaticMarkup(
        <TagPage
          tag={{ label: 'SQL', description: 'About SQL.' }}
          indexRoute="/docs/tags"
          pages={Array.from({ length: count }, (_, index) => ({ route: `/${index}`, title: 'T', description: 'D' }))}
        />,
      );
    expect(html(1)).toContain('About SQL. One page. <a href="/docs/tags">All tags</a>');
    expect(html(3)).toContain('3 pages.');
  });
});
