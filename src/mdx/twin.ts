import type { Source } from '../model/compiled-page.ts';

/** The page as Markdown for agents: title and description, then the author's text with variables put in. */
export function twinOf(source: Source, preparedText: string): string {
  const body = preparedText
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, '')
    .replace(/^(#{2,6} .*?) \\\{#[\w.-]+\}$/gm, '$1')
    .trim();
  return `# ${source.title}\n\n> ${source.head.data.description}\n\n${body}\n`;
}
