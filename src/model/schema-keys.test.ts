import { expect, test } from 'vitest';
import { BlogFrontmatter } from './frontmatter.ts';
import { keysAt } from './schema-keys.ts';
import { SidebarsConfig } from './sidebars-config.ts';
import { SiteConfig } from './site-config.ts';
import { TagsFile } from './tags.ts';

test.each([
  ['an optional object', BlogFrontmatter, ['last_update'], {}, ['author', 'date']],
  ['an entry of a record', TagsFile, ['news'], {}, ['label', 'description']],
  ['a record itself', TagsFile, [], {}, []],
  ['something with a default', SiteConfig, ['analytics'], {}, ['tag', 'pixel', 'marketing']],
  ['an item that names its kind', SiteConfig, ['navbar', 0], { navbar: [{ type: 'search' }] }, ['type', 'position']],
  ['an item of no known kind', SiteConfig, ['navbar', 0], { navbar: [{ type: 'logo' }] }, []],
  [
    'an item inside others',
    SidebarsConfig,
    ['docs', 'items', 0],
    { docs: { items: [{ type: 'folder' }] } },
    ['type', 'dir'],
  ],
  ['a place that does not exist', BlogFrontmatter, ['title', 'text'], {}, []],
])('the keys of %s are known', (_, schema, path, value, keys) => {
  expect(keysAt(schema, path, value)).toEqual(keys);
});
