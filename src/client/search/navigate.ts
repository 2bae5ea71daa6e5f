/** Goes to an address of this site; `words` are to be marked in the page that opens. */
export type Navigate = (url: string, options?: { words: string[] }) => void;

/** Whether an event asks for a new tab or window, which is left to the browser. */
export function isModified({ ctrlKey, metaKey, shiftKey, altKey }: ModifierKeys): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}

interface ModifierKeys {
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}
