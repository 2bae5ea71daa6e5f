import { readFileSync } from 'node:fs';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { DocFrontmatter } from '../model/frontmatter.ts';
import { apiPages } from './api-pages.ts';
import { isJsonObject, type JsonObject, valueAt } from './pointer.ts';
import { readApi } from './read-api.ts';
import { slugOf } from './slug.ts';

const text = readFileSync('public/openapi.json', 'utf8');
const document: unknown = JSON.parse(text);
const { api, problems } = await readApi(text, 'public/openapi.json');
const pages = new Map(api ? apiPages(api).map((page) => [page.sourcePath, page.text]) : []);
const pageOf = (slug: string) => pages.get(`content/docs/api/HTTP/${slug}.mdx`) ?? '';

/** The operations that the site promises. */
const SLUGS = [
  'generate-package', 'get-catalogs', 'get-config', 'get-datasets', 'get-iceberg-namespaces', 'get-model-predict', 'get-models', 'get-pods',
  'get-status', 'head-namespace', 'list', 'patch-dataset-acceleration', 'post', 'post-batch-predict', 'post-chat-completions',
  'post-dataset-refresh', 'post-embeddings', 'post-eval', 'post-nsql', 'post-search', 'post-sql', 'ready', 'runtime',
]; // biome-ignore format: a list of names

test('our document has no problems', () => {
  expect(problems).toEqual([]);
});

test('there is a page for each of the 23 operations and for nothing else', () => {
  const slugs = [...pages.keys()].flatMap((sourcePath) => /HTTP\/([^/]+)\.mdx$/.exec(sourcePath)?.[1] ?? []);
  expect(slugs.sort()).toEqual(['index', ...SLUGS].sort());
});

test('there is a page for each tag', () => {
  const tags = [...pages.keys()].flatMap((sourcePath) => /HTTP\/tags\/([^/]+)\.mdx$/.exec(sourcePath)?.[1] ?? []);
  expect(tags).toEqual([
    'catalogs',
    'ai',
    'datasets',
    'evaluations',
    'iceberg',
    'sql',
    'general',
    'ready',
    'search',
    'tools',
  ]);
});

test.each([...pages])('%s is a page by the rules of content', (_, page) => {
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(page) ?? [];
  expect(DocFrontmatter.safeParse(parse(head)).error).toBeUndefined();
  expect(() => unified().use(remarkParse).use(remarkGfm).use(remarkMdx).parse(body)).not.toThrow();
});

/** Every field below a schema with the id that its page gives it, found without the code under test. */
function fieldsBelow(value: unknown, id: string): { id: string; description: unknown }[] {
  const schema = isJsonObject(value) && typeof value.$ref === 'string' ? { ...objectAt(value.$ref), ...value } : value;
  if (!isJsonObject(schema)) return [];
  const named = Object.entries(objectIn(schema, 'properties')).map(([name, child]) => ({ name, child }));
  const open = isJsonObject(schema.additionalProperties)
    ? [{ name: 'any-key', child: schema.additionalProperties }]
    : [];
  const options = [schema.oneOf ?? []]
    .flat()
    .filter(isJsonObject)
    .filter(({ type }) => type !== 'null');
  const titled = options.map((child) => ({ name: slugOf(String(child.title)), child }));
  return [
    ...[...named, ...open, ...titled].flatMap(({ name, child }) => [
      { id: `${id}.${name}`, description: isJsonObject(child) ? child.description : undefined },
      ...fieldsBelow(child, `${id}.${name}`),
    ]),
    ...fieldsBelow(schema.items, id),
  ];
}

function objectAt(ref: string): JsonObject {
  const found = valueAt(document, ref.slice(1));
  return isJsonObject(found) ? found : {};
}

function objectIn(value: unknown, key: string): JsonObject {
  const found = isJsonObject(value) ? value[key] : undefined;
  return isJsonObject(found) ? (typeof found.$ref === 'string' ? objectAt(found.$ref) : found) : {};
}

/** Everything of one operation that must be on its page. */
function expectedOf(operation: JsonObject, prefix: string): { id: string; description: unknown }[] {
  const parameters = [operation.parameters ?? []].flat().map((item) => objectIn({ item }, 'item'));
  const bodies = (holder: JsonObject, id: string) =>
    Object.entries(objectIn(holder, 'content')).flatMap(([mediaType, media], index) =>
      fieldsBelow(isJsonObject(media) ? media.schema : undefined, index === 0 ? id : `${id}.${slugOf(mediaType)}`),
    );
  const responses = objectIn(operation, 'responses');
  return [
    ...parameters.map(({ name, in: place, description }) => ({ id: `${prefix}${place}.${name}`, description })),
    ...bodies(objectIn(operation, 'requestBody'), `${prefix}request-body`),
    ...Object.keys(responses).flatMap((status) => {
      const response = objectIn(responses, status);
      return [
        { id: `${prefix}response-${status}`, description: response.description, isTab: true },
        ...bodies(response, `${prefix}response-${status}`),
      ];
    }),
  ];
}

const operations = Object.entries(objectIn(document, 'paths')).flatMap(([urlPath, item]) =>
  Object.entries(isJsonObject(item) ? item : {}).flatMap(([method, operation]) =>
    isJsonObject(operation) && 'responses' in operation ? [{ urlPath, method, operation }] : [],
  ),
);

const places = operations.flatMap(({ urlPath, method, operation }) => {
  const id = String(operation.operationId);
  const shown = operation['x-page'] === false ? [operation['x-shown-on'] ?? []].flat().map(String) : [id];
  return shown.map((slug) => ({ slug, urlPath, method, operation, prefix: slug === id ? '' : `${id}.` }));
});

test.each(places)('the page $slug tells all of $method $urlPath', ({ slug, urlPath, method, operation, prefix }) => {
  const page = pageOf(slug);
  expect(page).toContain(`<Endpoint method="${method}" path="${urlPath}" />`);
  expect(page).toContain(String(operation.description).trim());
  const missing = expectedOf(operation, prefix).filter(({ id, description }) => {
    const isThere = page.includes(`id="${id}"`) || /response-\w+$/.test(id);
    return !isThere || (typeof description === 'string' && !page.includes(description));
  });
  expect(missing).toEqual([]);
});

test('the document is large enough for the test above to mean something', () => {
  expect(places.flatMap(({ operation, prefix }) => expectedOf(operation, prefix)).length).toBeGreaterThan(250);
});

test('the sample of an operation is a curl command against the local runtime', () => {
  for (const slug of SLUGS) expect(pageOf(slug)).toMatch(/```bash\ncurl .*http:\/\/localhost:8090\//);
});
