import { createHash } from 'node:crypto';
import type { Problem } from '../model/problem.ts';
import type { Sample, SampleChecker, SampleResult, Verdict } from '../model/sample.ts';
import { type CheckModels, checkModelsOf, type ModelDocuments } from './check-models.ts';
import { codeCheckOf } from './code-checks.ts';
import { problemOf } from './finding.ts';
import { checkInlineCode } from './prose/check-inline.ts';
import { checkParams } from './prose/check-params.ts';

/** Raised with every change of a rule, so that cached verdicts are not trusted any more. */
const RULES_VERSION = 1;

/** Creates the checker of everything that pages show: code, parameter tables and names in prose. */
export async function createSampleChecker(documents: ModelDocuments): Promise<SampleChecker> {
  const models = checkModelsOf(documents);
  return {
    version: versionOf(documents),
    checkSample: (sample) => checkSample(sample, models),
    checkParams: (table) => checkParams(table, models),
    checkInlineCode: (code) => checkInlineCode(code, models),
  };
}

function versionOf(documents: ModelDocuments): string {
  return createHash('sha256')
    .update(JSON.stringify([RULES_VERSION, documents]))
    .digest('hex')
    .slice(0, 16);
}

async function checkSample(sample: Sample, models: CheckModels): Promise<SampleResult> {
  const { meta } = sample;
  if (typeof meta.unchecked === 'string')
    return { verdict: { kind: 'unchecked', reason: meta.unchecked }, problems: [] };
  if (meta.unchecked === true)
    return { verdict: { kind: 'unchecked', reason: 'no reason given' }, problems: [reasonless(sample)] };
  const check = codeCheckOf(sample, models);
  if (check.kind === 'none') return { verdict: check.verdict, problems: [] };
  const { findings, against } = await check.run();
  const asOf = typeof meta.asof === 'string' ? meta.asof : undefined;
  const verdict: Verdict =
    asOf === undefined ? { kind: 'checked', against } : { kind: 'as-of', version: asOf, against };
  return { verdict, problems: findings.map((finding) => problemOf(sample, finding)) };
}

function reasonless(sample: Sample): Problem {
  const message = 'This sample is unchecked without a reason.';
  return problemOf(sample, {
    rule: 'sample-kind',
    offset: 0,
    message,
    fix: 'Say why: unchecked="shell of another product".',
  });
}
