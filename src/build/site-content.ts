import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import type { Surroundings } from '../mdx/page-context.ts';
import type { Source } from '../model/compiled-page.ts';
import type { SampleChecker } from '../model/sample.ts';
import type { SiteConfig } from '../model/site-config.ts';
import { hashOf, textOfFile } from './compile-site.ts';

/** What compiling a page needs from the rest of the site. */
export function surroundingsOf(
  root: string,
  config: Pick<SiteConfig, 'variables' | 'media'>,
  sources: readonly Pick<Source, 'sourcePath' | 'route'>[],
  checker: SampleChecker,
): Surroundings {
  const routes = new Map(sources.map(({ sourcePath, route }) => [sourcePath, route]));
  const images = new Map<string, ReturnType<Surroundings['imageAt']>>();
  return {
    variables: config.variables,
    media: config.media,
    checker,
    routeOfSource: (sourcePath) => routes.get(sourcePath),
    readText: (sourcePath) => textOfFile(root, sourcePath),
    imageAt(sourcePath) {
      if (!images.has(sourcePath)) images.set(sourcePath, readImage(root, sourcePath));
      return images.get(sourcePath);
    },
  };
}

function readImage(root: string, sourcePath: string): ReturnType<Surroundings['imageAt']> {
  try {
    const bytes = readFileSync(join(root, sourcePath));
    const { width, height } = imageSize(bytes);
    return { url: imageUrl(sourcePath, bytes), width, height };
  } catch {
    return undefined; // not there, or no image: the page that shows it is told so
  }
}

/** Public address of an image: with a hash of its bytes, so that it can be cached for good. */
export function imageUrl(sourcePath: string, bytes: Buffer): string {
  if (sourcePath.startsWith('public/')) return sourcePath.slice('public'.length);
  const [, name = 'image', extension = ''] = /([^/]+?)(\.\w+)$/.exec(sourcePath) ?? [];
  return `/assets/img/${name}.${hashOf(bytes).slice(0, 8)}${extension}`;
}
