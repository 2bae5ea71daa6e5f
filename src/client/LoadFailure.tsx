import { errorChain } from './error-chain.ts';

/** The red box of content that did not load. */
export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className="load-failure" role="alert">
      <p>{errorChain(error)[0]}</p>
      <button type="button" className="button" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
