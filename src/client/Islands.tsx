import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { keepPlace } from './keep-place.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { inTime } from './load-module.ts';
import { type Arrival, SPINNER_DELAY_MS, type View } from './navigator.ts';
import { isNewVisit } from './new-visit.ts';
import { Spinner } from './Spinner.tsx';

/** Parts of articles that act: by name, how to load them. Each is drawn into the element that holds its static form. */
const ISLANDS: Record<string, () => Promise<ComponentType>> = {
  'search-page': () => import('./SearchPageIsland.tsx').then((module) => module.loadSearchPage()),
};

/** Attaches the islands of the page that is on the screen. */
export function Islands({ main, view }: { main: RefObject<HTMLElement | null>; view: View }) {
  const { visit, arrival } = view;
  const [places, setPlaces] = useState<HTMLElement[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another visit has other places
  useEffect(() => {
    const found = [...(main.current?.querySelectorAll<HTMLElement>('[data-island]') ?? [])];
    setPlaces(found);
    const top = placeOf(arrival);
    // What an island draws comes later than the page, and the place of a reader who comes back may be in it.
    return found[0] && top > 0 ? keepPlace(found[0], top) : undefined;
  }, [main, visit]);
  return places.map((place) => <Island key={`${visit} ${place.dataset['island']}`} place={place} />);
}

function placeOf(arrival: Arrival): number {
  if (arrival.kind === 'history') return arrival.scroll;
  return arrival.kind === 'first' && !isNewVisit() ? Number(history.state?.scroll ?? 0) : 0;
}

type Loading = { kind: 'loading' } | { kind: 'failed'; error: unknown } | { kind: 'loaded'; component: ComponentType };

function Island({ place }: { place: HTMLElement }) {
  const [state, setState] = useState<Loading>({ kind: 'loading' });
  const [isSlow, setIsSlow] = useState(false);
  const name = place.dataset['island'] ?? '';
  useEffect(() => {
    if (state.kind !== 'loading') return undefined;
    let isGone = false;
    const load = ISLANDS[name] ?? (() => Promise.reject(new Error(`There is no island "${name}".`)));
    const timer = setTimeout(() => setIsSlow(true), SPINNER_DELAY_MS);
    inTime(name, load()).then(
      (component) => settle({ kind: 'loaded', component }),
      (error) => settle({ kind: 'failed', error }),
    );
    function settle(next: Loading): void {
      if (isGone) return;
      setIsSlow(false);
      // In one go, with both there for a moment: the island takes over what was typed into the static form, to the last
      // letter. That form was never React's.
      flushSync(() => setState(next));
      for (const child of [...place.children]) if (!child.hasAttribute('data-drawn')) child.remove();
    }
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [name, place, state.kind]);
  if (state.kind === 'loading') return isSlow ? <Spinner /> : null;
  return createPortal(
    <div data-drawn="">
      {state.kind === 'failed' ? (
        <LoadFailure error={state.error} onRetry={() => setState({ kind: 'loading' })} />
      ) : (
        <state.component />
      )}
    </div>,
    place,
  );
}
