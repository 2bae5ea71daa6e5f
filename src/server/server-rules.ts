import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { HeaderRule } from './http-rules.ts';

/** What the build leaves for the server beside the files, in `.server.json`. */
export interface ServerRules {
  headers: HeaderRule[];
  redirects: Record<string, string>;
  routes: string[];
}

/** Reads the rules of a folder, and again when a new build has written them. */
export function rulesReader(dir: string): () => ServerRules {
  const file = join(dir, '.server.json');
  let at = 0;
  let rules: ServerRules = { headers: [], redirects: {}, routes: [] };
  return () => {
    try {
      const { mtimeMs } = statSync(file);
      if (mtimeMs !== at) [rules, at] = [JSON.parse(readFileSync(file, 'utf8')), mtimeMs];
    } catch {
      // A new build is being put in place: the rules of the one before hold until it is there.
    }
    return rules;
  };
}
