import { createEmbeddedSearch } from '../../search/embedded-search.ts';
import type { SearchManifest } from '../../search/format.ts';
import type { FromWorker, ToWorker } from '../../search/worker-protocol.ts';

/* Runs in a Web Worker, so that searching never holds up typing or scrolling. */

let search: ReturnType<typeof createEmbeddedSearch> | undefined;

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  switch (data.kind) {
    case 'open':
      search = openSearch(data.manifest);
      return;
    case 'search':
      void answer(data);
  }
});

function openSearch(manifest: SearchManifest): typeof search {
  return createEmbeddedSearch({ manifest, fetchJson, onTexts: () => send({ kind: 'improved' }) });
}

async function answer({ id, request }: Extract<ToWorker, { kind: 'search' }>): Promise<void> {
  try {
    if (!search) throw new Error('Bug: the search worker was asked before it was opened.');
    send({ kind: 'answer', id, answer: await search(request) });
  } catch (error) {
    send({ kind: 'failed', id, message: error instanceof Error ? error.message : String(error) });
  }
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.json();
}

function send(message: FromWorker): void {
  self.postMessage(message);
}
