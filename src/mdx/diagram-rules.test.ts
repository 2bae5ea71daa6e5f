import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DIAGRAM_CLASSES, diagramMistakes } from './diagram-rules.ts';

function messages(svg: string): string[] {
  return diagramMistakes(svg).map(({ offset, message }) => `${offset} ${message}`);
}

function inside(text: string): string[] {
  return diagramMistakes(`<svg viewBox="0 0 10 10">${text}</svg>`).map(({ message }) => message);
}

test('a diagram of shapes and classes is right', () => {
  const svg = `<?xml version="1.0"?>
    <!-- </g> in a note -->
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 300" role="img">
      <title>Tom &amp; Jerry</title>
      <g><path class="d-line d-head" fill="none" d="M0 0" /></g>
      <text class="d-text" x="1" text-anchor="middle">a &lt; b</text>
    </svg>`;
  expect(diagramMistakes(svg)).toEqual([]);
});

test.each([
  ['<script>x</script>', '<script> may not stand in a diagram.'],
  ['<style>x</style>', '<style> may not stand in a diagram.'],
  ['<image href="x.png"/>', '<image> may not stand in a diagram.'],
  ['<rect onclick="x"/>', 'onclick="x" of <rect> is code, and pages are data.'],
  ['<rect style="x"/>', 'style="x" of <rect> is a style of its own.'],
  ['<text font-size="9">x</text>', 'font-size="9" of <text> is a style of its own.'],
  ['<path href="#a"/>', 'href="#a" of <path> loads something from elsewhere.'],
  ["<rect id='a'/>", 'id="a" of <rect> may be taken in the page.'],
  ['<rect fill="red"/>', '<rect> has the colour "red".'],
  ["<rect stroke='red'/>", '<rect> has the colour "red".'],
  ['<rect class="d-box box"/>', '"box" is not a class of diagrams.'],
  ['<g><rect/>', '<g> is not closed.'],
  ['<text>a', '<text> is not closed.'],
  ['</g>', '</g> closes nothing.'],
  ['<g><text></g></text>', '<text> is not closed.'],
  ['<defs></defs>', '<defs> may not stand in a diagram.'],
  ['<svg></svg>', 'The file holds a second <svg>.'],
  ['<clipPath></clipPath>', '<clipPath> may not stand in a diagram.'],
])('%s: %s', (text, message) => {
  expect(inside(text)).toEqual([message]);
});

test.each([
  ['<svg></svg>', '0 <svg> has no viewBox of four numbers.'],
  ['<svg viewBox="0 0 wide high"></svg>', '0 <svg> has no viewBox of four numbers.'],
  ['<svg viewBox="0 0 900 100"></svg>', '0 The diagram is 900 wide.'],
  ['<svg viewBox="0 0 9 9" width="9"></svg>', '0 <svg> has a size of its own.'],
  ['\n<g></g>', '1 The file begins with <g>.'],
  ['<svg viewBox="0 0 9 9"/>\n<svg viewBox="0 0 9 9"/>', '25 The file holds a second <svg>.'],
  ['<svg viewBox="0 0 9 9"/><g/>', '24 <g> stands after </svg>.'],
  ['<svg viewBox="0 0 9 9"/>\nEnd &amp; more', '25 "End" stands outside <svg>.'],
  ['<svg viewBox="0 0 9 9">\n</g></svg>', '24 </g> closes nothing.'],
])('%s: %s', (svg, message) => {
  expect(messages(svg)).toEqual([message]);
});

test('a closing tag that is shown, and not written, is none', () => {
  expect(inside('<text aria-label="</g>">a</text><!-- </g> --><text><![CDATA[</g>]]></text>')).toEqual([]);
});

test('what is wrong comes with what to do', () => {
  const svg = '<svg viewBox="0 0 9 9"></g></svg><svg/>End';
  expect(diagramMistakes(svg).map(({ message, fix }) => `${message} ${fix}`)).toMatchInlineSnapshot(`
    [
      "</g> closes nothing. Remove it, or close what was opened last first.",
      "The file holds a second <svg>. A diagram is one <svg>.",
      ""End" stands outside <svg>. A diagram is one <svg>.",
    ]
  `);
});

test('all mistakes of the root are reported', () => {
  expect(messages('<svg viewBox="0 0 900 9" width="9"/>')).toEqual([
    '0 The diagram is 900 wide.',
    '0 <svg> has a size of its own.',
  ]);
});

test('an empty file is no diagram', () => {
  expect(messages('')).toEqual(['0 The file holds no <svg>.']);
});

test('all mistakes are reported, in the order of the file', () => {
  expect(messages('<svg viewBox="0 0 9 9">\n<rect fill="red"/><text>a</svg>')).toEqual([
    '24 <rect> has the colour "red".',
    '42 <text> is not closed.',
  ]);
});

test('the classes are those of the style sheet', () => {
  const css = readFileSync('src/styles/diagram.css', 'utf8');
  const styled = new Set([...css.matchAll(/\.(d-[\w-]+)/g)].map(([, name]) => name));
  expect([...styled].sort()).toEqual([...DIAGRAM_CLASSES].sort());
});
