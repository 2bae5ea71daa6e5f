import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatProblems, type Problem } from '../model/problem.ts';
import type { SidebarsConfig } from '../model/sidebars-config.ts';
import type { SiteConfig } from '../model/site-config.ts';
import { hashOf } from './compile-site.ts';
import { configFailure } from './config-failure.ts';
import { checkConfig, type LoadedConfig } from './load-config.ts';
import { printedProgress } from './progress.ts';
import { apiVersionOf, codeVersionOf, type Start } from './start.ts';

const HELP: Record<string, string> = {
  build: `npm run build [-- --best]

Builds the site into dist/. Unchanged pages come from the cache in .cache/.

  --best     compress with brotli 11 (slower, for deployment); otherwise brotli 5
  --help     show this text`,
  check: `npm run check

Lists every problem of content, configuration and samples, and writes nothing.
Exits with 1 when there is one.

  --help     show this text`,
  serve: `npm run serve

Serves a built dist/ on http://localhost:3000.

  --port N   or PORT=N
  --host H   or HOST=H
  --help     show this text`,
  start: `npm start

Builds what has changed and serves it on http://localhost:3000.

  --port N   or PORT=N
  --host H   or HOST=H
  --help     show this text`,
  'search:push': `npm run search:push

Replaces the hosted search index by the records of the built site, in one step.
Needs search.algolia in site.config.ts and ALGOLIA_ADMIN_KEY in the environment.

  --help     show this text`,
  dev: `npm run dev

Serves the site from its sources. Pages compile when they are asked for; edits show at once,
and mistakes show over the page.

  --port N   or PORT=N
  --host H   or HOST=H
  --help     show this text`,
};

const OVERVIEW = `npm start              build what has changed and serve it
npm run dev            serve the sources; edits show at once
npm run build          build the site into dist/
npm run check          list every problem, write nothing
npm run serve          serve a built dist/
npm run search:push    replace the hosted search index
npm test               everything that CI runs

Each has more to say: npm run build -- --help`;

type OptionName = 'best' | 'port' | 'host';

/** Options of the commands that have some, besides --help. */
const OPTIONS: Record<string, readonly OptionName[]> = {
  build: ['best'],
  serve: ['port', 'host'],
  start: ['port', 'host'],
  dev: ['port', 'host'],
};

/** Runs a command; gives the exit code. */
export async function main(command: string, args: string[], start: Start): Promise<number> {
  if (command === 'help') {
    console.log(OVERVIEW);
    return 0;
  }
  const help = HELP[command];
  if (help === undefined) {
    console.error(`Unknown command "${command}". Known commands: ${Object.keys(HELP).join(', ')}.`);
    return 1;
  }
  const options = readOptions(command, args);
  if (options.kind === 'wrong') {
    console.error(`${options.message}\n\n${help}`);
    return 1;
  }
  if (options.help) {
    console.log(help);
    return 0;
  }
  switch (command) {
    case 'build':
      return runBuild(start, options.best ? 'best' : 'fast');
    case 'check':
      return runCheck(start);
    case 'serve':
      return runServer(start, { ...options, improvesCompression: false });
    case 'start':
      return (await runBuild(start, 'fast')) || runServer(start, { ...options, improvesCompression: true });
    case 'search:push': {
      const loaded = await loadConfig(start);
      const { pushSearch } = await import('./push-search.ts');
      return loaded ? pushSearch(start.root, loaded.config) : 1;
    }
    default: {
      const { serveDevelopment } = await import('./dev.ts');
      return serveDevelopment(start, options);
    }
  }
}

export interface Options {
  kind: 'options';
  help: boolean;
  best: boolean;
  port: number;
  host: string;
}

function readOptions(command: string, args: string[]): Options | { kind: 'wrong'; message: string } {
  try {
    const { values } = parseArgs({
      args,
      options: {
        help: { type: 'boolean' },
        best: { type: 'boolean' },
        port: { type: 'string' },
        host: { type: 'string' },
      },
    });
    const own = OPTIONS[command] ?? [];
    const foreign = (['best', 'port', 'host'] as const).find(
      (name) => values[name] !== undefined && !own.includes(name),
    );
    if (foreign) return { kind: 'wrong', message: `The option --${foreign} does not belong to "${command}".` };
    // A port of the environment is for whatever runs there: a build has none, and does not care.
    const given = own.includes('port') ? (values.port ?? process.env['PORT'] ?? '3000') : '3000';
    const port = Number(given);
    if (!Number.isInteger(port) || port < 0 || port > 65535)
      return { kind: 'wrong', message: `The port "${given}" is not a number from 0 to 65535.` };
    return {
      kind: 'options',
      help: values.help ?? false,
      best: values.best ?? false,
      port,
      host: values.host ?? process.env['HOST'] ?? 'localhost',
    };
  } catch (error) {
    return { kind: 'wrong', message: error instanceof Error ? error.message : String(error) };
  }
}

