import { useId } from 'react';
import type { SearchKind } from '../../model/search-record.ts';
import type { SearchAnswer } from '../../search/provider.ts';
import { KINDS } from '../../search/search-address.ts';

interface KindFilterProps {
  kinds: SearchAnswer['kinds'];
  chosen: SearchKind | undefined;
  onChoose: (kind: SearchKind | undefined) => void;
}

/** Narrows results to a kind of page. Radio buttons: arrow keys come with them. */
export function KindFilter({ kinds, chosen, onChoose }: KindFilterProps) {
  const name = useId();
  const all = KINDS.reduce((sum, { kind }) => sum + kinds[kind], 0);
  const choices = [
    { kind: undefined, label: 'All', count: all },
    ...KINDS.map((entry) => ({ ...entry, count: kinds[entry.kind] })),
  ];
  return (
    <fieldset className="search-kinds">
      <legend className="search-unseen">Show</legend>
      {choices.map(({ kind, label, count }) => (
        <label key={label} className="search-kind" data-empty={count === 0 || undefined}>
          <input type="radio" name={name} checked={kind === chosen} onChange={() => onChoose(kind)} />
          {label} <span className="search-count">{count}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Whether there is anything to narrow. */
export function hasAny(kinds: SearchAnswer['kinds']): boolean {
  return Object.values(kinds).some((count) => count > 0);
}
