import { didYouMean } from '../../model/closest.ts';
import { type Finding, quoted } from '../finding.ts';
import type { PodModel } from '../models/pod-model.ts';

/** Where in the manifest a sample belongs; a fragment may lack keys at its top. */
export type Placement =
  | { kind: 'placed'; pointer: string; place: string; isFragment: boolean }
  | { kind: 'unknown'; finding: Finding };

/** What a sample says about itself. */
export interface PlaceHints {
  /** The attribute `check`, such as `datasets[]`. */
  check: string | undefined;
  /** The attribute `title`, often a file name. */
  title: string | undefined;
}

/** Top keys that other kinds of YAML do not have. */
const SECTIONS = [
  'datasets',
  'views',
  'catalogs',
  'models',
  'embeddings',
  'evals',
  'tools',
  'secrets',
  'dependencies',
  'runtime',
];

/** Places whose keys may stand alone at the top of a fragment, when only one of them has them all. */
const PLACES = ['runtime', 'datasets[]', 'datasets[].acceleration'];

/** Files that a component may have of its own, by the last part of their name. */
const COMPONENT_FILE = /(?:^|\/)(dataset|view|catalog|model)\.ya?ml$/;

/** Finds the place of a value in the manifest by what the sample says, or else by its top keys. */
export function placementOf(pod: PodModel, value: unknown, { check, title }: PlaceHints): Placement {
  if (check !== undefined) return placedByName(pod, check, value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return unknown('This YAML does not say what it is.', 'Name its place in the manifest, as in check="datasets[]".');
  }
  const keys = Object.keys(value);
  if (isManifest(keys, title)) return placed(pod, '', !['version', 'kind'].some((key) => keys.includes(key)));
  const component = COMPONENT_FILE.exec(title ?? '')?.[1];
  if (component) return placed(pod, `${component}s[]`, false);
  const fitting = PLACES.filter((place) => keys.every((key) => propertiesAt(pod, place).includes(key)));
  const [only] = fitting;
  if (only !== undefined && fitting.length === 1) return placed(pod, only, true);
  return unknownKeys(pod, keys);
}

/** A manifest has a section, or the look of one without: two of its first three keys, and none of another kind's. */
function isManifest(keys: readonly string[], title: string | undefined): boolean {
  if (keys.some((key) => SECTIONS.includes(key)) || /(^|\/)pod\.ya?ml$/.test(title ?? '')) return true;
  const head = ['version', 'kind', 'name'].filter((key) => keys.includes(key));
  return head.length > 1 && !['services', 'apiVersion', 'jobs'].some((key) => keys.includes(key));
}

function placedByName(pod: PodModel, check: string, value: unknown): Placement {
  // A list of datasets may be shown for `datasets[]`, too.
  const place = Array.isArray(value) && check.endsWith('[]') ? check.slice(0, -2) : check;
  const pointer = pod.pointerOf(place);
  if (pointer !== undefined) return { kind: 'placed', pointer, place, isFragment: true };
  return unknown(
    `check=${quoted(check)} is no place in the pod manifest.`,
    didYouMean(check, PLACES, `Places look like ${PLACES.join(' or ')}.`),
  );
}

function placed(pod: PodModel, place: string, isFragment: boolean): Placement {
  return { kind: 'placed', pointer: pod.pointerOf(place) ?? '#', place, isFragment };
}

function propertiesAt(pod: PodModel, place: string): string[] {
  return Object.keys(pod.nodeAt(place)?.properties ?? {});
}

function unknownKeys(pod: PodModel, keys: string[]): Placement {
  const known = [...Object.keys(pod.root.properties ?? {}), ...PLACES.flatMap((place) => propertiesAt(pod, place))];
  const stray = keys.find((key) => !known.includes(key)) ?? keys[0] ?? '';
  return unknown(
    `This YAML does not say what it is: ${quoted(keys.join(', '))} could be of several kinds.`,
    didYouMean(
      known.includes(stray) ? '' : stray,
      Object.keys(pod.root.properties ?? {}),
      'Name its place in the manifest, as in check="datasets[]", or another kind, as in kind="compose".',
    ),
  );
}

function unknown(message: string, fix: string): Placement {
  return { kind: 'unknown', finding: { rule: 'sample-kind', offset: 0, message, fix } };
}
