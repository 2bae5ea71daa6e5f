// What a typical documentation page and a build may cost. Bytes are held by a test too; times are printed only, since
// they depend on the machine and on what else runs there.

/** @typedef {{ name: string, unit: string, budget: number }} Measure */

/** @type {Record<string, Measure>} */
export const MEASURES = {
  html: { name: 'HTML', unit: 'kB', budget: 8 },
  css: { name: 'CSS', unit: 'kB', budget: 9 },
  js: { name: 'JS until load', unit: 'kB', budget: 2 },
  untilLoad: { name: 'Total until load', unit: 'kB', budget: 20 },
  after3s: { name: 'Total after 3 s', unit: 'kB', budget: 100 },
  lcp: { name: 'Largest paint, slow', unit: 'ms', budget: 900 },
  blocking: { name: 'Blocking time, slow', unit: 'ms', budget: 12 },
  click: { name: 'Click after hover, slow', unit: 'ms', budget: 140 },
  shift: { name: 'Layout shift', unit: '', budget: 0 },
  cold: { name: 'Cold build, 136 pages', unit: 'CPU s', budget: 6 },
  coldPeak: { name: 'Cold build, 136 pages', unit: 'MB', budget: 450 },
  large: { name: 'Cold build, 1,360 pages', unit: 'CPU s', budget: 45 },
  largePeak: { name: 'Cold build, 1,360 pages', unit: 'MB', budget: 1000 },
  warm: { name: 'Build after one edit', unit: 'CPU s', budget: 1.5 },
};

/** One line of the table: the value beside its budget, and a mark where it is over. */
export function line(key, value) {
  const { name, unit, budget } = MEASURES[key];
  const shown = unit === 'ms' || unit === 'MB' ? value.toFixed(0) : value.toFixed(unit === '' ? 3 : 1);
  const mark = value > budget ? '  over' : '';
  return `${name.padEnd(26)}${shown.padStart(8)}${String(budget).padStart(8)}  ${unit.padEnd(6)}${mark}`.trimEnd();
}