/** The checked configuration; prints what is wrong with it. */
export async function loadConfig(start: Start): Promise<{ config: SiteConfig; sidebars: SidebarsConfig } | undefined> {
  const failures: Problem[] = [];
  const load = (file: string, url: string) =>
    import(url).catch((error) => {
      failures.push(configFailure(file, error, 'Correct it at this place, or what it imports.'));
      return {};
    });
  const [site, bars] = await Promise.all([
    load('site.config.ts', start.configFiles.site),
    load('sidebars.ts', start.configFiles.sidebars),
  ]);
  const loaded: LoadedConfig =
    failures.length > 0
      ? { kind: 'failed', problems: failures }
      : checkConfig(start.root, { siteConfig: site.siteConfig, sidebars: bars.sidebars });
  if (loaded.kind === 'ok') return loaded;
  printProblems(loaded.problems);
  return undefined;
}

async function runBuild(start: Start, quality: 'fast' | 'best'): Promise<number> {
  const { root } = start;
  const began = performance.now();
  const stampFile = join(root, 'dist/.fingerprint');
  const stamp = `${start.hashOfFolders('src', 'content', 'public', 'product')}${start.lock}${await fingerprintOfConfig(start)}${quality}`;
  const { isWhole } = await import('./output.ts');
  if (existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === stamp && (await isWhole(join(root, 'dist')))) {
    console.log('Nothing has changed since the last build.');
    return 0;
  }
  const loaded = await loadConfig(start);
  if (!loaded) return 1;
  const { build } = await import('./build.ts');
  // Until this build is done, nothing is known to be up to date.
  await rm(stampFile, { force: true });
  const report = await build({
    root,
    codeVersion: codeVersionOf(start),
    apiVersion: apiVersionOf(start),
    api: 'write',
    clientVersion: start.lock + start.hashOfFolders('src/client', 'src/ui', 'src/model', 'src/search', 'src/styles'),
    clientBundler: start.clientBundler,
    compileHelper: start.compileHelper,
    ...loaded,
    progress: printedProgress(process.stdout),
    drafts: false,
    outDir: join(root, 'dist'),
    quality,
  });
  printProblems(report.problems);
  if (report.problems.some(({ severity }) => severity !== 'warning')) return 1;
  await writeFile(stampFile, stamp);
  console.log(`Built ${report.pages} pages in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  return 0;
}

/** Pages show who changed them last, so a new commit is a change too. */
async function fingerprintOfConfig({ root }: Start): Promise<string> {
  const read = (file: string) => readFile(join(root, file), 'utf8').catch(() => '');
  const head = await read('.git/HEAD');
  const reference = /^ref: (.+)$/m.exec(head)?.[1];
  const parts = [
    await read('site.config.ts'),
    await read('sidebars.ts'),
    head,
    reference === undefined ? '' : await read(`.git/${reference}`),
  ];
  return hashOf(parts.join('\n'));
}

async function runCheck(start: Start): Promise<number> {
  const loaded = await loadConfig(start);
  if (!loaded) return 1;
  const { prepareSite } = await import('./prepare-site.ts');
  const { problems, compiled } = await prepareSite({
    root: start.root,
    codeVersion: codeVersionOf(start),
    apiVersion: apiVersionOf(start),
    api: 'compare',
    compileHelper: start.compileHelper,
    ...loaded,
    progress: printedProgress(process.stdout),
    drafts: false,
  });
  const { sampleSummary } = await import('./sample-summary.ts');
  console.log(sampleSummary(compiled));
  printProblems(problems);
  return problems.some(({ severity }) => severity !== 'warning') ? 1 : 0;
}

type ServerOptions = Pick<Options, 'port' | 'host'> & { improvesCompression: boolean };

async function runServer({ root }: Start, { port, host, improvesCompression }: ServerOptions): Promise<number> {
  if (!existsSync(join(root, 'dist/index.html'))) {
    console.error('There is no built site in dist/. Run `npm run build` first, or `npm start` for both.');
    return 1;
  }
  const { serve } = await import('../server/serve.ts');
  return serve({ dir: join(root, 'dist'), port, host, improvesCompression });
}

function printProblems(problems: readonly Problem[]): void {
  if (problems.length > 0) process.stderr.write(`\n${formatProblems(problems)}`);
}
