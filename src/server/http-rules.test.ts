import { describe, expect, test } from 'vitest';
import { siteConfig } from '../../test/fixtures/site-config.ts';
import type { SiteConfigInput } from '../model/site-config.ts';
import { headerRules, headersOf } from './http-rules.ts';

function policyOf(given: Partial<SiteConfigInput> = {}, hashes: string[] = []): Record<string, string> {
  const { 'Content-Security-Policy': policy = '' } = headersOf(headerRules(siteConfig(given), hashes), '/');
  return Object.fromEntries(policy.split('; ').map((part) => [part.split(' ')[0], part.slice(part.indexOf(' ') + 1)]));
}

test('later rules add to earlier ones and win', () => {
  const rules = [
    { pattern: '/*', headers: { A: '1', B: '1' } },
    { pattern: '/assets/js/*', headers: { B: '2' } },
    { pattern: '/openapi.json', headers: { C: '3' } },
  ];
  expect(headersOf(rules, '/docs')).toEqual({ A: '1', B: '1' });
  expect(headersOf(rules, '/assets/js/x.js')).toEqual({ A: '1', B: '2' });
  expect(headersOf(rules, '/openapi.json')).toEqual({ A: '1', B: '1', C: '3' });
});

describe('the content security policy', () => {
  test('allows nothing but our own by default, and no framing', () => {
    expect(policyOf()).toMatchObject({
      'default-src': "'self'",
      'object-src': "'none'",
      'style-src': "'self'",
      'connect-src': "'self'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
    });
  });

  test('allows our own scripts and those inside the page by their hash', () => {
    expect(policyOf({}, ["'sha256-a'", "'sha256-b'"])['script-src']).toBe("'self' 'sha256-a' 'sha256-b'");
  });

  test('allows players of the configured hosts only', () => {
    const media = {
      a: { name: 'A', embed: 'https://a.loam.example/x/{id}' },
      b: { name: 'B', embed: 'https://a.loam.example/y/{id}' },
      c: { name: 'C', embed: 'https://c.loam.example/{id}' },
    };
    expect(policyOf({ media })['frame-src']).toBe('https://a.loam.example https://c.loam.example');
    expect(policyOf({ media: {} })['frame-src']).toBe("'none'");
  });

  test('allows a hosted search when there is one', () => {
    const search = { algolia: { appId: 'APP', apiKey: 'key', indexName: 'loam' } };
    expect(policyOf({ search })['connect-src']).toBe("'self' https://*.algolia.net https://*.algolianet.com");
  });

  test('spec 7: allows the three analytics when they are configured', () => {
    const policy = policyOf({
      analytics: {
        tag: { id: 'T', src: 'https://tag.loam.example/tag.js' },
        pixel: { src: 'https://pixel.loam.example/p.gif' },
        marketing: { src: 'https://ads.loam.example/m.js' },
      },
    });
    expect(policy).toMatchObject({
      'script-src': "'self' https://tag.loam.example https://ads.loam.example",
      'img-src': "'self' data: https://pixel.loam.example",
      'connect-src': "'self' https://tag.loam.example https://ads.loam.example",
    });
  });

  test('has no unsafe word in any of these', () => {
    expect(JSON.stringify(headerRules(siteConfig(), []))).not.toContain('unsafe');
  });
});
