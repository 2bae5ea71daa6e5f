import { anchorOf } from './anchor.ts';

/** Marks the heading that is being read in the table of contents. */
export function followContents(main: HTMLElement): () => void {
  const links = new Map(
    [...main.querySelectorAll<HTMLAnchorElement>('.contents a')].map((link) => [anchorOf(link.hash), link]),
  );
  const headings = [...links.keys()].flatMap((id) => document.getElementById(id) ?? []);
  if (headings.length === 0) return () => undefined;
  let frame = 0;
  const update = () => {
    frame = 0;
    // The last heading above the upper third of the window is the one being read.
    const line = innerHeight / 3;
    const read = headings.findLast((heading) => heading.getBoundingClientRect().top < line) ?? headings[0];
    for (const [id, link] of links) {
      if (id === read?.id) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  const onScroll = () => {
    frame ||= requestAnimationFrame(update);
  };
  update();
  addEventListener('scroll', onScroll, { passive: true });
  return () => {
    removeEventListener('scroll', onScroll);
    cancelAnimationFrame(frame);
  };
}

/** Beside the article the list is always open (page.css), so its heading is nothing to stop at. */
export function skipContentsHeading(main: HTMLElement): () => void {
  const heading = main.querySelector<HTMLElement>('.contents summary');
  const isWide = matchMedia('(min-width: 996px)');
  const update = () => {
    if (heading) heading.tabIndex = isWide.matches && CSS.supports('selector(::details-content)') ? -1 : 0;
  };
  update();
  isWide.addEventListener('change', update);
  return () => isWide.removeEventListener('change', update);
}
