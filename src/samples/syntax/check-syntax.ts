import { type Finding, quoted } from '../finding.ts';
import type { GrammarName, Grammars } from './grammars.ts';
import { jsonFinding } from './json-syntax.ts';
import { syntaxErrorOf } from './syntax-error.ts';

/** A language whose syntax is checked: its name for readers, and the check. */
export interface SyntaxCheck {
  name: string;
  check: (code: string) => Promise<Finding[]>;
}

const TREE_SITTER: Record<string, { name: string; grammar: GrammarName }> = {
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
  if (tree)
    return {
      name: tree.name,
      check: (code) =>
        grammars(tree.grammar, withFinalNewline(code), (parsed) =>
          treeFindings(tree.name, syntaxErrorOf(parsed, code)),
        ),
    };
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

function treeFindings(name: string, error: { offset: number; near: string } | undefined): Finding[] {
  return error ? [syntaxFinding(name, error.offset, error.near)] : [];
}

async function checkScript(code: string, language: string, name: string): Promise<Finding[]> {
  const { parseSync } = await import('rolldown/utils');
  const [error] = parseSync(`sample.${language}`, code).errors;
  if (!error) return [];
  const offset = error.labels[0]?.start ?? 0;
  return [syntaxFinding(name, offset, code.slice(offset).split('\n', 1)[0] ?? '', error.message)];
}

async function checkToml(code: string): Promise<Finding[]> {
  const { parse, TomlError } = await import('smol-toml');
  try {
    parse(code);
    return [];
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const lines = code.split('\n');
    const offset = lines.slice(0, error.line - 1).reduce((sum, line) => sum + line.length + 1, error.column - 1);
    return [syntaxFinding('TOML', offset, lines[error.line - 1] ?? '', error.message.split('\n', 1)[0])];
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
    const offset = error.positions?.[0] ?? 0;
    return [syntaxFinding('GraphQL', offset, code.slice(offset).split('\n', 1)[0] ?? '', error.message)];
  }
}

function syntaxFinding(name: string, offset: number, near: string, detail?: string): Finding {
  const where = near.trim() === '' ? 'ends too early' : `does not parse at ${quoted(near)}`;
  const why = detail ? `: ${detail.replace(/^(Syntax Error|Invalid TOML document): /, '').replace(/\.$/, '')}` : '';
  return {
    rule: 'sample-syntax',
    offset,
    message: `The ${name} ${where}${why}.`,
    fix: 'Show code that parses as it stands.',
  };
}
