import type { MarkedText } from '../../search/marks.ts';

/** A text with its matches marked. Built from text and ranges, so that nothing in it can become markup. */
export function Marked({ value: { text, marks } }: { value: MarkedText }) {
  let end = 0;
  const parts = marks.map(([from, to]) => {
    const before = text.slice(end, from);
    end = to;
    return { before, match: text.slice(from, to), from };
  });
  return (
    <>
      {parts.map(({ before, match, from }) => (
        <span key={from}>
          {before}
          <mark>{match}</mark>
        </span>
      ))}
      {text.slice(end)}
    </>
  );
}
