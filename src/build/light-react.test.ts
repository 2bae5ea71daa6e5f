import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { withoutStacks } from './light-react.ts';

it('makes React create no error while it loads', () => {
  const folder = dirname(createRequire(import.meta.url).resolve('react-dom/package.json'));
  const react = readFileSync(join(folder, 'cjs/react-dom-client.production.js'), 'utf8');
  // At the outermost level nothing is indented further than the second name of a declaration.
  const atLoading = /^(var| {2}\w+ =).*\bError\(/gm;
  expect(react.match(atLoading)).toHaveLength(5);
  expect(withoutStacks(react)).not.toMatch(atLoading);
});
