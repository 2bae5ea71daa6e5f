import { Children, type ElementType, isValidElement, type ReactElement, type ReactNode } from 'react';

/** What a page puts into a component, cut where the kind changes; `start` is the place of its first part. */
export type Run =
  | { kind: 'words'; start: number; parts: ReactNode[] }
  | { kind: 'fields'; start: number; parts: ReactElement<{ choice?: string }>[] }
  | { kind: 'options'; start: number; parts: ReactElement<{ choice?: string }>[] };

/** Children in order: words and code, fields, and fields that are alternatives. */
export function runsOf(children: ReactNode, fieldType: ElementType): Run[] {
  const runs: Run[] = [];
  for (const [start, part] of Children.toArray(children).entries()) {
    const run = runOf(part, start, fieldType);
    const last = runs.at(-1);
    if (last?.kind === 'words' && run.kind === 'words') last.parts.push(...run.parts);
    else if (last?.kind === run.kind && last.kind !== 'words' && run.kind !== 'words') last.parts.push(...run.parts);
    else runs.push(run);
  }
  return runs;
}

function runOf(part: ReactNode, start: number, fieldType: ElementType): Run {
  if (!isValidElement<{ choice?: string }>(part) || part.type !== fieldType)
    return { kind: 'words', start, parts: [part] };
  return { kind: part.props.choice === undefined ? 'fields' : 'options', start, parts: [part] };
}
