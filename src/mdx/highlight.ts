import { createHighlighterCore, type HighlighterCore, type ThemeRegistration } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { bundledLanguages } from 'shiki/langs';

/**
 * Roles of tokens. The theme gives each a colour that is only a name for it: the HTML gets the class, and the style
 * sheet says what it looks like in light and dark. So code is tokenised once, and no style attribute is needed.
 */
const ROLES: Record<string, { color: string; scopes: string[] }> = {
  c: { color: '#000001', scopes: ['comment', 'punctuation.definition.comment'] },
  k: {
    color: '#000002',
    scopes: ['keyword', 'storage', 'keyword.operator.word', 'constant.language', 'variable.language'],
  },
  s: { color: '#000003', scopes: ['string', 'punctuation.definition.string', 'markup.inline.raw'] },
  n: { color: '#000004', scopes: ['constant.numeric', 'constant.character.escape', 'constant.other'] },
  f: {
    color: '#000005',
    scopes: ['entity.name.function', 'support.function', 'variable.function', 'entity.name.command'],
  },
  t: {
    color: '#000006',
    scopes: [
      'entity.name.type',
      'entity.name.class',
      'support.type',
      'support.class',
      'entity.name.tag',
      'storage.type.numeric',
    ],
  },
  v: {
    color: '#000007',
    scopes: [
      'entity.name.tag.yaml',
      'support.type.property-name',
      'entity.other.attribute-name',
      'variable.parameter.option',
      'string.unquoted.argument constant.other.option',
      'constant.other.option',
    ],
  },
  i: { color: '#000008', scopes: ['markup.inserted'] },
  d: { color: '#000009', scopes: ['markup.deleted'] },
  // Default colour again: operators and shell words would otherwise be spans of no meaning.
  '': {
    color: '#ffffff',
    scopes: ['keyword.operator', 'string.unquoted.plain.out.yaml', 'string.unquoted.argument.shell', 'meta.embedded'],
  },
};

const THEME: ThemeRegistration = {
  name: 'roles',
  type: 'light',
  colors: { 'editor.foreground': '#ffffff', 'editor.background': '#000000' },
  settings: Object.values(ROLES).map(({ color, scopes }) => ({ scope: scopes, settings: { foreground: color } })),
};

const CLASS_OF = new Map(Object.entries(ROLES).map(([name, { color }]) => [color.toUpperCase(), name]));

/** From the word after a fence to the grammar; `undefined` is plain text. */
const GRAMMARS: Record<string, keyof typeof bundledLanguages | undefined> = {
  bash: 'bash',
  shell: 'bash',
  sh: 'bash',
  console: 'shellsession',
  csharp: 'csharp',
  cs: 'csharp',
  json: 'json',
  sql: 'sql',
  yaml: 'yaml',
  yml: 'yaml',
  graphql: 'graphql',
  // One grammar for the four: each is large enough that the first sample in it takes a third of a second.
  js: 'tsx',
  javascript: 'tsx',
  ts: 'tsx',
  typescript: 'tsx',
  jsx: 'tsx',
  tsx: 'tsx',
  python: 'python',
  py: 'python',
  rust: 'rust',
  go: 'go',
  java: 'java',
  kotlin: 'kotlin',
  c: 'c',
  cpp: 'cpp',
  toml: 'toml',
  dockerfile: 'dockerfile',
  diff: 'diff',
  http: 'http',
  ini: 'ini',
  powershell: 'powershell',
  html: 'html',
  xml: 'xml',
  css: 'css',
  mdx: 'mdx',
  promql: undefined,
  csv: undefined,
  text: undefined,
};

/** Whether a language name may stand after a fence. */
export function isKnownLanguage(language: string): boolean {
  return Object.hasOwn(GRAMMARS, language);
}

/** The names that may stand after a fence. */
export const knownLanguages: readonly string[] = Object.keys(GRAMMARS);

let highlighter: Promise<HighlighterCore> | undefined;

/** The HTML of each line of code: spans with one-letter classes, text escaped. */
export async function highlightedLines(code: string, language: string): Promise<string[]> {
  const grammar = GRAMMARS[language];
  if (!grammar) return code.split('\n').map(escapeHtml);
  highlighter ??= createHighlighterCore({
    themes: [THEME],
    langs: [],
    engine: createOnigurumaEngine(import('shiki/wasm')),
  });
  const shiki = await highlighter;
  if (!shiki.getLoadedLanguages().includes(grammar)) await shiki.loadLanguage(bundledLanguages[grammar]);
  // Without a time limit: on a busy machine the default would leave lines uncoloured, and no two builds would be alike.
  const lines = shiki.codeToTokensBase(code, { lang: grammar, theme: 'roles', tokenizeTimeLimit: 0 });
  return lines.map((tokens) =>
    spansOf(tokens.map(({ content, color }) => [content, CLASS_OF.get((color ?? '').toUpperCase()) ?? ''])),
  );
}

/** Joins neighbours of one class, and lets white space between them join too: a third fewer spans. */
function spansOf(tokens: [text: string, name: string][]): string {
  const merged: [string, string][] = [];
  for (const [text, name] of tokens) {
    const last = merged.at(-1);
    if (last && (last[1] === name || text.trim() === '')) last[0] += text;
    else merged.push([text, name]);
  }
  return merged
    .map(([text, name]) => (name ? `<span class="${name}">${escapeHtml(text)}</span>` : escapeHtml(text)))
    .join('');
}

/** Text as HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
