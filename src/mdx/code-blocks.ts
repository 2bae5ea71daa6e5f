import type { Code, Root, RootContent } from 'mdast';
import { didYouMean } from '../model/closest.ts';
import type { Verdict } from '../model/sample.ts';
import { codeMetaOf, withoutMarkers } from './code-meta.ts';
import { codeOptions } from './code-options.ts';
import { highlightedLines, isKnownLanguage, knownLanguages } from './highlight.ts';
import { freeId } from './ids.ts';
import { type PageContext, placeOf, report } from './page-context.ts';
import { jsxElement } from './plain-jsx.ts';
import { walk } from './walk.ts';

/** Checks and highlights every code block, and turns it into `<CodeBlock>`. */
export async function codeBlocks(tree: Root, context: PageContext): Promise<void> {
  const found: { code: Code; index: number; siblings: RootContent[] }[] = [];
  walk(tree, (node, index, siblings) => {
    if (node.type === 'code') found.push({ code: node, index, siblings });
  });
  for (const [number, { code, index, siblings }] of found.entries()) {
    siblings[index] = await codeBlock(code, number + 1, context);
  }
}

async function codeBlock(node: Code, number: number, context: PageContext) {
  const language = languageOf(node, context);
  const meta = codeMetaOf(node.meta ?? '');
  const { attributes, marked: listed } = meta;
  const { code, marked, sourceLines } = withoutMarkers(node.value);
  codeOptions(node, { ...meta, lineCount: sourceLines.length }, context);
  const verdict = await verdictOf(node, { language, attributes, code, sourceLines }, context);
  const lines = await highlightedLines(code, language);
  const isMarked = (line: number) => listed.has(line) || marked.has(line);
  const isNumbered = attributes['showLineNumbers'] === true;
  // Lines are wrapped only where something is said about single lines: elsewhere it would be weight for nothing.
  const isWrapped = isNumbered || lines.some((_, index) => isMarked(index + 1));
  const html = isWrapped
    ? lines.map((line, index) => `<span class="${isMarked(index + 1) ? 'l m' : 'l'}">${line}\n</span>`).join('')
    : lines.join('\n');
  return jsxElement('CodeBlock', {
    html,
    language,
    id: textOf(attributes['id']) ?? freeId(`code-${number}`, context),
    title: textOf(attributes['title']),
    numbered: isNumbered ? true : undefined,
    ...noteOf(verdict),
  });
}

function languageOf(node: Code, context: PageContext): string {
  const language = node.lang ?? 'text';
  if (isKnownLanguage(language)) return language;
  report(context, 'bad-value', node, {
    message: `"${language}" is not a language of code blocks.`,
    fix: didYouMean(language, knownLanguages, `Known languages: ${knownLanguages.join(', ')}.`),
  });
  return 'text';
}

interface Block {
  language: string;
  attributes: Record<string, string | true>;
  code: string;
  sourceLines: number[];
}

async function verdictOf(
  node: Code,
  { language, attributes, code, sourceLines }: Block,
  context: PageContext,
): Promise<Verdict> {
  const { line, column } = placeOf(context, node);
  const { verdict, problems } = await context.checker.checkSample({
    language,
    meta: attributes,
    code,
    route: context.route,
    file: context.file,
    lines: sourceLines.map((index) => line + 1 + index),
    column,
  });
  context.problems.push(...problems);
  context.verdicts.push({ line, language, verdict });
  return verdict;
}

/** What the reader is told about the check. */
function noteOf(verdict: Verdict): Record<string, string | undefined> {
  switch (verdict.kind) {
    case 'checked':
      return { checked: verdict.against };
    case 'as-of':
      return { asof: verdict.version };
    case 'unchecked':
    case 'plain':
      return {};
  }
}

function textOf(value: string | true | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
