import { didYouMean } from '../../model/closest.ts';
import { type Finding, quoted, type Text } from '../finding.ts';
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
export function flagValueFindings(
  { flag, word, value }: GivenFlag,
  { pod, mayLackValue }: { pod: PodModel; mayLackValue: boolean },
): Finding[] {
  const name = word.text.split('=', 1)[0] ?? word.text;
  const mustHaveValue = hasValue(flag) && !flag.optionalValue && !mayLackValue;
  if (!value) {
    const text = { message: `"${name}" has no value.`, fix: `Write ${name} followed by its value.` };
    return mustHaveValue ? [{ rule: 'sample-command', offset: word.offset, ...text }] : [];
  }
  const text = value.isDynamic
    ? undefined
    : (wrongValue(name, flag, value.text) ?? wrongSetting(flag, value.text, pod));
  return text ? [{ rule: 'sample-command', offset: value.offset, ...text }] : [];
}

function wrongValue(name: string, { values, type }: Flag, given: string): Text | undefined {
  if (values && !values.includes(given)) {
    const fix = didYouMean(given, values, `Known values: ${values.join(', ')}.`);
    return { message: `${quoted(given)} is not a value of "${name}".`, fix };
  }
  const shape = SHAPES[type];
  if (!shape || shape.pattern.test(given)) return undefined;
  const { expected } = shape;
  return { message: `${quoted(given)} after "${name}" is not ${expected}.`, fix: `Write ${expected}.` };
}

/** `--set-runtime results_cache.enabled=false` must name a key below `runtime` of the manifest. */
function wrongSetting({ type }: Flag, given: string, pod: PodModel): Text | undefined {
  if (type !== 'runtime-setting') return undefined;
  const [key = '', ...value] = given.split('=');
  if (value.length === 0) {
    return { message: `${quoted(given)} sets nothing.`, fix: 'Write name=value, such as results_cache.enabled=false.' };
  }
  if (pod.nodeAt(`runtime.${key}`)) return undefined;
  const known = settingsOf(pod);
  const fix = didYouMean(key, known, `Known: ${known.join(', ')}.`);
  return { message: `"${key}" is not a key below "runtime" of the manifest.`, fix };
}

function settingsOf(pod: PodModel): string[] {
  const runtime = pod.nodeAt('runtime');
  return [...(runtime ? pod.propertiesOf(runtime) : [])].flatMap(([name, { node }]) => {
    const children = [...pod.propertiesOf(node).keys()];
    return children.length > 0 ? children.map((child) => `${name}.${child}`) : [name];
  });
}
