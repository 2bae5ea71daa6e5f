import type { Node } from 'unist';
import type { LinkReference } from '../model/compiled-page.ts';
import type { Problem, Rule } from '../model/problem.ts';
import type { SampleChecker, Verdict } from '../model/sample.ts';

/** What the steps of the pipeline need from outside: given by the build, so that the steps stay pure. */
export interface Surroundings {
  variables: Readonly<Record<string, string>>;
  /** Route of a content file, by its path relative to the repository. */
  routeOfSource(sourcePath: string): string | undefined;
  /** Text of a file beside the page, or undefined when there is none. */
  readText(sourcePath: string): string | undefined;
  /** Size and public address of an image, or undefined when there is none. */
  imageAt(sourcePath: string): { url: string; width: number; height: number } | undefined;
  checker: SampleChecker;
  /** Hosts of `<Video>` and `<Audio>`. */
  media: Readonly<Record<string, { name: string; embed: string }>>;
}

/** One page on its way through the pipeline: what is known of it, and what the steps find out. */
export interface PageContext extends Surroundings {
  file: string;
  route: string;
  problems: Problem[];
  links: LinkReference[];
  images: string[];
  /** Ids that are taken, by the page so far or by its frame. */
  ids: Set<string>;
  verdicts: { line: number; language: string; verdict: Verdict }[];
  columnOf(line: number, column: number): number;
}

/** Reports a mistake at a node of the tree. */
export function report(
  context: PageContext,
  rule: Rule,
  at: Pick<Node, 'position'> | undefined,
  text: { message: string; fix: string },
): void {
  const { line, column } = placeOf(context, at);
  context.problems.push({ rule, file: context.file, line, column, ...text });
}

/** The author's own line and column of a node. */
export function placeOf(
  context: PageContext,
  at: Pick<Node, 'position'> | undefined,
): { line: number; column: number } {
  const start = at?.position?.start;
  if (!start) return { line: 1, column: 1 };
  return { line: start.line, column: context.columnOf(start.line, start.column) };
}
