import type { InlineConfig } from 'vite';
import type { ShellData } from '../model/shell-data.ts';

/** What build and development server share. The one virtual module, `virtual:shell`, is the frame's data. */
export function viteConfig(root: string, shell: ShellData | (() => Promise<ShellData>)): InlineConfig {
  return {
    root,
    configFile: false,
    publicDir: false,
    appType: 'custom',
    oxc: { jsx: { runtime: 'automatic' } },
    worker: {
      format: 'es',
      rolldownOptions: {
        output: { entryFileNames: 'assets/js/[name].[hash].js', chunkFileNames: 'assets/js/[name].[hash].js' },
      },
    },
    plugins: [
      {
        name: 'shell-data',
        resolveId: (id) => (id === 'virtual:shell' ? '\0shell' : undefined),
        load: async (id) =>
          id === '\0shell'
            ? `export const shell = ${JSON.stringify(typeof shell === 'function' ? await shell() : shell)}`
            : undefined,
      },
    ],
  };
}
