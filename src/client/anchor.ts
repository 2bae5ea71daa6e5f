/** The anchor in an address, without its sign; empty when there is none or when it cannot be decoded. */
export function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return ''; // such as "#100%": no page has it
  }
}

/** The element that an address leads to. */
export function anchorElement(hash: string): HTMLElement | null {
  const anchor = anchorOf(hash);
  return anchor ? document.getElementById(anchor) : null;
}
