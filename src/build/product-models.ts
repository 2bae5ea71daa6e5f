import { createHash } from 'node:crypto';
import type { Problem } from '../model/problem.ts';
import type { SampleChecker } from '../model/sample.ts';
import { readJson } from '../openapi/json-text.ts';
import { textOfFile } from './compile-site.ts';

/** Files that say what the product is: samples are checked against them. */
const MODELS = { schema: 'product/pod.schema.json', cli: 'product/cli.json', openapi: 'public/openapi.json' };

/** The checker of samples, and what is wrong with the models that it is made from. */
export interface LoadedChecker {
  checker: SampleChecker;
  problems: Problem[];
}

/** Reads the models of the product; the checker is made from them when the first sample is met. */
export async function loadChecker(root: string): Promise<LoadedChecker> {
  const schema = readModel(root, MODELS.schema);
  const cli = readModel(root, MODELS.cli);
  const openapi = readModel(root, MODELS.openapi);
  const models = [schema, cli, openapi];
  const version = createHash('sha256')
    .update(models.map(({ text }) => text).join('\n'))
    .digest('hex')
    .slice(0, 16);
  const problems = models.flatMap(({ problem }) => problem ?? []);
  if (problems.length > 0) {
    // Whoever reads the HTTP reference reports its document, too, with more to say about it.
    return {
      checker: { ...uncheckingChecker, version },
      problems: problems.filter(({ file }) => file !== MODELS.openapi),
    };
  }
  const documents = { schema: schema.value, cli: cli.value, openapi: openapi.value };
  return { checker: lateChecker(version, documents), problems };
}

interface Model {
  text: string;
  value?: unknown;
  problem?: Problem;
}

function readModel(root: string, file: string): Model {
  const text = textOfFile(root, file);
  const problem = { rule: 'bad-value', file, line: 1, column: 1 } as const;
  if (text === undefined) {
    const message = 'The file does not exist, and samples are checked against it.';
    return { text: '', problem: { ...problem, message, fix: 'Bring it back: it describes the product.' } };
  }
  const json = readJson(text);
  if (json.kind === 'value') return { text, value: json.value };
  const { place, message, fix } = json;
  return { text, problem: { ...problem, ...place, message, fix } };
}

/** Finds nothing wrong, since there is nothing to hold samples against. */
const uncheckingChecker: Omit<SampleChecker, 'version'> = {
  checkSample: async () => ({ verdict: { kind: 'plain' }, problems: [] }),
  checkParams: () => [],
  checkInlineCode: () => [],
};

function lateChecker(version: string, documents: { schema: unknown; cli: unknown; openapi: unknown }): SampleChecker {
  let made: Promise<SampleChecker> | undefined;
  let ready: SampleChecker | undefined;
  return {
    version,
    prepare: async () => {
      made ??= import('../samples/sample-checker.ts').then(({ createSampleChecker }) => createSampleChecker(documents));
      ready = await made;
    },
    checkSample: (sample) => inUse(ready).checkSample(sample),
    checkParams: (table) => inUse(ready).checkParams(table),
    checkInlineCode: (code) => inUse(ready).checkInlineCode(code),
  };
}

function inUse(checker: SampleChecker | undefined): SampleChecker {
  if (!checker) throw new Error('Bug: the sample checker is used before it is prepared');
  return checker;
}
