import type { Page } from '@playwright/test';
import { build } from 'vite';
import type { ServedFiles } from './keystrokes.ts';

// The slowdown that browsers' own tools call a mid-range phone.
const SLOWDOWN = 4;

/** How long a reader waits for hits after a keystroke, in milliseconds. */
export interface Latency {
  median: number;
  p95: number;
  keystrokes: number;
}

/** Measures the engine in a browser whose processor is slowed down. */
export async function measureLatency(page: Page, files: ServedFiles, queries: readonly string[]): Promise<Latency> {
  await page.goto('about:blank');
  await page.addScriptTag({ content: await bundled('bench/search/keystrokes.ts') });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const times = await page.evaluate(
    ([served, asked]) => {
      const { keystrokeTimes } = globalThis as unknown as typeof import('./keystrokes.ts');
      return keystrokeTimes(served, asked);
    },
    [files, queries] as const,
  );
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { median: at(0.5), p95: at(0.95), keystrokes: sorted.length };
}

async function bundled(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'bench' } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('Bug: the bundler watches instead of building.');
  return output.output[0].code;
}
