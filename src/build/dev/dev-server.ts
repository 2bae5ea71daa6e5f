import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { viteConfig } from '../vite-config.ts';
import type { Answer } from './answer.ts';
import { changeOf, collected } from './changes.ts';
import { failureDocument } from './dev-document.ts';
import { createSiteLoader, type SiteLoader, type SiteLoaderInput } from './site-loader.ts';

/** Opens the bundler for a server: its middlewares serve the browser's modules, and all else is asked of the site. */
export async function openDevServer(server: Server, input: SiteLoaderInput): Promise<ViteDevServer> {
  const { root } = input;
  const shared = viteConfig(root, async () => (await (await loader.current()).shell()) ?? fail('there is no frame'));
  const note = collected((sourcePaths) => void tellPages(vite, loader, sourcePaths));
  const vite = await createServer({
    ...shared,
    mode: 'development',
    logLevel: 'error',
    clearScreen: false,
    cacheDir: join(root, '.cache/vite'),
    // Found at the start: a dependency that is found later reloads the page.
    optimizeDeps: { entries: ['src/client/early.ts', 'src/client/dev-overlay.ts'] },
    plugins: [...(shared.plugins ?? []), sitePlugin(() => loader, note)],
    server: {
      middlewareMode: true,
      // One overlay for all mistakes is ours.
      hmr: { server, overlay: false },
      watch: { ignored: ['dist', '.cache', 'test-results'].map((folder) => `${root}/${folder}/**`) },
    },
  });
  const loader = createSiteLoader(vite, input);
  // Read ahead of the first page; if it fails, that page will say why.
  loader
    .current()
    .then((site) => site.shell())
    .catch(() => undefined);
  return vite;
}

function fail(what: string): never {
  throw new Error(`Bug: ${what}`);
}

function sitePlugin(loader: () => SiteLoader, note: (sourcePath: string) => void): Plugin {
  return {
    name: 'site',
    /** Answers what is not the bundler's, behind its checks of host and origin and before its own search for files. */
    configureServer({ middlewares }) {
      middlewares.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
        const url = new URL(request.url ?? '/', 'http://localhost');
        if (isOfBundler(url.pathname)) next();
        else void answer(url, loader()).then((found) => send(found, request, response));
      });
    },
    /** Called when the bundler has forgotten what it knew of a changed file: not before may modules be asked for. */
    hotUpdate({ file, server }) {
      const sourcePath = relative(server.config.root, file).replaceAll('\\', '/');
      if (changeOf(sourcePath) === 'none') return undefined;
      note(sourcePath);
      // Code has no parts that can be replaced while it runs: the page is told to load again once the code is sound.
      return [];
    },
  };
}

/** @example isOfBundler('/@vite/client') // true */
function isOfBundler(pathname: string): boolean {
  return /^\/(@|__|src\/|node_modules\/|\.cache\/)/.test(pathname);
}

async function answer(url: URL, loader: SiteLoader): Promise<Answer> {
  try {
    return await (await loader.current()).answer(url);
  } catch (error) {
    const text = errorText(error);
    console.error(text);
    return { status: 500, type: 'text/html; charset=utf-8', body: failureDocument(text) };
  }
}

function send({ status, type, body, location }: Answer, request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(status, {
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    ...(location === undefined ? {} : { Location: location }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Says what has changed. Code that does not run is told as a mistake: the page stays, and so does its scroll. */
async function tellPages(vite: ViteDevServer, loader: SiteLoader, sourcePaths: string[]): Promise<void> {
  loader.noteChanges(sourcePaths);
  const { moduleGraph } = vite.environments.client;
  const shell = moduleGraph.getModuleById('\0shell');
  if (shell) moduleGraph.invalidateModule(shell);
  try {
    await loader.current();
    if (sourcePaths.some((path) => changeOf(path) === 'reload')) vite.ws.send({ type: 'full-reload' });
    else vite.ws.send('site:changed', {});
  } catch (error) {
    vite.ws.send('site:failed', { text: errorText(error) });
  }
}

/** For code that cannot be read its message, which shows the place; for code that failed, where it did. */
function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'plugin' in error ? stripVTControlCharacters(error.message) : (error.stack ?? error.message);
}
