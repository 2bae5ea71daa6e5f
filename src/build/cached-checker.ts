import { readFileSync } from 'node:fs';
import type { Sample, SampleChecker, Verdict } from '../model/sample.ts';
import { hashOf } from './compile-site.ts';
import { writeWhole } from './write-whole.ts';

/** A checker with a memory that outlives the build. */
export interface CachedChecker extends SampleChecker {
  /** What it has learned in this build. */
  learned(): Verdicts;
  /** Takes over what another one has learned. */
  learn(verdicts: Verdicts): void;
  save(): void;
}

/** By hash of the sample. */
type Verdicts = Record<string, Verdict>;

interface Memory {
  version: string;
  verdicts: Verdicts;
}

/**
 * A checker that remembers the samples with which nothing was wrong. A page that was edited has mostly the samples it had
 * before, and the parsers that they need take longer to load than the page takes to compile.
 */
export function cachedChecker(checker: SampleChecker, file: string, version: string): CachedChecker {
  const { verdicts } = readMemory(file, version);
  const known = new Map(Object.entries(verdicts));
  const learned = new Map<string, Verdict>();
  return {
    ...checker,
    async checkSample(sample) {
      const key = keyOf(sample);
      const verdict = known.get(key) ?? learned.get(key);
      if (verdict) return { verdict, problems: [] };
      const result = await checker.checkSample(sample);
      if (result.problems.length === 0) learned.set(key, result.verdict);
      return result;
    },
    learned: () => Object.fromEntries(learned),
    learn(others) {
      for (const [key, verdict] of Object.entries(others)) learned.set(key, verdict);
    },
    save() {
      if (learned.size === 0) return;
      const all = Object.fromEntries([...known, ...learned]);
      writeWhole(file, JSON.stringify({ version, verdicts: all } satisfies Memory));
    },
  };
}

/** Where a sample stands is of no matter while nothing is wrong with it. */
function keyOf({ language, meta, code, route }: Sample): string {
  return hashOf(JSON.stringify([language, meta, code, route]));
}

function readMemory(file: string, version: string): Memory {
  try {
    const memory: Memory = JSON.parse(readFileSync(file, 'utf8'));
    if (memory.version === version) return memory;
  } catch {
    // There is none yet, or it was cut off.
  }
  return { version, verdicts: {} };
}
