import { Fragment } from 'react';

/** Method and path of an operation. */
export function Endpoint({ method, path }: { method: string; path: string }) {
  return (
    <p className="api-endpoint">
      <span className="api-method" data-method={method}>
        {method.toUpperCase()}
      </span>{' '}
      <code>
        {path.split(/(?=\/)/).map((part, index) => (
          // A long path breaks before a slash, where it stays readable, and not in the middle of a name.
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a path never change places
          <Fragment key={index}>
            {index > 0 ? <wbr /> : null}
            {part}
          </Fragment>
        ))}
      </code>
    </p>
  );
}
