import { readFileSync } from 'node:fs';
import { formatProblems } from '../model/problem.ts';
import type { Sample, SampleChecker, SampleResult } from '../model/sample.ts';
import type { ModelDocuments } from './check-models.ts';
import { createSampleChecker } from './sample-checker.ts';

/** The product's own models, which tests run against: they are part of what is tested. */
export const documents: ModelDocuments = {
  schema: readJson('product/pod.schema.json'),
  cli: readJson('product/cli.json'),
  openapi: readJson('public/openapi.json'),
};

let checker: Promise<SampleChecker> | undefined;

/** The checker of the product's models, made once. */
export function productChecker(): Promise<SampleChecker> {
  checker ??= createSampleChecker(documents);
  return checker;
}

/** A sample whose first line is line 1 of `page.mdx`. */
export function sampleOf(language: string, code: string, meta: Sample['meta'] = {}): Sample {
  const lines = code.split('\n').map((_, index) => index + 1);
  return { language, meta, code, route: '/docs/page', file: 'page.mdx', lines, column: 1 };
}

/** What the checker says about a sample. */
export async function resultOf(language: string, code: string, meta: Sample['meta'] = {}): Promise<SampleResult> {
  return (await productChecker()).checkSample(sampleOf(language, code, meta));
}

/** The printed problems of a sample; empty when there are none. */
export async function problemsOf(language: string, code: string, meta: Sample['meta'] = {}): Promise<string> {
  return formatProblems((await resultOf(language, code, meta)).problems);
}

/** The problems of a sample, one line each: for tables of wrong samples. */
export async function briefly(language: string, code: string): Promise<string> {
  const { problems } = await resultOf(language, code);
  return problems
    .map(({ line, column, rule, message, fix }) => `${line}:${column} ${rule}: ${message} ${fix}`)
    .join('\n');
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
