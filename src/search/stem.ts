// Longest first, so that "accelerations" loses "ations" and not just "s".
const SUFFIXES =
  'ations ation ators ator ating ated ates ate ments ment ings ing ions ion ies ers er ors or ed es e s y'.split(' ');
const MIN_STEM = 4;

/**
 * What the forms of an English word have in common. It need not be a word: it is only compared.
 * @example stemOf('caching') // 'cach'
 * @example stemOf('accelerator') // 'acceler'
 */
export function stemOf(word: string): string {
  if (!/^[a-z]+$/.test(word)) return word;
  const suffix = SUFFIXES.find((ending) => word.endsWith(ending) && word.length - ending.length >= leastStem(ending));
  const stem = suffix === undefined ? word : word.slice(0, -suffix.length);
  return stem.length > MIN_STEM ? stem.replace(/([b-df-hj-np-tv-z])\1$/, '$1') : stem;
}

/** A plural is safe to cut sooner: "pods" is "pod", but "bed" is not "b". */
function leastStem(ending: string): number {
  return ending === 's' ? MIN_STEM - 1 : MIN_STEM;
}
