// Bundles the TypeScript of the build for Node. A process of its own: what the bundler takes, some 150 MB, is free again
// before the first page is read.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const bundle = await rolldown({
  input: {
    cli: join(root, 'src/build/cli.ts'),
    'bundle-client': join(root, 'src/build/bundle-client-process.ts'),
    'compile-helper': join(root, 'src/build/compile-helper-process.ts'),
    'site-config': join(root, 'site.config.ts'),
    sidebars: join(root, 'sidebars.ts'),
  },
  cwd: root,
  platform: 'node',
  external: /^[^./]/,
  transform: { jsx: { runtime: 'automatic' } },
});
await bundle.write({
  dir: join(root, '.cache/cli'),
  format: 'esm',
  entryFileNames: '[name].mjs',
  chunkFileNames: '[name]-[hash].mjs',
  sourcemap: true,
});
