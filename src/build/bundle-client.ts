import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShellData } from '../model/shell-data.ts';
import { hashOf } from './compile-site.ts';
import { outputOf } from './run-script.ts';
import { storedValue, storeValue } from './stored-value.ts';

/** Public addresses of what every page loads. */
export interface ClientAssets {
  css: string;
  /** The small script that every page starts with; it brings the rest. */
  early: string;
}

/** A bundled file: path below the output folder, and its bytes. */
export interface ClientFile {
  path: string;
  content: Buffer | string;
}

export interface ClientBundle {
  assets: ClientAssets;
  files: ClientFile[];
}

interface BundleOptions {
  root: string;
  /** Hash of the code that runs in the browser. */
  clientVersion: string;
  clientBundler: string;
}

/** The browser's script and style; unchanged ones come from the cache. */
export async function bundleClient(
  { root, clientVersion, clientBundler }: BundleOptions,
  shell: ShellData,
): Promise<ClientBundle> {
  const cacheFile = join(root, '.cache/client.json');
  const bundler = await readFile(clientBundler, 'utf8');
  const version = hashOf(`${clientVersion}\n${bundler}\n${JSON.stringify(shell)}`);
  const cached = storedValue<ClientBundle>(cacheFile, version);
  if (cached) return cached;
  const bundle: ClientBundle = JSON.parse(await outputOf(clientBundler, { root, shell }));
  storeValue(cacheFile, version, bundle);
  return bundle;
}
