// Bundles the TypeScript of the build for Node. A process of its own: what the bundler takes, some 150 MB, is free again
// before the first page is read.
import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { bundleFailureText } from './bundle-failure.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const dir = join(root, '.cache/cli');
const DAY_MS = 24 * 60 * 60 * 1000;

const [version = ''] = process.argv.slice(2);
const output = await bundled().catch((error) => {
  const text = bundleFailureText(error, root);
  if (text === undefined) throw error;
  console.error(`\n${text}\n`);
  process.exit(1);
});
const chunks = output.filter(({ type }) => type === 'chunk').map(({ fileName }) => fileName);
const files = chunks.map((name) => [name, statSync(join(dir, name)).size]);
writeFileSync(join(dir, '.version'), JSON.stringify({ version, files }));

async function bundled() {
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
  const written = await bundle.write({
    dir,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    sourcemap: true,
  });
  return written.output;
}

// Chunks of other versions go after a day: until then, a server that was started from them may still load one.
const current = new Set(output.map(({ fileName }) => fileName));
for (const name of readdirSync(dir)) {
  const file = join(dir, name);
  if (name.endsWith('.version') || current.has(name) || current.has(name.replace(/\.map$/, ''))) continue;
  // Another build may have removed it in the meantime.
  const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
  if (Date.now() - written > DAY_MS) rmSync(file, { force: true });
}
