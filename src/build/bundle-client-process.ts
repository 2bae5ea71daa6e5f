import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { build } from 'vite';
import type { ShellData } from '../model/shell-data.ts';
import type { ClientBundle } from './bundle-client.ts';
import { lightReact } from './light-react.ts';
import { viteConfig } from './vite-config.ts';

// Reads what to bundle, writes the bundle: see bundle-client.ts, which starts this script.
const { root, shell }: { root: string; shell: ShellData } = JSON.parse(await text(process.stdin));
process.stdout.write(JSON.stringify(await runVite(root, shell)));

async function runVite(root: string, shell: ShellData): Promise<ClientBundle> {
  const config = viteConfig(root, shell);
  const result = await build({
    ...config,
    plugins: [config.plugins, lightReact()],
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
          // With the bundler's own helpers for such libraries: every page would load them otherwise, before it is shown.
          codeSplitting: {
            groups: [
              { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|rolldown.runtime|client\/react\.ts/ },
            ],
          },
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
