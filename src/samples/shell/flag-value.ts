import { didYouMean } from '../../model/closest.ts';
import { type Finding, quoted } from '../finding.ts';
import type { Flag } from '../models/cli-model.ts';
import type { PodModel } from '../models/pod-model.ts';
import { type GivenFlag, hasValue } from './command-line.ts';

const SHAPES: Partial<Record<Flag['type'], { pattern: RegExp; expected: string }>> = {
  integer: { pattern: /^\d+$/, expected: 'a whole number' },
  duration: { pattern: /^(\d+(ms|s|m|h|d|w))+$/, expected: 'a duration such as 30s or 5m' },
  url: { pattern: /^[a-z+]+:\/\/.+/, expected: 'an address with its scheme, such as http://localhost:8090' },
  address: { pattern: /^(\[[\da-f:]+\]|[\w.-]+)?:\d+$/, expected: 'host and port, such as 0.0.0.0:8090' },
};

/** What is wrong with the value of a flag, if anything. */
export function flagValueFindings({ flag, word, value }: GivenFlag, pod: PodModel, mayLack = false): Finding[] {
  const name = word.text.split('=', 1)[0] ?? word.text;
  if (!value) {
    if (!hasValue(flag) || flag.optionalValue || mayLack) return [];
    return [finding(word.offset, `"${name}" has no value.`, `Write ${name} followed by its value.`)];
  }
  if (value.isDynamic) return [];
  if (flag.values && !flag.values.includes(value.text)) {
    const message = `${quoted(value.text)} is not a value of "${name}".`;
    return [
      finding(value.offset, message, didYouMean(value.text, flag.values, `Known values: ${flag.values.join(', ')}.`)),
    ];
  }
  const shape = SHAPES[flag.type];
  if (shape && !shape.pattern.test(value.text)) {
    return [
      finding(
        value.offset,
        `${quoted(value.text)} after "${name}" is not ${shape.expected}.`,
        `Write ${shape.expected}.`,
      ),
    ];
  }
  return flag.type === 'runtime-setting' ? settingFindings(value.text, value.offset, pod) : [];
}

/** `--set-runtime results_cache.enabled=false` names a key below `runtime` of the manifest. */
function settingFindings(text: string, offset: number, pod: PodModel): Finding[] {
  const [key = '', ...value] = text.split('=');
  if (value.length === 0) {
    return [finding(offset, `${quoted(text)} sets nothing.`, 'Write name=value, such as results_cache.enabled=false.')];
  }
  if (pod.nodeAt(`runtime.${key}`)) return [];
  const known = [...pod.propertiesOf(pod.resolve({ $ref: '#/$defs/runtime' }))].flatMap(([name, { node }]) => [
    name,
    ...[...pod.propertiesOf(node).keys()].map((child) => `${name}.${child}`),
  ]);
  return [
    finding(
      offset,
      `"${key}" is not a key below "runtime" of the manifest.`,
      didYouMean(key, known, `Known: ${known.join(', ')}.`),
    ),
  ];
}

function finding(offset: number, message: string, fix: string): Finding {
  return { rule: 'sample-command', offset, message, fix };
}
