import { type ApiGroup, type ApiModel, DOCUMENT, type Operation } from '../model.ts';
import { firstSentence, frontMatter, mdxLine, mdxText } from './mdx-text.ts';

/** Where the pages are served. */
const HTTP_ROUTE = '/docs/api/HTTP';

/** The page that lists every operation, tag by tag. */
export function indexPage({ info, groups }: ApiModel): string {
  const head = frontMatter({
    title: 'HTTP API reference',
    description: 'Every operation of the HTTP API, grouped by what it is for, with its method and path.',
    sidebar_label: 'HTTP reference',
    sidebar_position: 100,
    tags: ['api'],
    edit_path: DOCUMENT,
  });
  const introduction = `${mdxText(info.summary)} What holds for all operations is told once, in [${mdxLine(info.title)}](${HTTP_ROUTE}/${info.slug}).`;
  const sections = groups.flatMap((group) => [
    `## ${mdxLine(group.name)}`,
    mdxText(group.description),
    group.operations.map((operation) => `- ${linkTo(operation)}: ${endpoint(operation)}`).join('\n'),
  ]);
  return `${[head, introduction.trim(), ...sections].filter(Boolean).join('\n\n')}\n`;
}

/** The page of one tag, with a sentence on each operation. */
export function tagPage({ name, description, operations }: ApiGroup, position: number): string {
  const head = frontMatter({
    title: `${name} operations`,
    description: firstSentence(description || `The operations of the HTTP API under ${name}.`, 160),
    sidebar_label: name,
    sidebar_position: position,
    tags: ['api'],
    edit_path: DOCUMENT,
  });
  const rows = operations.map((operation) => {
    const sentence = firstSentence(operation.description, 200);
    return `| ${cell(linkTo(operation))} | ${cell(endpoint(operation))} | ${cell(mdxLine(sentence))} |`;
  });
  const table = ['| Operation | Endpoint | What it does |', '|---|---|---|', ...rows].join('\n');
  return `${[head, mdxText(description), table].filter(Boolean).join('\n\n')}\n`;
}

function linkTo({ title, slug }: Operation): string {
  return `[${mdxLine(title).replace(/[[\]]/g, '\\$&')}](${HTTP_ROUTE}/${slug})`;
}

function endpoint({ method, urlPath }: Operation): string {
  return `\`${method.toUpperCase()} ${urlPath}\``;
}

function cell(text: string): string {
  return text.replace(/(?<!\\)\|/g, '\\|');
}
