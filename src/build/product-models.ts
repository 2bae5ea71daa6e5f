import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SampleChecker } from '../model/sample.ts';

/** Files that say what the product is: samples are checked against them. */
const MODELS = { schema: 'product/pod.schema.json', cli: 'product/cli.json', openapi: 'public/openapi.json' };

/** The checker of samples, made from the models of the product when the first sample is met. */
export async function loadChecker(root: string): Promise<SampleChecker> {
  const texts = await Promise.all(Object.values(MODELS).map((file) => readFile(join(root, file), 'utf8')));
  let made: Promise<SampleChecker> | undefined;
  const [schema = '', cli = '', openapi = ''] = texts;
  const checker = () => {
    made ??= import('../samples/sample-checker.ts').then(({ createSampleChecker }) =>
      createSampleChecker({ schema: JSON.parse(schema), cli: JSON.parse(cli), openapi: JSON.parse(openapi) }),
    );
    return made;
  };
  let ready: SampleChecker | undefined;
  return {
    version: createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16),
    prepare: async () => {
      ready = await checker();
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
