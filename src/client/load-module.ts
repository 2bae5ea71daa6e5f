const TIMEOUT_MS = 120_000;

/** A module that did not load: a script chunk in the words of the reader's console. */
export class ChunkError extends Error {
  constructor(id: string, cause: unknown) {
    super(`Loading chunk ${id} failed.`, { cause });
    this.name = 'ChunkError';
  }
}

/** Loads `/assets/js/{fileName}` and gives its default export. */
export async function loadModule<T>(fileName: string, attempt = 0): Promise<T> {
  // Browsers remember that a module failed, so another attempt needs another address.
  const url = `/assets/js/${fileName}${attempt > 0 ? `?retry=${attempt}` : ''}`;
  const module = await inTime<{ default: T }>(fileName.replace(/\.js$/, ''), import(/* @vite-ignore */ url));
  return module.default;
}

/** What loads, if it does so in time. */
export async function inTime<T>(id: string, loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${TIMEOUT_MS / 1000} seconds`)), TIMEOUT_MS);
  });
  try {
    return await Promise.race([loading, timeout]);
  } catch (error) {
    throw new ChunkError(id, error);
  } finally {
    clearTimeout(timer);
  }
}
