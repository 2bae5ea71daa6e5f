const REMOVE = 'Remove it: a page loads nothing from elsewhere and runs no code.';
const STYLE = 'Remove it: the style sheet of the site says what pages look like.';
const FRAME = 'Remove it: a page is what stands inside the frame of the site.';
const FIELD = 'Remove it: the site is files only, so that nothing can be sent to it.';
const SHAPES = 'Remove it: a picture in a page has shapes and text only, and does not move.';

/** Elements of HTML and SVG that a page may not hold, and what to do instead. */
const FORBIDDEN = new Map<string, string>([
  ['iframe', 'For hosted media write <Video host="…" id="…" title="…" /> or <Audio … />; remove anything else.'],
  ...each('object embed script link applet param frame frameset noframes bgsound noembed template slot canvas', REMOVE),
  ['noscript', 'Remove it: a page is the same with and without script.'],
  ...each('style center font big basefont marquee blink nobr multicol spacer', STYLE),
  ['base', 'Remove it: the head of the page is made by the site.'],
  ['meta', 'Remove it: title and description stand in the front matter.'],
  ['title', 'Remove it: that of a page stands in its front matter, that of a picture in the alt of <Diagram>.'],
  ...each('html head body', FRAME),
  ['h1', 'Remove it: the title of a page stands in its front matter.'],
  ...[2, 3, 4, 5, 6].map((level): [string, string] => [
    `h${level}`,
    `Write "${'#'.repeat(level)} …": such a heading can be linked to and stands in the contents.`,
  ]),
  ...each('form select option optgroup datalist textarea keygen isindex', FIELD),
  ['strike', 'Write ~~…~~, or <s>.'],
  ['tt', 'Put the text in backticks.'],
  ...each('xmp listing plaintext', 'Write a code block.'),
  ['acronym', 'Write <abbr title="…">.'],
  ['dir', 'Write a list with "- " before each item.'],
  ...each('rb rtc', 'Put the text directly into <ruby>, and its reading into <rt>.'),
  ...each('animate animateMotion animateTransform mpath set', SHAPES),
  ...each('filter foreignObject metadata switch view', SHAPES),
  ...each(
    `feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
    feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode
    feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`,
    SHAPES,
  ),
]);

/** Of these the parts are forbidden with the whole, which says enough. */
const WITH_PARTS = new Set(['select', 'datalist', 'textarea', 'frameset', 'applet', 'filter']);

function each(names: string, fix: string): [string, string][] {
  return names.split(/\s+/).map((name) => [name, fix]);
}

/** What to do about an element that loads, runs or sends something, moves, or belongs to the frame; undefined if none. */
export function forbiddenFix(name: string): string | undefined {
  return FORBIDDEN.get(name);
}

/** Whether nothing inside a forbidden element is reported any more. */
export function isForbiddenWhole(name: string): boolean {
  return WITH_PARTS.has(name);
}
