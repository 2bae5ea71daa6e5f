import type { ReactElement, ReactNode } from 'react';
import { type Run, runsOf } from './runs.ts';

/** What is told of a field and of a whole body alike. A trait without a value is set by being there. */
export interface Traits {
  /** In words, such as `array of string`. */
  type?: string;
  nullable?: unknown;
  constraints?: string;
}

interface FieldProps extends Traits {
  /** Anchor, so that every field can be linked to. */
  id: string;
  name: string;
  /** Set for an alternative: whether one or any number of its kind may hold. */
  choice?: string;
  required?: unknown;
  deprecated?: unknown;
  default?: string;
  children?: ReactNode;
}

/** A parameter, property or alternative: a list item with its description, and its own fields to open. */
export function Field({ id, name, choice, required, deprecated, default: initial, children, ...traits }: FieldProps) {
  return (
    <li className="api-field" id={id}>
      <p className="api-field-head">
        <a href={`#${id}`}>{choice ? name : <code>{name}</code>}</a> <TraitList {...traits} />{' '}
        {required === undefined ? null : <strong className="api-required">required</strong>}{' '}
        {deprecated === undefined ? null : <em className="api-deprecated">deprecated</em>}{' '}
        {initial === undefined ? null : (
          <span>
            default <code>{initial}</code>
          </span>
        )}
      </p>
      {runsOf(children, Field).map((run) =>
        run.kind === 'fields' ? (
          <Inside key={run.start} name={name} fields={run.parts} />
        ) : (
          <RunContent key={run.start} run={run} />
        ),
      )}
    </li>
  );
}

/** The fields of a field, closed at first: a request can be read level by level. */
function Inside({ name, fields }: { name: string; fields: ReactElement[] }) {
  return (
    <details className="api-nested">
      <summary>
        {fields.length === 1 ? '1 field' : `${fields.length} fields`} of {name}
      </summary>
      <FieldList>{fields}</FieldList>
    </details>
  );
}

/** A run as it stands: words as they are, fields as a list, alternatives under their own name. */
export function RunContent({ run }: { run: Run }) {
  switch (run.kind) {
    case 'words':
      return <>{run.parts}</>;
    case 'fields':
      return <FieldList>{run.parts}</FieldList>;
    case 'options':
      // Open from the start: whoever meets a choice has to see what there is to choose from.
      return (
        <details className="api-nested" open>
          <summary>{run.parts[0]?.props.choice === 'any of' ? 'Any of' : 'One of'}</summary>
          <FieldList>{run.parts}</FieldList>
        </details>
      );
  }
}

function FieldList({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari's screen reader takes a list without bullets for none
    <ul className="api-fields" role="list">
      {children}
    </ul>
  );
}

/** Type and limits, one after the other. */
export function TraitList({ type, nullable, constraints }: Traits) {
  return (
    <>
      {type ? <span className="api-type">{nullable === undefined ? type : `${type} or null`}</span> : null}{' '}
      {constraints ? <span className="api-limits">{constraints}</span> : null}
    </>
  );
}
