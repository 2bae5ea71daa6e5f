/** Something a reader asked for; kept until the part that can do it has arrived. */
export type Intent = { kind: 'search' } | { kind: 'action'; element: HTMLElement };

const waiting: Intent[] = [];
let handler: ((intent: Intent) => void) | undefined;

/** Carries an intent out, now or as soon as somebody can. */
export function intend(intent: Intent): void {
  if (handler) handler(intent);
  else waiting.push(intent);
}

/** Takes over: what was waiting is carried out first. */
export function handleIntents(next: (intent: Intent) => void): void {
  handler = next;
  for (const intent of waiting.splice(0)) next(intent);
}

/** Letters typed between asking for the search dialog and its arrival. `isOn` means that it is still wanted. */
export const typed = { isOn: false, text: '' };

/** The dialog is there, or no longer wanted. */
export function forgetTyped(): void {
  typed.isOn = false;
  typed.text = '';
}
