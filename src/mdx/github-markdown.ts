import remarkGfm from 'remark-gfm';
import type { Data, Processor } from 'unified';

type Constructs = NonNullable<NonNullable<Data['micromarkExtensions']>[number]['text']>;

/**
 * GitHub's tables, footnotes, strikethrough and task lists. Links from bare addresses are left out: the parser would
 * look for one at every letter, which takes two fifths of its time, and a link with words of its own reads better.
 */
export function githubMarkdown(this: Processor): undefined {
  remarkGfm.call(this);
  const data = this.data();
  data.micromarkExtensions = (data.micromarkExtensions ?? []).map((extension) =>
    extension.text ? { ...extension, text: withoutAutolinks(extension.text) } : extension,
  );
  data.fromMarkdownExtensions = (data.fromMarkdownExtensions ?? []).map((extensions) =>
    Array.isArray(extensions) ? extensions.filter(({ enter }) => !enter || !('literalAutolink' in enter)) : extensions,
  );
  return undefined;
}

function withoutAutolinks(text: Constructs): Constructs {
  const kept = Object.entries(text).map(([code, construct]) => {
    const all = Array.isArray(construct) ? construct : construct ? [construct] : [];
    return [code, all.filter(({ name }) => !name?.endsWith('Autolink'))] as const;
  });
  // A letter without constructs must be absent: the tokenizer stops at every one that is listed.
  return Object.fromEntries(kept.filter(([, constructs]) => constructs.length > 0));
}
