import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Parser, Tree } from '@vscode/tree-sitter-wasm';

/**
 * The grammars in use, by the name of their file.
 * Not among them: PowerShell, whose lexer is one function so large that compiling it blocks Node's loader for ten seconds.
 */
export type GrammarName = 'c-sharp' | 'cpp' | 'css' | 'go' | 'ini' | 'java' | 'php' | 'python' | 'ruby' | 'rust';

/** Parses text with a grammar, which is loaded when it is first met. */
export type Grammars = <Result>(name: GrammarName, code: string, read: (tree: Tree) => Result) => Promise<Result>;

type TreeSitter = typeof import('@vscode/tree-sitter-wasm');

const PACKAGE = '@vscode/tree-sitter-wasm';

/** The tree-sitter parsers, none of them loaded yet. */
export function createGrammars(): Grammars {
  const parsers = new Map<GrammarName, Promise<Parser>>();
  let library: Promise<TreeSitter> | undefined;

  async function loadLibrary(): Promise<TreeSitter> {
    // The package is CommonJS whose names Node cannot see: they are on the default export, though not in its types.
    const module: TreeSitter & { default?: TreeSitter } = await import('@vscode/tree-sitter-wasm');
    const treeSitter = module.default ?? module;
    await treeSitter.Parser.init();
    return treeSitter;
  }

  async function loadParser(name: GrammarName): Promise<Parser> {
    library ??= loadLibrary();
    const { Language, Parser } = await library;
    // The package has no entry point for its grammars, so the file is looked up as Node would.
    const file = createRequire(import.meta.url).resolve(`${PACKAGE}/wasm/tree-sitter-${name}.wasm`);
    const parser = new Parser();
    parser.setLanguage(await Language.load(await readFile(file)));
    return parser;
  }

  return async (name, code, read) => {
    const loading = parsers.get(name) ?? loadParser(name);
    parsers.set(name, loading);
    const tree = (await loading).parse(code);
    if (!tree) throw new Error(`Bug: the ${name} parser gave no tree.`);
    try {
      return read(tree);
    } finally {
      // Trees live in WebAssembly memory, which is not collected.
      tree.delete();
    }
  };
}
