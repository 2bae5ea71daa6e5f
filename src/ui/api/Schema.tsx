import type { ReactNode } from 'react';
import { Field, RunContent, TraitList, type Traits } from './Field.tsx';
import { runsOf } from './runs.ts';

interface SchemaProps extends Traits {
  id?: string;
  /** The media type of a body, or what a list of fields is; none where a heading has said it. */
  label?: string;
  children?: ReactNode;
}

/** A list of fields: parameters, or a body with its media type, words and example. */
export function Schema({ id, label, children, ...traits }: SchemaProps) {
  return (
    <div className="api-schema" id={id}>
      {label ? (
        <p className="api-schema-head">
          {label.includes('/') ? <code>{label}</code> : <strong>{label}</strong>} <TraitList {...traits} />
        </p>
      ) : null}
      {runsOf(children, Field).map((run) => (
        <RunContent key={run.start} run={run} />
      ))}
    </div>
  );
}
