import { renameSync, writeFileSync } from 'node:fs';

/** Replaces a file at once: a reader sees the old one or the new one, never half of one, even if the build is stopped. */
export function writeWhole(file: string, content: string | Buffer): void {
  writeFileSync(`${file}.part`, content);
  renameSync(`${file}.part`, file);
}
