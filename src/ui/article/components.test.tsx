import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CodeBlock } from './CodeBlock.tsx';
import { articleComponents } from './components.tsx';
import { Media } from './Media.tsx';
import { TabItem, Tabs } from './Tabs.tsx';

describe('tabs', () => {
  const html = renderToStaticMarkup(
    <Tabs id="tabs-1" groupId="os">
      {'\n'}
      <TabItem value="linux" label="Linux">
        <p>apt</p>
      </TabItem>
      <TabItem value="windows">
        <p>winget</p>
      </TabItem>
    </Tabs>,
  );

  test('have the roles and names of tabs, the first one chosen', () => {
    expect(html).toContain(
      '<button type="button" role="tab" id="tabs-1-linux" data-value="linux" aria-controls="tabs-1-linux-panel" aria-selected="true" tabindex="0">Linux</button>',
    );
    expect(html).toContain('aria-selected="false" tabindex="-1">windows</button>');
    expect(html).toContain('role="tabpanel" id="tabs-1-linux-panel" aria-labelledby="tabs-1-linux">');
  });

  test('hold every panel under its label, for readers without script', () => {
    expect(html).toContain('<p class="tab-label">Linux</p><p>apt</p>');
    expect(html).toContain('<p class="tab-label">windows</p><p>winget</p>');
    expect(html.match(/data-off=""/g)).toHaveLength(1);
  });

  test('of one group are known by its name', () => {
    expect(html).toContain('<div class="tabs" data-group="os">');
    expect(renderToStaticMarkup(<Tabs id="t" />)).not.toContain('data-group');
  });

  test('have ids without spaces', () => {
    const spaced = renderToStaticMarkup(
      <Tabs id="t">
        <TabItem value="Mac OS" />
      </Tabs>,
    );
    expect(spaced).toContain('id="t-Mac-OS" data-value="Mac OS" aria-controls="t-Mac-OS-panel"');
    expect(spaced).toContain('id="t-Mac-OS-panel" aria-labelledby="t-Mac-OS"');
  });

  test('are numbered anew on each page', () => {
    const page = () => {
      const { Tabs: Numbered = Tabs } = articleComponents();
      return renderToStaticMarkup([1, 2].map((key) => createElement(Numbered, { key }, <TabItem value="a" />)));
    };
    expect(page().match(/id="tabs-\d-a"/g)).toEqual(['id="tabs-1-a"', 'id="tabs-2-a"']);
    expect(page()).toBe(page());
  });
});

describe('hosted media', () => {
  test.each(['video', 'audio'] as const)('%s is a button: nothing is asked of the host before the click', (kind) => {
    const html = renderToStaticMarkup(
      <Media kind={kind} title="Tour" embed="https://player.loam.example/1" hostName="Player" />,
    );
    expect(html).not.toMatch(/<iframe|<img|<video|<audio|<link|src=/);
    expect(html).toContain(
      '<button type="button" data-action="play" data-embed="https://player.loam.example/1" data-title="Tour">',
    );
    expect(html).toContain('Loads a player from Player');
  });

  test('can be reached without script', () => {
    const html = renderToStaticMarkup(
      <Media kind="video" title="Tour" embed="https://player.loam.example/1" hostName="Player" />,
    );
    expect(html).toContain('<noscript><a href="https://player.loam.example/1">Tour (on Player)</a></noscript>');
  });
});

describe('code blocks', () => {
  const block = { html: '<span class="k">a</span>', language: 'sql', id: 'code-1' };

  test('are a figure that can be linked to and scrolled by keyboard', () => {
    expect(renderToStaticMarkup(<CodeBlock {...block} />)).toBe(
      '<figure class="code" id="code-1" data-lang="sql"><pre tabindex="0"><code><span class="k">a</span></code></pre></figure>',
    );
  });

  test('have a caption for a title, a check or a release', () => {
    expect(renderToStaticMarkup(<CodeBlock {...block} title="q.sql" />)).toContain(
      '<figcaption><span>q.sql</span></figcaption>',
    );
    expect(renderToStaticMarkup(<CodeBlock {...block} checked="SQL grammar" />)).toContain(
      'Checked against the SQL grammar',
    );
    expect(renderToStaticMarkup(<CodeBlock {...block} asof="v0.3-alpha" />)).toContain('as of v0.3-alpha');
  });

  test('have no button until there is script to make it work', () => {
    expect(renderToStaticMarkup(<CodeBlock {...block} title="q.sql" />)).not.toContain('<button');
  });

  test('are numbered when asked', () => {
    expect(renderToStaticMarkup(<CodeBlock {...block} numbered="" />)).toContain('data-numbered=""');
  });
});
