import { type Finding, quoted } from '../finding.ts';
import type { GrammarName, Grammars } from './grammars.ts';
import { jsonFinding } from './json-syntax.ts';
import { syntaxErrorOffset } from './syntax-error.ts';

/** A language whose syntax is checked: its name for readers, and the check. */
export interface SyntaxCheck {
  name: string;
  check: (code: string) => Promise<Finding[]>;
}

interface TreeLanguage {
  name: string;
  grammar: GrammarName;
}

const TREE_SITTER: Record<string, TreeLanguage> = {
  python: { name: 'Python', grammar: 'python' },
  go: { name: 'Go', grammar: 'go' },
  rust: { name: 'Rust', grammar: 'rust' },
  java: { name: 'Java', grammar: 'java' },
  csharp: { name: 'C#', grammar: 'c-sharp' },
  // There is no grammar of C alone in the set; what these pages show of C is C++, too.
  c: { name: 'C', grammar: 'cpp' },
  cpp: { name: 'C++', grammar: 'cpp' },
  ruby: { name: 'Ruby', grammar: 'ruby' },
  php: { name: 'PHP', grammar: 'php' },
  css: { name: 'CSS', grammar: 'css' },
  ini: { name: 'INI', grammar: 'ini' },
};

const SCRIPTS: Record<string, string> = { js: 'JavaScript', jsx: 'JSX', ts: 'TypeScript', tsx: 'TSX' };

/** The syntax check of a language, or undefined when there is no parser for it. */
export function syntaxCheckOf(language: string, grammars: Grammars): SyntaxCheck | undefined {
  const script = SCRIPTS[language];
  if (script) return { name: script, check: (code) => checkScript(code, language, script) };
  const tree = TREE_SITTER[language];
  if (tree) return { name: tree.name, check: (code) => checkTree(code, tree, grammars) };
  switch (language) {
    case 'json':
      return { name: 'JSON', check: async (code) => [jsonFinding(code)].filter((finding) => finding !== undefined) };
    case 'toml':
      return { name: 'TOML', check: checkToml };
    case 'graphql':
      return { name: 'GraphQL', check: checkGraphql };
    default:
      return undefined;
  }
}

// Some grammars end a statement only at a line's end.
function withFinalNewline(code: string): string {
  return code.endsWith('\n') ? code : `${code}\n`;
}

async function checkTree(code: string, { name, grammar }: TreeLanguage, grammars: Grammars): Promise<Finding[]> {
  const offset = await grammars(grammar, withFinalNewline(code), syntaxErrorOffset);
  return offset === undefined ? [] : [syntaxFinding({ name, code, offset })];
}

async function checkScript(code: string, language: string, name: string): Promise<Finding[]> {
  const { parseSync } = await import('rolldown/utils');
  const [error] = parseSync(`sample.${language}`, code).errors;
  return error ? [syntaxFinding({ name, code, offset: error.labels[0]?.start ?? 0, detail: error.message })] : [];
}

async function checkToml(code: string): Promise<Finding[]> {
  const { parse, TomlError } = await import('smol-toml');
  try {
    parse(code);
    return [];
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const before = code.split('\n').slice(0, error.line - 1);
    const offset = before.reduce((sum, line) => sum + line.length + 1, error.column - 1);
    return [syntaxFinding({ name: 'TOML', code, offset, detail: error.message.split('\n', 1)[0] })];
  }
}

async function checkGraphql(code: string): Promise<Finding[]> {
  // The package's entry point would load the whole execution engine, too.
  const [{ parse }, { GraphQLError }] = await Promise.all([
    import('graphql/language/index.js'),
    import('graphql/error/index.js'),
  ]);
  try {
    parse(code);
    return [];
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return [syntaxFinding({ name: 'GraphQL', code, offset: error.positions?.[0] ?? 0, detail: error.message })];
  }
}

interface SyntaxMistake {
  /** The language, for readers. */
  name: string;
  code: string;
  offset: number;
  /** What the parser said, if it says anything useful. */
  detail?: string | undefined;
}

function syntaxFinding({ name, code, offset, detail }: SyntaxMistake): Finding {
  const near = code.slice(offset).trimStart().split('\n', 1)[0] ?? '';
  const where = near === '' ? 'ends too early' : `does not parse at ${quoted(near)}`;
  const why = detail?.replace(/^(?:Syntax Error|Invalid TOML document): /, '').replace(/\.$/, '');
  const message = `The ${name} ${where}${why ? `: ${why}` : ''}.`;
  return { rule: 'sample-syntax', offset, message, fix: 'Show code that parses as it stands.' };
}
