const ELEMENTS_PER_FRAME = 60;

/**
 * Lays out what is below the screen of a page that has just arrived (page.css leaves it out at first): some of it in each
 * frame, so that none takes long and the page has soon its true height.
 */
export function settle(main: HTMLElement, pace: 'in steps' | 'at once'): void {
  const parts = main.querySelectorAll<HTMLElement>('.prose > *');
  let next = 0;
  const step = () => {
    let elements = 0;
    for (let part = parts[next]; part && elements < ELEMENTS_PER_FRAME; part = parts[++next]) {
      part.style.contentVisibility = 'visible';
      if (pace === 'in steps') elements += part.getElementsByTagName('*').length;
    }
    if (next < parts.length) requestAnimationFrame(step);
  };
  // What is on the screen is laid out in any case: the rest can wait until that is painted.
  if (pace === 'in steps') requestAnimationFrame(() => requestAnimationFrame(step));
  else step();
}
