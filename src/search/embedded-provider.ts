import type { SearchManifest } from './format.ts';
import type { SearchAnswer, SearchProvider } from './provider.ts';
import type { FromWorker, SearchWorker } from './worker-protocol.ts';

interface Pending {
  resolve(answer: SearchAnswer): void;
  reject(error: Error): void;
}

/** The provider that searches the site's own index in a worker, started by the first search. */
export function createEmbeddedProvider(manifest: SearchManifest, startWorker: () => SearchWorker): SearchProvider {
  const pending = new Map<number, Pending>();
  const listeners = new Set<() => void>();
  let worker: SearchWorker | undefined;
  let lastId = 0;

  function receive(message: FromWorker): void {
    if (message.kind === 'improved') {
      for (const listener of listeners) listener();
      return;
    }
    const asked = pending.get(message.id);
    pending.delete(message.id);
    if (message.kind === 'answer') asked?.resolve(message.answer);
    else asked?.reject(new Error(message.message));
  }

  /** The script of the worker did not load or broke: what was asked fails, and the next search starts anew. */
  function giveUp(): void {
    worker?.terminate();
    worker = undefined;
    for (const { reject } of pending.values()) reject(new Error('The search worker stopped.'));
    pending.clear();
  }

  function start(): SearchWorker {
    const started = startWorker();
    started.addEventListener('message', ({ data }) => receive(data));
    started.addEventListener('error', giveUp);
    started.postMessage({ kind: 'open', manifest });
    return started;
  }

  return {
    search(request) {
      worker ??= start();
      const id = ++lastId;
      worker.postMessage({ kind: 'search', id, request });
      return new Promise((resolve, reject) => pending.set(id, { resolve, reject }));
    },
    onImproved(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
