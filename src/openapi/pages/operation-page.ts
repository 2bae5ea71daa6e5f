import { type ApiInfo, DOCUMENT, type Operation } from '../model.ts';
import { component, firstSentence, frontMatter, mdxText } from './mdx-text.ts';
import { authenticationSection, operationSections, relatedSections, sampleTabs } from './sections.ts';

/** Longest description that search engines show whole, and that front matter allows. */
const DESCRIPTION_LIMIT = 160;

/** The page of an operation. */
export function operationPage(operation: Operation, position: number): string {
  const { title, method, urlPath, description, sample, isDeprecated, related } = operation;
  const head = frontMatter({
    title,
    description: firstSentence(description || `${method.toUpperCase()} ${urlPath}.`, DESCRIPTION_LIMIT),
    sidebar_label: title,
    sidebar_position: position,
    tags: ['api'],
    // What a reader pastes into search.
    keywords: [`${method.toUpperCase()} ${urlPath}`],
    api_method: method,
    edit_path: DOCUMENT,
    // The sample stands where other pages have their contents.
    hide_table_of_contents: true,
  });
  const layout = component('ApiLayout', {}, [
    component('Endpoint', { method, path: urlPath }),
    isDeprecated ? ':::warning[Deprecated]\nThis operation may go away in a later release.\n:::' : '',
    mdxText(description),
    component('ApiSample', {}, [sampleTabs(sample)]),
    ...operationSections(operation),
    ...relatedSections(related),
  ]);
  return `${head}\n\n${layout}\n`;
}

/** The introduction: what the document says about the API as a whole. */
export function infoPage(info: ApiInfo, position: number): string {
  const { title, version, license, description, servers, authentication, related } = info;
  const head = frontMatter({
    title,
    description: firstSentence(info.summary || description || title, DESCRIPTION_LIMIT),
    sidebar_label: title,
    sidebar_position: position,
    tags: ['api'],
    edit_path: DOCUMENT,
  });
  const facts = [
    ['Version', `\`${version}\``],
    ['License', mdxText(license)],
    ...servers.map((server) => [
      'Address',
      `\`${server.url}\`${server.description && `. ${mdxText(server.description)}`}`,
    ]),
  ].filter(([, value]) => value !== '');
  const table = ['| Property | Value |', '|---|---|', ...facts.map(([name, value]) => `| ${name} | ${value} |`)].join(
    '\n',
  );
  const blocks = [mdxText(description), table, authenticationSection(authentication), ...relatedSections(related)];
  return `${head}\n\n${blocks.filter(Boolean).join('\n\n')}\n`;
}
