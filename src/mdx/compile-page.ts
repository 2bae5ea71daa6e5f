import type { Root as HtmlRoot } from 'hast';
import type { Root } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import type { CompiledPage, Source } from '../model/compiled-page.ts';
import { admonitions } from './admonitions.ts';
import { codeBlocks } from './code-blocks.ts';
import { componentUse } from './component-use.ts';
import { diagrams } from './diagrams.ts';
import { splitAtMarker, withoutIds } from './excerpt.ts';
import { headings } from './headings.ts';
import { htmlElements } from './html-elements.ts';
import { FRAME_IDS, givenIds, repeatedIds } from './ids.ts';
import { previewImageOf } from './images.ts';
import { links } from './links.ts';
import { lostMarks } from './lost-marks.ts';
import { mediaFiles } from './media-files.ts';
import { nestedLinks } from './nested-links.ts';
import { type PageContext, report, type Surroundings } from './page-context.ts';
import { parsePage } from './parse-page.ts';
import { plainJsx } from './plain-jsx.ts';
import { prepare } from './preprocess.ts';
import { proseChecks } from './prose-checks.ts';
import { undefinedReferences } from './references.ts';
import { scanHtml } from './scan-html.ts';
import { contentsOf, sectionsOf, wordCount } from './sections.ts';
import { tables } from './tables.ts';
import { twinWriter } from './twin.ts';
import { unclosed } from './unclosed.ts';
import { unravel } from './unravel.ts';

const MDX_NODES = ['mdxJsxFlowElement', 'mdxJsxTextElement'] as const;

/** Turns a tree into HTML: React components live outside this folder, so the function is given. */
export type RenderArticle = (tree: HtmlRoot) => string;

/** A source file as a page: parsed, checked, highlighted and rendered. */
export async function compilePage(
  source: Source,
  surroundings: Surroundings,
  renderArticle: RenderArticle,
): Promise<CompiledPage> {
  // The front matter becomes blank lines, so that positions are those of the whole file.
  const prepared = prepare('\n'.repeat(source.bodyLine - 1) + source.body, source.sourcePath, surroundings.variables);
  const context: PageContext = {
    ...surroundings,
    file: source.sourcePath,
    route: source.route,
    problems: [...prepared.problems],
    links: [],
    images: [],
    ids: new Set(FRAME_IDS),
    verdicts: [],
    columnOf: prepared.columnOf,
  };
  reportEmpty(source, context);
  const tree = parsePage(prepared.text, context);
  const writeTwin = twinWriter(tree, prepared.text);
  unclosed(tree, prepared.text, context);
  undefinedReferences(tree, prepared.text, context);
  lostMarks(tree, prepared.text, context);
  tables(tree, prepared.text, context);
  unravel(tree);
  plainJsx(tree, context, new Set());
  htmlElements(tree, context);
  componentUse(tree, context);
  nestedLinks(tree, context);
  admonitions(tree, context);
  givenIds(tree, context);
  headings(tree, context);
  links(tree, context);
  mediaFiles(tree, context);
  diagrams(tree, context);
  proseChecks(tree, context);
  const sections = sectionsOf(tree, source.title);
  const contents = contentsOf(tree);
  await codeBlocks(tree, context);
  const { full, excerpt } = splitAtMarker(tree);
  const draw = (article: HtmlRoot) => drawn(article, context, renderArticle);
  const html = draw(htmlTree(full));
  const anchors = scanHtml(html).ids;
  repeatedIds(anchors, tree, context);
  return {
    sourcePath: source.sourcePath,
    html,
    excerptHtml: excerpt && draw(withoutIds(htmlTree(excerpt))),
    contents,
    sections,
    anchors,
    links: context.links,
    previewImage: previewImageOf(source, context),
    images: context.images,
    verdicts: context.verdicts,
    words: wordCount(sections),
    twin: writeTwin(source),
    problems: context.problems,
  };
}

function reportEmpty({ body, bodyLine }: Source, context: PageContext): void {
  if (body.trim() !== '') return;
  const start = { line: bodyLine, column: 1 };
  const text = { message: 'The page has no text.', fix: 'Write it below the front matter, or remove the file.' };
  report(context, 'bad-value', { position: { start, end: start } }, text);
}

/**
 * The article's HTML. What the steps did not foresee and React refuses is a problem of this page: the other pages are
 * built and checked all the same.
 */
function drawn(tree: HtmlRoot, context: PageContext, renderArticle: RenderArticle): string {
  try {
    return renderArticle(tree);
  } catch (error) {
    const reason = String(error instanceof Error ? error.message : error).split('\n')[0];
    const message = `The page cannot be drawn: ${reason}`;
    // The part that listings show fails for the same reason.
    if (!context.problems.some((problem) => problem.message === message))
      report(context, 'mdx-syntax', undefined, {
        message,
        fix: 'Look at the elements and components of this page: one of them has a value that it cannot take.',
      });
    return '';
  }
}

function htmlTree(tree: Root): HtmlRoot {
  const result = toHast(tree, { clobberPrefix: '', passThrough: [...MDX_NODES] });
  if (result.type !== 'root') throw new Error('Bug: a page is not a root node');
  return result;
}
