import { type RefObject, useEffect, useRef } from 'react';

interface ModalOptions {
  onClose: () => void;
  /** Gets the focus when the dialog opens. */
  focusOn: RefObject<HTMLInputElement | null>;
}

/**
 * Opens a `<dialog>` as a modal when it is rendered. The browser keeps the focus inside and gives it back to the opener;
 * Escape and a click on the backdrop close it.
 */
export function useModal({ onClose, focusOn }: ModalOptions) {
  const dialog = useRef<HTMLDialogElement>(null);

  function close(): void {
    dialog.current?.close();
    onClose();
  }

  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  });

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const listening = new AbortController();
    closeOnRequest(element, () => latestClose.current(), listening.signal);
    const release = keepWidth();
    element.showModal();
    focusOn.current?.focus();
    focusOn.current?.select();
    return () => {
      listening.abort();
      element.close();
      release();
    };
  }, [focusOn]);

  return { dialog, close };
}

/** What is behind the dialog cannot be scrolled, and must not grow by the scroll bar that goes. */
function keepWidth(): () => void {
  const { style, clientWidth } = document.documentElement;
  style.paddingInlineEnd = `${innerWidth - clientWidth}px`;
  return () => style.removeProperty('padding-inline-end');
}

function closeOnRequest(dialog: HTMLDialogElement, close: () => void, signal: AbortSignal): void {
  let isPressedOutside = false;
  const isOutside = (event: Event) => event.target === dialog;
  const press = (event: Event) => {
    isPressedOutside = isOutside(event);
  };
  // Both ends of a click count: selecting text may end outside the panel.
  const release = (event: Event) => {
    if (isPressedOutside && isOutside(event)) close();
  };
  const cancel = (event: Event) => {
    event.preventDefault();
    close();
  };
  dialog.addEventListener('mousedown', press, { signal });
  dialog.addEventListener('click', release, { signal });
  dialog.addEventListener('cancel', cancel, { signal });
}
