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
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${TIMEOUT_MS / 1000} seconds`)), TIMEOUT_MS);
  });
  try {
    const module: { default: T } = await Promise.race([import(/* @vite-ignore */ url), timeout]);
    return module.default;
  } catch (error) {
    throw new ChunkError(fileName.replace(/\.js$/, ''), error);
  } finally {
    clearTimeout(timer);
  }
}
