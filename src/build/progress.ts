/** Says what a build is doing: one line a step, with a count and the seconds it took. */
export interface Progress {
  step<T>(name: string, work: () => Promise<T>, summary: (result: T) => string): Promise<T>;
  /** What the running step has done so far; shown on a terminal only. */
  update(text: string): void;
}

/** Progress on a terminal or in a log. */
export function printedProgress(out: NodeJS.WriteStream): Progress {
  let name = '';
  let last = 0;
  return {
    async step(stepName, work, summary) {
      name = stepName;
      const start = performance.now();
      if (out.isTTY) out.write(`  ${name} …`);
      const result = await work();
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      out.write(`${out.isTTY ? '\r\x1b[K' : ''}  ${stepName.padEnd(9)}${seconds.padStart(5)} s  ${summary(result)}\n`);
      return result;
    },
    update(text) {
      // Ten times a second is smooth enough and costs nothing.
      if (!out.isTTY || performance.now() - last < 100) return;
      last = performance.now();
      out.write(`\r\x1b[K  ${name} … ${text}`);
    },
  };
}

/** No progress, for tests and the development server. */
export const silentProgress: Progress = { step: (_, work) => work(), update: () => undefined };
