/** What stands after the language of a code fence. */
export interface CodeMeta {
  /** `title="pod.yaml"` and the like; a bare word is `true`. */
  attributes: Record<string, string | true>;
  /** 1-based line numbers of `{1,3-5}`. */
  marked: Set<number>;
  /** What stands between braces, as written. */
  ranges: string[];
  /** Words that are none of these, such as `title=pod.yaml` without quotes. */
  unreadable: string[];
}

/** Reads the words after a fence: `title="pod.yaml" {1,3-5} showLineNumbers`. */
export function codeMetaOf(meta: string): CodeMeta {
  const attributes: Record<string, string | true> = {};
  const ranges: string[] = [];
  const unreadable: string[] = [];
  for (const [, range, name, double, single, other] of meta.matchAll(
    /\{([^}]*)\}|([A-Za-z][\w-]*)(?:="([^"]*)"|='([^']*)')?(?=[\s{]|$)|(\S+)/g,
  )) {
    if (range !== undefined) ranges.push(range);
    if (name !== undefined) attributes[name] = double ?? single ?? true;
    if (other !== undefined) unreadable.push(other);
  }
  return { attributes, marked: new Set(ranges.flatMap(linesOf)), ranges, unreadable };
}

function linesOf(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [first = Number.NaN, last = first] = part.split('-').map((text) => Number.parseInt(text, 10));
    // 5,000 keeps a slip such as {1-99999999} from filling memory.
    return last >= first && last < 5000 ? Array.from({ length: last - first + 1 }, (_, index) => first + index) : [];
  });
}

const MARKER =
  /^\s*(?:#|\/\/|--|;|%|'|\/\*|<!--|\{\/\*)\s*(highlight-next-line|highlight-start|highlight-end)\s*(?:\*\/\}?|-->)?\s*$/;

/** Code without its highlight comments, and which lines they marked. */
export interface MarkedCode {
  code: string;
  /** 1-based lines of `code`. */
  marked: Set<number>;
  /** For each line of `code`, its 0-based line in the block as written. */
  sourceLines: number[];
}

/** Takes `highlight-next-line`, `highlight-start` and `highlight-end` comments out, in every language's comment form. */
export function withoutMarkers(source: string): MarkedCode {
  const marked = new Set<number>();
  const kept: string[] = [];
  const sourceLines: number[] = [];
  let markNext = false;
  let markAll = false;
  source.split('\n').forEach((line, index) => {
    const marker = line.includes('highlight-') ? MARKER.exec(line)?.[1] : undefined;
    if (marker === 'highlight-next-line') markNext = true;
    else if (marker) markAll = marker === 'highlight-start';
    else {
      kept.push(line);
      sourceLines.push(index);
      if (markNext || markAll) marked.add(kept.length);
      markNext = false;
    }
  });
  return { code: kept.join('\n'), marked, sourceLines };
}
