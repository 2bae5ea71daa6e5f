import type { SearchManifest } from './format.ts';
import type { SearchAnswer, SearchRequest } from './provider.ts';

/** What the page says to the search worker. The first message names the files, the others ask. */
export type ToWorker =
  | { kind: 'open'; manifest: SearchManifest }
  | { kind: 'search'; id: number; request: SearchRequest };

/** What the search worker says to the page. */
export type FromWorker =
  | { kind: 'answer'; id: number; answer: SearchAnswer }
  | { kind: 'failed'; id: number; message: string }
  /** Texts have come: the last question would now be answered with snippets. */
  | { kind: 'improved' };

/** The part of a Web Worker that is used here. */
export interface SearchWorker {
  postMessage(message: ToWorker): void;
  addEventListener(type: 'message', listener: (event: { data: FromWorker }) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
  terminate(): void;
}
