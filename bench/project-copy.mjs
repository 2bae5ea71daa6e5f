import { cpSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

// Made by commands, or shared with the copy.
const LEFT_OUT = ['node_modules', 'dist', '.cache', '.git', 'test-results'].map((name) => join(root, name));

/** A folder for all that is measured. */
export function temporaryFolder() {
  return mkdtempSync(join(tmpdir(), 'loam-bench-'));
}

/** Copies the project, without what it has built: every build there starts cold. */
export function copyProject(dir) {
  mkdirSync(dir, { recursive: true });
  cpSync(root, dir, { recursive: true, filter: (file) => !LEFT_OUT.includes(file) });
  symlinkSync(join(root, 'node_modules'), join(dir, 'node_modules'));
}
