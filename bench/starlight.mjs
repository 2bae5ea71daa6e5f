// The same pages as a site of Starlight, the lightest of the generators the budgets were set beside. What a build or a
// paint takes depends on the machine; how it compares with this does not.
import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { measureCommand } from './measure-build.mjs';

// The last releases that run on Node 20.
const DEPENDENCIES = { astro: '5.18.2', '@astrojs/starlight': '0.36.3' };

const CONFIG = `import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';
export default defineConfig({ build: { format: 'file', assets: 'assets' }, integrations: [starlight({ title: 'Loam' })] });
`;

const COLLECTIONS = `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

/** Makes a Starlight project without pages. */
export function makeStarlight(dir) {
  mkdirSync(join(dir, 'src/content/docs'), { recursive: true });
  writeFileSync(
    join(dir, 'package.json'),
    JSON.stringify({ type: 'module', private: true, dependencies: DEPENDENCIES }),
  );
  writeFileSync(join(dir, 'astro.config.mjs'), CONFIG);
  writeFileSync(join(dir, 'src/content.config.ts'), COLLECTIONS);
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: dir, stdio: 'ignore' });
}

/** Fills a Starlight project with the Markdown that a build of ours has written to `dist`; the next build is a cold one. */
export function addPages(dir, dist) {
  const pages = join(dir, 'src/content/docs');
  for (const made of ['src/content/docs', 'dist', '.astro', 'node_modules/.astro'])
    rmSync(join(dir, made), { recursive: true, force: true });
  for (const file of readdirSync(dist, { recursive: true }).filter((name) => name.endsWith('.md'))) {
    const text = readFileSync(join(dist, file), 'utf8');
    const title = /^# (.*)$/m.exec(text)?.[1] ?? file;
    mkdirSync(dirname(join(pages, file)), { recursive: true });
    writeFileSync(join(pages, file), `---\ntitle: ${JSON.stringify(title)}\n---\n${plainMarkdown(text)}`);
  }
  writeFileSync(join(pages, 'index.md'), '---\ntitle: Loam\n---\n');
}

/** Without the components and marks that are ours. */
function plainMarkdown(text) {
  return text
    .replace(/^# .*\n/, '')
    .replace(/^(```\w*) .*$/gm, '$1')
    .replace(/^<\/?[A-Z]\w*[^>]*>\s*$/gm, '')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '');
}

/** Processor seconds and memory of its build, as for ours. */
export function buildStarlight(dir) {
  return measureCommand(dir, 'npx astro build', { ASTRO_TELEMETRY_DISABLED: '1' });
}

/** Its built site in place of ours in a copy of the project, compressed alike, so that one server serves both. */
export function placeStarlight(project, dir) {
  const dist = join(project, 'dist');
  cpSync(join(dir, 'dist'), dist, { recursive: true });
  for (const file of readdirSync(dist, { recursive: true }).filter((name) => /\.(html|css|js)$/.test(name)))
    writeFileSync(join(dist, `${file}.br`), brotliCompressSync(readFileSync(join(dist, file))));
}

/** One more sentence in one page. */
export function editStarlight(dir, route) {
  appendFileSync(join(dir, 'src/content/docs', `${route}.md`), '\nOne more sentence.\n');
}
