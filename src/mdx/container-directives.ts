import { directiveFromMarkdown } from 'mdast-util-directive';
import { directive } from 'micromark-extension-directive';
import type { Processor } from 'unified';

/**
 * Reads `:::note[Title]` blocks, and only those: the one-line and inline forms of the extension would swallow
 * ordinary text such as `duckdb:file` or `localhost:8090`.
 */
export function containerDirectives(this: Processor): undefined {
  const data = this.data();
  const flow = directive().flow?.[58];
  const container = Array.isArray(flow) ? flow.filter((construct) => construct.concrete === true) : [];
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { flow: { 58: container } }];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), [directiveFromMarkdown()]];
  return undefined;
}
