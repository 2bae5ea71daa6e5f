import type { ViteDevServer } from 'vite';
import type { DevSite } from './dev-site.ts';
import type { SiteReaderInput } from './site-reader.ts';

/** Gives the site, made by the code as it is now. */
export interface SiteLoader {
  current(): Promise<DevSite>;
  noteChanges(sourcePaths: readonly string[]): void;
}

type DevSiteModule = typeof import('./dev-site.ts');

/** What the site is opened with; versions are asked for again when the code has changed. */
export interface SiteLoaderInput {
  root: string;
  codeVersion(): string;
  apiVersion(): string;
}

/** Loads the site's code through the bundler, which notices changes of it. */
export function createSiteLoader(vite: ViteDevServer, { root, codeVersion, apiVersion }: SiteLoaderInput): SiteLoader {
  let opened: { open: DevSiteModule['openDevSite']; site: DevSite } | undefined;
  const loadModule: SiteReaderInput['loadModule'] = (url) => vite.ssrLoadModule(url);
  return {
    async current() {
      const { openDevSite } = (await vite.ssrLoadModule('/src/build/dev/dev-site.ts')) as DevSiteModule;
      // Another function means that some module has been run again: what the old one remembers may be wrong.
      if (opened?.open !== openDevSite) {
        const site = openDevSite({ root, codeVersion: codeVersion(), apiVersion: apiVersion(), loadModule });
        opened = { open: openDevSite, site };
      }
      return opened.site;
    },
    noteChanges: (sourcePaths) => opened?.site.noteChanges(sourcePaths),
  };
}
