import type { BlogFrontmatter, DocFrontmatter, PageFrontmatter } from './frontmatter.ts';
import type { Problem } from './problem.ts';
import type { Verdict } from './sample.ts';

/** A heading with an anchor, for the table of contents. */
export interface ContentsEntry {
  anchor: string;
  /** Inline HTML of the heading (code and emphasis kept, links removed). */
  html: string;
  level: number;
}

/** A heading and the text below it up to the next one: what search indexes and what an anchor leads to. */
export interface Section {
  /** Empty for the text before the first heading. */
  anchor: string;
  /** 1 for the page itself, 2 to 6 for headings. */
  level: number;
  heading: string;
  /** Plain text of paragraphs, lists, tables and code below the heading. */
  text: string;
}

/** A link or image as written, with its place in the source. */
export interface LinkReference {
  href: string;
  line: number;
  column: number;
}

/** What one source file becomes: everything the site needs of it, as JSON, so that it can be cached. */
export interface CompiledPage {
  sourcePath: string;
  /** The article's HTML. */
  html: string;
  /** The HTML before the truncate marker; undefined when there is none. */
  excerptHtml: string | undefined;
  contents: ContentsEntry[];
  sections: Section[];
  /** Every id in the article. */
  anchors: string[];
  links: LinkReference[];
  /** Source paths of images, relative to the repository. */
  images: string[];
  /** Public address of the picture for link previews; undefined when the page names none. */
  previewImage: string | undefined;
  /** What was found out about each sample. */
  verdicts: { line: number; language: string; verdict: Verdict }[];
  words: number;
  /** Markdown for agents: the source with front matter, variables and links resolved. */
  twin: string;
  problems: Problem[];
}

/** The validated head of a source, by kind of content. */
export type SourceHead =
  | { kind: 'doc'; data: DocFrontmatter }
  | { kind: 'post'; data: BlogFrontmatter }
  | { kind: 'page'; data: PageFrontmatter };

/** A file in `content/`, read and split, its front matter checked. */
export interface Source {
  /** Relative to the repository, forward slashes. */
  sourcePath: string;
  route: string;
  /** Text after the front matter. */
  body: string;
  /** Lines that the front matter takes, so that positions can be given in the whole file. */
  bodyLine: number;
  head: SourceHead;
  /** The title as shown. */
  title: string;
  /** Lines of the top keys of the front matter, for problems found later. */
  keyLines: Readonly<Record<string, number>>;
  /** Hash of the file's bytes. */
  hash: string;
}
