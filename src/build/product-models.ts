import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Problem } from '../model/problem.ts';
import type { SampleChecker } from '../model/sample.ts';
import { readJson } from '../openapi/json-text.ts';
import { below } from '../openapi/pointer.ts';
import { CliModel } from '../samples/models/cli-model.ts';
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
  const schema = readModel(root, MODELS.schema, AnyObject);
  const cli = readModel(root, MODELS.cli, CliModel);
  const openapi = readModel(root, MODELS.openapi, AnyObject);
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

const AnyObject = z.looseObject({});

interface Model {
  text: string;
  value?: unknown;
  problem?: Problem;
}

/** A model as it is written, and the first thing that is wrong with it. */
function readModel(root: string, file: string, shape: z.ZodType): Model {
  const text = textOfFile(root, file);
  const problem = { rule: 'bad-value', file, line: 1, column: 1 } as const;
  if (text === undefined) {
    const message = 'The file does not exist, and samples are checked against it.';
    return { text: '', problem: { ...problem, message, fix: 'Bring it back: it describes the product.' } };
  }
  const json = readJson(text);
  if (json.kind === 'broken') {
    const { place, message, fix } = json;
    return { text, problem: { ...problem, ...place, message, fix } };
  }
  const issue = shape.safeParse(json.value).error?.issues[0];
  if (!issue) return { text, value: json.value };
  const name = issue.path.length > 0 ? `"${issue.path.join('.')}"` : 'The document';
  const message = `${name} does not fit: ${issue.message.replace(/^Invalid input: /, '')}.`;
  const place = json.placeOf(nearestPointer(issue, json.value));
  return { text, problem: { ...problem, ...place, message, fix: 'Take the file from the product again.' } };
}

/** Pointer to what an issue is about, or to what it is missing from. */
function nearestPointer({ path }: z.core.$ZodIssue, document: unknown): string {
  let pointer = '';
  let value = document;
  for (const key of path) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
    if (value === undefined) break;
    pointer = below(pointer, String(key));
  }
  return pointer;
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
