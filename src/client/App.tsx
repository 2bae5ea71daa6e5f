import { shell } from 'virtual:shell';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Shell } from '../ui/shell/Shell.tsx';
import { CrashBoundary } from './CrashBoundary.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { upgradeLinks } from './link-clicks.ts';
import { currentView, retry, showAgain, subscribe } from './navigator.ts';
import { PageRegion } from './PageRegion.tsx';
import { SearchHost } from './SearchHost.tsx';
import { Spinner } from './Spinner.tsx';
import { upgradeShell } from './upgrade-shell.ts';

/** The site in the browser: the frame, the page inside it, and what floats above them. */
export function App() {
  const view = useSyncExternalStore(subscribe, currentView, currentView);
  useEffect(upgradeLinks, []);
  useEffect(upgradeShell, []);
  return (
    <Shell shell={shell} here={view.frame} sidebarHtml={view.sidebarHtml ?? ''}>
      <CrashBoundary visit={view.visit} onTryAgain={showAgain}>
        {view.failure ? <FailedPage key={view.visit} error={view.failure.error} /> : <PageRegion view={view} />}
      </CrashBoundary>
      <Progress isShown={view.waiting !== 'no'} />
      {view.waiting === 'spinner' ? <Spinner /> : null}
      <SearchHost />
    </Shell>
  );
}

/** Stands where the page would. */
function FailedPage({ error }: { error: unknown }) {
  const main = useRef<HTMLElement>(null);
  useEffect(() => main.current?.focus({ preventScroll: true }), []);
  return (
    <main id="content" tabIndex={-1} ref={main}>
      <div className="page-wide">
        <h1 className="sr-only">The page did not load</h1>
        <LoadFailure error={error} onRetry={retry} />
      </div>
    </main>
  );
}

function Progress({ isShown }: { isShown: boolean }) {
  return isShown ? <div className="progress" role="progressbar" aria-label="Loading the page" /> : null;
}
