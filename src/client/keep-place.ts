// What moves a page, or begins to.
const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Scrolls to a place as soon as the page is long enough for it, unless the reader moves first. Gives the function that gives up. */
export function keepPlace(growing: Element, top: number): () => void {
  const observer = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - innerHeight < top) return;
    stop();
    scrollTo(0, top);
  });
  const stop = () => {
    observer.disconnect();
    for (const type of MOVES) removeEventListener(type, stop);
  };
  for (const type of MOVES) addEventListener(type, stop, { passive: true });
  observer.observe(growing);
  return stop;
}
