import type { SampleChecker } from '../model/sample.ts';

/** The checker of samples, made from the models of the product. */
export async function loadChecker(_root: string): Promise<SampleChecker> {
  return {
    version: '0',
    checkSample: async () => ({ verdict: { kind: 'plain' }, problems: [] }),
    checkParams: () => [],
    checkInlineCode: () => [],
  };
}
