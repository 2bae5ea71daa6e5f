import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join, relative } from 'node:path';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { viteConfig } from '../vite-config.ts';
import type { Answer } from './answer.ts';
import { changeOf, collected } from './changes.ts';
import { failureDocument } from './dev-document.ts';
import { createSiteLoader, type SiteLoader, type SiteLoaderInput } from './site-loader.ts';

/** Puts the bundler behind a server: it serves the browser's modules, and everything else is asked of the site. */
export async function openDevServer(server: Server, input: SiteLoaderInput): Promise<ViteDevServer> {
  const { root } = input;
  const shared = viteConfig(root, async () => (await (await site()).shell()) ?? fail('there is no site to frame'));
  const vite = await createServer({
    ...shared,
    mode: 'development',
    logLevel: 'error',
    clearScreen: false,
    cacheDir: join(root, '.cache/vite'),
    // Found at the start: a dependency that is found later reloads the page.
    optimizeDeps: { entries: ['src/client/early.ts', 'src/client/dev-overlay.ts'] },
    plugins: [...(shared.plugins ?? []), sitePlugin(() => loader)],
    server: {
      middlewareMode: true,
      // One overlay for all mistakes is ours.
      hmr: { server, overlay: false },
      watch: { ignored: ['dist', '.cache', 'test-results'].map((folder) => `${root}/${folder}/**`) },
    },
  });
  const loader = createSiteLoader(vite, input);
  server.on('request', vite.middlewares);
  followChanges(vite, loader, root);
  return vite;

  function site() {
    return loader.current();
  }
}

function fail(what: string): never {
  throw new Error(`Bug: ${what}`);
}

/** Answers what is not the bundler's, behind its checks of host and origin and before its own search for files. */
function sitePlugin(loader: () => SiteLoader): Plugin {
  return {
    name: 'site',
    configureServer({ middlewares }) {
      middlewares.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
        const url = new URL(request.url ?? '/', 'http://localhost');
        if (isOfBundler(url.pathname)) next();
        else void answer(url, loader()).then((found) => send(found, request, response));
      });
    },
    // Code has no parts that can be replaced while it runs; `followChanges` says when to load the page again.
    hotUpdate: ({ file, server }) => (changeOf(relative(server.config.root, file)) === 'none' ? undefined : []),
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

/** Tells open pages what has changed. Code that does not run is told as a mistake: the page stays, and so does its scroll. */
function followChanges(vite: ViteDevServer, loader: SiteLoader, root: string): void {
  const note = collected(async (sourcePaths) => {
    loader.noteChanges(sourcePaths);
    const shell = vite.environments.client.moduleGraph.getModuleById('\0shell');
    if (shell) vite.environments.client.moduleGraph.invalidateModule(shell);
    if (!sourcePaths.some((path) => changeOf(path) === 'reload')) return vite.ws.send('site:changed', {});
    try {
      await loader.current();
      vite.ws.send({ type: 'full-reload' });
    } catch (error) {
      console.error(errorText(error));
      vite.ws.send('site:failed', { text: errorText(error) });
    }
  });
  vite.watcher.on('all', (event, file) => {
    const sourcePath = relative(root, file).replaceAll('\\', '/');
    if (!event.endsWith('Dir') && changeOf(sourcePath) !== 'none') note(sourcePath);
  });
}

/** The message and, for code that cannot be read, the lines around the mistake. */
function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const frame = 'frame' in error && typeof error.frame === 'string' ? `\n\n${error.frame}` : '';
  return frame ? `${error.message}${frame}` : (error.stack ?? error.message);
}
