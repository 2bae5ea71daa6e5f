import type { SiteConfig } from '../model/site-config.ts';

/** Headers for the addresses that a pattern matches: `/*` or `/folder/*`. Later rules add to earlier ones. */
export interface HeaderRule {
  pattern: string;
  headers: Record<string, string>;
}

/** Every header of the site, in one table: for our own server, and written out for other hosts. */
export function headerRules(config: SiteConfig, scriptHashes: readonly string[]): HeaderRule[] {
  return [
    {
      pattern: '/*',
      headers: {
        'Content-Security-Policy': contentSecurityPolicy(config, scriptHashes),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Cache-Control': 'no-cache',
      },
    },
    // Names hold a hash of the content, so what is cached is right for ever.
    { pattern: '/assets/js/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    { pattern: '/assets/css/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    { pattern: '/assets/img/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    { pattern: '/assets/search/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    // Editors load the schema from other origins.
    { pattern: '/pod.schema.json', headers: { 'Access-Control-Allow-Origin': '*' } },
    { pattern: '/openapi.json', headers: { 'Access-Control-Allow-Origin': '*' } },
  ];
}

/** Headers of one address. */
export function headersOf(rules: readonly HeaderRule[], pathname: string): Record<string, string> {
  const matching = rules.filter(({ pattern }) =>
    pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern,
  );
  return Object.assign({}, ...matching.map(({ headers }) => headers));
}

function contentSecurityPolicy({ media, search, analytics }: SiteConfig, scriptHashes: readonly string[]): string {
  const origins = (urls: (string | undefined)[]) => [
    ...new Set(urls.flatMap((url) => (url === undefined ? [] : [new URL(url).origin]))),
  ];
  const scripts = origins([analytics.tag?.src, analytics.marketing?.src]);
  const players = origins(Object.values(media).map(({ embed }) => embed));
  const algolia = search.algolia ? ['https://*.algolia.net', 'https://*.algolianet.com'] : [];
  const directives: Record<string, string[]> = {
    // What has no line of its own: sound and video of the site, fonts, and pages that a browser fetches ahead.
    'default-src': ["'self'"],
    'object-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes, ...scripts],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...origins([analytics.pixel?.src])],
    'connect-src': ["'self'", ...algolia, ...scripts],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': players.length > 0 ? players : ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
