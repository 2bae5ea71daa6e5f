/** Elements of HTML for text, tables, pictures and sound. Those a page may not hold are named where they are refused. */
const HTML = `a abbr address article aside audio b bdi bdo blockquote br button caption cite code col colgroup data dd del
details dfn dialog div dl dt em fieldset figcaption figure footer header hgroup hr i img input ins kbd
label legend li main map area mark menu meter nav ol output p picture pre progress q rp rt ruby s samp
search section small source span strong sub summary sup svg table tbody td tfoot th thead time tr track u
ul var video wbr`;

/** Shapes, and what they are grouped and filled by. */
const SVG = `circle clipPath defs desc ellipse g image line linearGradient marker mask path pattern polygon polyline
radialGradient rect stop symbol text textPath tspan use`;

/** What MathML Core knows. */
const MATHML = `annotation annotation-xml maction math menclose merror mfrac mi mmultiscripts mn mo mover mpadded mphantom
mprescripts mroot mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover none semantics`;

/** The names of elements that browsers know and a page may use, beside the components of the site. */
export const elementNames: ReadonlySet<string> = new Set([HTML, SVG, MATHML].flatMap((names) => names.split(/\s+/)));

/** Elements that end a paragraph, as do all of their parts: a browser puts none of them inside `<p>`. */
export const blockElements: ReadonlySet<string> = new Set(
  `address article aside blockquote caption col colgroup dd details dialog div dl dt fieldset figcaption figure footer
  header hgroup hr legend li main math menu nav ol p pre search section summary table tbody td tfoot th thead tr
  ul`.split(/\s+/),
);
