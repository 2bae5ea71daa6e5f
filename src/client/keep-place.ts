// What moves a page, or begins to.
const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
const PATIENCE_MS = 3000;

/**
 * Scrolls to a place as soon as the page is long enough for it, and again while it still grows; until the reader moves.
 * Gives the function that gives up.
 */
export function keepPlace(growing: Element, top: number): () => void {
  const observer = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - innerHeight >= top) scrollTo(0, top);
  });
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const type of MOVES) removeEventListener(type, stop);
  };
  const timer = setTimeout(stop, PATIENCE_MS);
  for (const type of MOVES) addEventListener(type, stop, { passive: true });
  observer.observe(growing);
  return stop;
}
