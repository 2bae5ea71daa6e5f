import { shell } from 'virtual:shell';
import { useEffect, useSyncExternalStore } from 'react';
import { Shell } from '../ui/shell/Shell.tsx';
import { CrashBoundary } from './CrashBoundary.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { upgradeLinks } from './link-clicks.ts';
import { currentView, retry, showAgain, subscribe } from './navigator.ts';
import { PageRegion } from './PageRegion.tsx';
import { SearchHost } from './SearchHost.tsx';
import { upgradeShell } from './upgrade-shell.ts';

/** The site in the browser: the frame, the page inside it, and what floats above them. */
export function App() {
  const view = useSyncExternalStore(subscribe, currentView, currentView);
  useEffect(upgradeLinks, []);
  useEffect(upgradeShell, []);
  return (
    <Shell shell={shell} here={view.frame} sidebarHtml={view.sidebarHtml ?? ''}>
      <CrashBoundary visit={view.visit} onTryAgain={showAgain}>
        {view.failure ? (
          <main id="content" tabIndex={-1}>
            <div className="page-wide">
              <LoadFailure error={view.failure.error} onRetry={retry} />
            </div>
          </main>
        ) : (
          <PageRegion view={view} />
        )}
      </CrashBoundary>
      <Progress isShown={view.waiting !== 'no'} />
      {view.waiting === 'spinner' ? <div className="spinner" role="status" aria-label="Loading" /> : null}
      <SearchHost />
    </Shell>
  );
}

function Progress({ isShown }: { isShown: boolean }) {
  return isShown ? <div className="progress" role="progressbar" aria-label="Loading the page" /> : null;
}
