import type { Source } from '../model/compiled-page.ts';

// A fenced block, which stays; a comment and the id after a heading, which go.
const FENCE_OR_LEFT_OUT =
  /^[ \t]*(`{3,}|~{3,})[\s\S]*?^[ \t]*\1[ \t]*$|\{\/\*[\s\S]*?\*\/\}|<!--[\s\S]*?-->| \\\{#[\w.-]+\}$/gm;

/** The page as Markdown for agents: title and description, then the author's text with variables put in. */
export function twinOf(source: Source, preparedText: string): string {
  const body = preparedText
    .replace(FENCE_OR_LEFT_OUT, (whole, fence: string | undefined) => (fence ? whole : ''))
    .trim();
  return `# ${source.title}\n\n> ${source.head.data.description}\n\n${body}\n`;
}
