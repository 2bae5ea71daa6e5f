// What a typical documentation page and a build may cost. Bytes are held by a test too; times are printed only, since
// they depend on the machine and on what else runs there.

/**
 * What is measured and what it may be. `starlight` is what Starlight took where the budget was set: when both are measured in
 * one run, the budget is that ratio, so that a slow machine changes nothing.
 * @typedef {{ name: string, unit: string, budget: number, starlight?: number }} Measure
 */

/** @type {Record<string, Measure>} */
export const MEASURES = {
  html: { name: 'HTML', unit: 'kB', budget: 8 },
  css: { name: 'CSS', unit: 'kB', budget: 9 },
  js: { name: 'JS until load', unit: 'kB', budget: 2 },
  untilLoad: { name: 'Total until load', unit: 'kB', budget: 20 },
  after3s: { name: 'Total after 3 s', unit: 'kB', budget: 100 },
  lcp: { name: 'Largest paint, slow', unit: 'ms', budget: 900, starlight: 1208 },
  blocking: { name: 'Blocking time, slow', unit: 'ms', budget: 12 },
  click: { name: 'Click after hover, slow', unit: 'ms', budget: 140 },
  shift: { name: 'Layout shift', unit: '', budget: 0 },
  cold: { name: 'Cold build, 136 pages', unit: 'CPU s', budget: 6, starlight: 11 },
  coldPeak: { name: 'Cold build, 136 pages', unit: 'MB', budget: 450 },
  large: { name: 'Cold build, 1,360 pages', unit: 'CPU s', budget: 45, starlight: 113 },
  largePeak: { name: 'Cold build, 1,360 pages', unit: 'MB', budget: 1000 },
  warm: { name: 'Build after one edit', unit: 'CPU s', budget: 1.5, starlight: 7.8 },
};

/** One line of the table: the value beside its budget, a mark where it is over, and Starlight's where there is one. */
export function line(key, value, beside) {
  const { name, unit, budget, starlight } = MEASURES[key];
  const show = (number) => (unit === 'ms' || unit === 'MB' ? number.toFixed(0) : number.toFixed(unit === '' ? 3 : 1));
  const limit = beside !== undefined && starlight !== undefined ? (budget * beside) / starlight : budget;
  const mark = value > limit ? 'over' : '';
  const other = beside === undefined ? '' : show(beside);
  return `${name.padEnd(26)}${show(value).padStart(8)}${show(limit).padStart(9)} ${unit.padEnd(6)}${mark.padEnd(5)}${other.padStart(9)}`.trimEnd();
}
