import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { arrive } from './arrive.ts';
import { Islands } from './Islands.tsx';
import type { View } from './navigator.ts';
import { upgradePage } from './upgrade-page.ts';

/** The main element. Its HTML is set once per page and then left alone; what acts in it is attached from outside. */
export function PageRegion({ view }: { view: View }) {
  const main = useRef<HTMLElement>(null);
  const { route } = view.frame;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a visit is one arrival, whatever else has changed
  useLayoutEffect(() => {
    if (main.current) arrive(main.current, view);
  }, [view.visit]);
  const [, setFailure] = useState<never>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another visit has other HTML
  useEffect(() => {
    const upgrade = () => (main.current ? upgradePage(main.current, view) : () => undefined);
    // Thrown while drawing, an error comes to the crash screen; from a timer it would come to nobody.
    const fail = (error: unknown) =>
      setFailure(() => {
        throw error;
      });
    return afterPaint(upgrade, fail);
  }, [route, view.visit]);
  return (
    <>
      <main
        id="content"
        tabIndex={-1}
        ref={main}
        key={view.html === undefined ? 'first' : view.visit}
        dangerouslySetInnerHTML={{ __html: view.html ?? '' }}
        suppressHydrationWarning
      />
      <Islands main={main} view={view} />
    </>
  );
}

/** Does something once the page is on the screen; gives the function that undoes it, or keeps it from happening. */
function afterPaint(act: () => () => void, fail: (error: unknown) => void): () => void {
  let undo = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => {
      try {
        undo = act();
      } catch (error) {
        fail(error);
      }
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    undo();
  };
}
