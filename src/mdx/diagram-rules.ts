import { Parser } from 'htmlparser2';
import { didYouMean } from '../model/closest.ts';
import { firstLine } from './plain-jsx.ts';
import { strayClosings } from './stray-closings.ts';

/** Something in an SVG file that a diagram may not have. */
export interface DiagramMistake {
  offset: number;
  message: string;
  fix: string;
}

const ELEMENTS = new Set('svg g path rect circle ellipse line polyline polygon text tspan title desc'.split(' '));

/** The classes of diagram.css. */
export const DIAGRAM_CLASSES =
  `d-box d-box-accent d-box-muted d-line d-line-accent d-line-dashed d-head d-head-accent d-title d-text d-small
d-axis d-grid d-bar d-bar-accent d-bar-muted d-curve d-curve-accent d-dot d-dot-accent`.split(/\s+/);

/** A diagram becomes part of the page, with its text and its theme: what each kind of attribute would do to that. */
const ATTRIBUTES: readonly [RegExp, message: string, fix: string][] = [
  [/^on/i, 'is code, and pages are data', 'Remove it.'],
  [/^style$|^font/, 'is a style of its own', 'Use the classes d-title, d-text and d-small, which follow the site.'],
  [/^(xlink:)?href$/, 'loads something from elsewhere', 'Draw it here.'],
  [/^id$/, 'may be taken in the page', 'Remove it: pages give ids to their headings.'],
];

const WIDEST = 720;

const ONE_SVG = 'A diagram is one <svg>.';

/** What is wrong with the text of a diagram, in the order of the file. */
export function diagramMistakes(svg: string): DiagramMistake[] {
  const mistakes: DiagramMistake[] = [];
  const open: { name: string; offset: number }[] = [];
  const unclosed = new Set<string>();
  let hasRoot = false;
  let hasTextOutside = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const offset = parser.startIndex;
        const isOutside = open.length === 0;
        const isSecond = hasRoot && (isOutside || name === 'svg');
        const texts = isSecond ? [secondRoot(name)] : isOutside ? rootMistakes(name, attributes) : [];
        hasRoot ||= name === 'svg';
        open.push({ name, offset });
        mistakes.push(...[...texts, ...elementMistakes(name, attributes)].map((text) => ({ offset, ...text })));
      },
      ontext(text) {
        if (open.length > 0 || text.trim() === '' || hasTextOutside) return;
        hasTextOutside = true;
        const offset = parser.startIndex + text.search(/\S/);
        mistakes.push({ offset, message: `"${firstLine(text)}" stands outside <svg>.`, fix: ONE_SVG });
      },
      onclosetag(name, isImplied) {
        const { offset } = open.pop() ?? { offset: 0 };
        if (!isImplied || svg.startsWith('/>', parser.endIndex - 1)) return;
        unclosed.add(name);
        mistakes.push({ offset, message: `<${name}> is not closed.`, fix: `Add </${name}>, or end it with "/>".` });
      },
    },
    { xmlMode: true },
  );
  parser.end(svg);
  if (!hasRoot && mistakes.length === 0)
    mistakes.push({ offset: 0, message: 'The file holds no <svg>.', fix: ONE_SVG });
  for (const { name, offset } of strayClosings(svg)) {
    // Of two tags that are closed in the wrong order, the first has been reported.
    if (unclosed.has(name)) continue;
    mistakes.push({
      offset,
      message: `</${name}> closes nothing.`,
      fix: 'Remove it, or close what was opened last first.',
    });
  }
  return mistakes.sort((a, b) => a.offset - b.offset);
}

type Text = Omit<DiagramMistake, 'offset'>;

function secondRoot(name: string): Text {
  const message = name === 'svg' ? 'The file holds a second <svg>.' : `<${name}> stands after </svg>.`;
  return { message, fix: ONE_SVG };
}

function rootMistakes(name: string, { viewBox, width, height }: Record<string, string>): Text[] {
  if (name !== 'svg') return [{ message: `The file begins with <${name}>.`, fix: ONE_SVG }];
  const [, , across, down] = (viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const fix = `Write viewBox="0 0 width height", at most ${WIDEST} wide: the page gives it its size.`;
  const messages: string[] = [];
  if (!(across && down)) messages.push('<svg> has no viewBox of four numbers.');
  else if (across > WIDEST) messages.push(`The diagram is ${across} wide.`);
  if (width !== undefined || height !== undefined) messages.push('<svg> has a size of its own.');
  return messages.map((message) => ({ message, fix }));
}

function elementMistakes(name: string, attributes: Record<string, string>): Text[] {
  if (!ELEMENTS.has(name)) {
    return [
      { message: `<${name}> may not stand in a diagram.`, fix: `A diagram has only ${[...ELEMENTS].join(', ')}.` },
    ];
  }
  return Object.entries(attributes).flatMap(([key, value]) => {
    if (key === 'class') return classMistakes(value);
    if ((key === 'fill' || key === 'stroke') && value !== 'none') {
      return [
        {
          message: `<${name}> has the colour "${value}".`,
          fix: `Use a class, so that it follows the theme: ${DIAGRAM_CLASSES.join(', ')}.`,
        },
      ];
    }
    const rule = ATTRIBUTES.find(([pattern]) => pattern.test(key));
    return rule ? [{ message: `${key}="${value}" of <${name}> ${rule[1]}.`, fix: rule[2] }] : [];
  });
}

function classMistakes(value: string): Text[] {
  return value
    .split(/\s+/)
    .filter((name) => name !== '' && !DIAGRAM_CLASSES.includes(name))
    .map((name) => ({
      message: `"${name}" is not a class of diagrams.`,
      fix: didYouMean(name, DIAGRAM_CLASSES, `Classes: ${DIAGRAM_CLASSES.join(', ')}.`),
    }));
}
