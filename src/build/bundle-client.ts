import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShellData } from '../model/shell-data.ts';
import { hashOf } from './compile-site.ts';

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

/** Bundles the browser's script and style with Vite; unchanged ones come from the cache. */
export async function bundleClient(
  root: string,
  cacheDir: string,
  key: string,
  shell: ShellData,
): Promise<ClientBundle> {
  const cacheFile = join(cacheDir, 'client.json');
  const version = hashOf(`${key}\n${JSON.stringify(shell)}`);
  const cached = existsSync(cacheFile) ? JSON.parse(await readFile(cacheFile, 'utf8')) : undefined;
  if (cached?.version === version) return cached.bundle;
  const bundle = await runVite(root, shell);
  await writeFile(cacheFile, JSON.stringify({ version, bundle }));
  return bundle;
}

async function runVite(root: string, shell: ShellData): Promise<ClientBundle> {
  // Loaded only when something has to be bundled: it is the largest import of the build.
  const [{ build }, { viteConfig }] = await Promise.all([import('vite'), import('./vite-config.ts')]);
  const result = await build({
    ...viteConfig(root, shell),
    logLevel: 'warn',
    build: {
      write: false,
      manifest: false,
      modulePreload: false,
      target: 'es2022',
      assetsInlineLimit: 0,
      cssMinify: 'lightningcss',
      rolldownOptions: {
        input: { early: join(root, 'src/client/early.ts') },
        output: {
          entryFileNames: 'assets/js/[name].[hash].js',
          chunkFileNames: 'assets/js/[name].[hash].js',
          assetFileNames: 'assets/css/[name].[hash][extname]',
          codeSplitting: { groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }] },
        },
      },
    },
  });
  const output = Array.isArray(result) ? result[0] : result;
  if (!output || !('output' in output)) throw new Error('Bug: the bundler watched instead of building');
  const files = output.output.map((file) => ({
    path: file.fileName,
    content:
      file.type === 'chunk'
        ? file.code
        : typeof file.source === 'string'
          ? file.source
          : Buffer.from(file.source).toString('utf8'),
  }));
  const early = output.output.find((file) => file.type === 'chunk' && file.isEntry && file.name === 'early');
  const css = files.find(({ path }) => /^assets\/css\/early\./.test(path));
  if (!early || !css) throw new Error(`Bug: the bundle lacks its entry: ${files.map(({ path }) => path).join(', ')}`);
  return { assets: { early: `/${early.fileName}`, css: `/${css.path}` }, files };
}
