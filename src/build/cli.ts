import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatProblems, type Problem } from '../model/problem.ts';
import type { SidebarsConfig } from '../model/sidebars-config.ts';
import type { SiteConfig } from '../model/site-config.ts';
import { HELP, type Options, OVERVIEW, readOptions } from './command-line.ts';
import { hashOf } from './compile-site.ts';
import { configFailure } from './config-failure.ts';
import { headOf } from './git-history.ts';
import { checkConfig, type LoadedConfig } from './load-config.ts';
import { printedProgress } from './progress.ts';
import { apiVersionOf, codeVersionOf, type Start } from './start.ts';

/** Runs a command; gives the exit code. */
export async function main(command: string, args: string[], start: Start): Promise<number> {
  if (command === 'help') {
    console.log(OVERVIEW);
    return 0;
  }
  const help = Object.hasOwn(HELP, command) ? HELP[command] : undefined;
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

/** The checked configuration; prints what is wrong with it. */
async function loadConfig(start: Start): Promise<{ config: SiteConfig; sidebars: SidebarsConfig } | undefined> {
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
  printProblems([...loaded.problems, ...(await headProblems(start.root))]);
  return undefined;
}

/** Without a configuration no page can be made, but what its writer has got wrong above the text can be told. */
async function headProblems(root: string): Promise<Problem[]> {
  const { readContent } = await import('./read-content.ts');
  const { readVocabulary } = await import('./vocabulary.ts');
  const { sources, problems } = await readContent(root, { drafts: false });
  return [...problems, ...readVocabulary(root, sources).problems];
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
  // A warning is said again by the next build.
  if (report.problems.length === 0) await writeFile(stampFile, stamp);
  console.log(`Built ${report.pages} pages in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  return 0;
}

/** Pages show who changed them last, so a new commit is a change too. */
async function fingerprintOfConfig({ root }: Start): Promise<string> {
  const read = (file: string) => readFile(join(root, file), 'utf8').catch(() => '');
  return hashOf([await read('site.config.ts'), await read('sidebars.ts'), await headOf(root)].join('\n'));
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
