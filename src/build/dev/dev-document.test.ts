import { expect, test } from 'vitest';
import { failureDocument, withDevelopment } from './dev-document.ts';

test('a document gets the client of the bundler, the overlay and its keys, and marks its style as present', () => {
  const document = '<head><link rel="stylesheet" href="/src/styles/site.css"></head><body></body>';
  expect(withDevelopment(document, '/project', { page: 'p1', frame: 'f1' })).toMatchInlineSnapshot(
    `"<head><link rel="stylesheet" data-vite-dev-id="/project/src/styles/site.css" href="/src/styles/site.css"><script type="module" src="/@vite/client"></script><meta name="dev-page" content="p1 f1"><script type="module" src="/src/client/dev-overlay.ts"></script></head><body></body>"`,
  );
});

test('a failure is shown as text', () => {
  expect(failureDocument('<b> is not closed')).toContain('<pre>&lt;b&gt; is not closed</pre>');
});
