import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import type { Surroundings } from '../mdx/page-context.ts';
import type { Source } from '../model/compiled-page.ts';
import type { Problem } from '../model/problem.ts';
import type { SampleChecker } from '../model/sample.ts';
import type { SiteConfig } from '../model/site-config.ts';
import { AuthorsFile, TagsFile } from '../model/tags.ts';
import { readYaml } from '../model/yaml-problems.ts';
import { hashOf, textOfFile } from './compile-site.ts';

/** The lists that pages refer to. */
export interface Vocabulary {
  docTags: TagsFile;
  blogTags: TagsFile;
  authors: AuthorsFile;
  problems: Problem[];
}

/** Reads `tags.yml` and `authors.yml`. */
export function readVocabulary(root: string): Vocabulary {
  const read = <T>(file: string, schema: Parameters<typeof readYaml<T>>[1], thing: string) =>
    readYaml(textOfFile(root, file) ?? '{}', schema, { file, linesBefore: 0, thing });
  const docTags = read('content/docs/tags.yml', TagsFile, 'a list of tags');
  const blogTags = read('content/blog/tags.yml', TagsFile, 'a list of tags');
  const authors = read('content/blog/authors.yml', AuthorsFile, 'a list of authors');
  return {
    docTags: docTags.value ?? {},
    blogTags: blogTags.value ?? {},
    authors: authors.value ?? {},
    problems: [...docTags.problems, ...blogTags.problems, ...authors.problems],
  };
}

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
