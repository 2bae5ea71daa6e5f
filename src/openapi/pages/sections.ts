import type { ApiResponse, Authentication, Operation, ParameterGroup, RequestBody } from '../model.ts';
import { contentText, fieldList } from './field-text.ts';
import { codeFence, component, mdxText } from './mdx-text.ts';

const PARAMETER_TITLES = {
  path: 'Path parameters',
  query: 'Query parameters',
  header: 'Headers',
  cookie: 'Cookies',
} as const;

/** Level and wording of an operation's headings: on the page of another operation they name the one they belong to. */
interface Headings {
  mark: '##' | '###';
  suffix: string;
}

const OWN_PAGE: Headings = { mark: '##', suffix: '' };

/** The request and what answers it, section by section. */
export function operationSections(operation: Operation, headings: Headings = OWN_PAGE): string[] {
  return [
    authenticationSection(operation.authentication, headings),
    ...operation.parameters.map((group) => parameterSection(group, headings)),
    operation.body ? bodySection(operation.body, headings) : '',
    responsesSection(operation.responses, headings),
  ];
}

/** Operations without a page of their own. */
export function relatedSections(related: readonly Operation[]): string[] {
  return related.flatMap((operation) => [
    `## ${operation.title}`,
    component('Endpoint', { method: operation.method, path: operation.urlPath }),
    mdxText(operation.description),
    sampleTabs(operation.sample),
    ...operationSections(operation, { mark: '###', suffix: `: ${operation.title}` }),
  ]);
}

/** The sample in the one language that is offered, under a tab of its name. */
export function sampleTabs(sample: string): string {
  return component('Tabs', {}, [component('TabItem', { value: 'curl', label: 'curl' }, [codeFence('bash', sample)])]);
}

/** Which credentials a request needs. */
export function authenticationSection(authentication: Authentication, headings: Headings = OWN_PAGE): string {
  const title = headingText('Authentication', headings);
  switch (authentication.kind) {
    case 'none':
      return `${title}\n\nNone: the endpoint is open even when authentication is on.`;
    case 'optional':
      return `${title}\n\nNeeded only when authentication is on.\n\n${fieldList(authentication.schemes)}`;
    case 'required':
      return `${title}\n\nNeeded for every request.\n\n${fieldList(authentication.schemes)}`;
  }
}

function parameterSection({ place, fields }: ParameterGroup, headings: Headings): string {
  return `${headingText(PARAMETER_TITLES[place], headings)}\n\n${fieldList(fields)}`;
}

function bodySection({ isRequired, description, contents }: RequestBody, headings: Headings): string {
  const text = [mdxText(description), isRequired ? '' : 'The body may be left out.'].filter(Boolean);
  const bodies = contents.map((content, index) => contentText(content, { hasId: index > 0 || headings.suffix !== '' }));
  return [headingText('Request body', headings), ...text, ...bodies].join('\n\n');
}

function responsesSection(responses: readonly ApiResponse[], headings: Headings): string {
  if (responses.length === 0) return '';
  return `${headingText('Responses', headings)}\n\n${component('Tabs', {}, responses.map(responseTab))}`;
}

function responseTab({ status, description, headers, contents }: ApiResponse): string {
  return component('TabItem', { value: status.toLowerCase(), label: status }, [
    mdxText(description),
    headers.length > 0 ? fieldList(headers, 'Response headers') : '',
    ...contents.map((content) => contentText(content, { hasId: true })),
    contents.length === 0 ? 'The answer has no body.' : '',
  ]);
}

function headingText(title: string, { mark, suffix }: Headings): string {
  return `${mark} ${title}${suffix}`;
}
