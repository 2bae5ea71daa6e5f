/** The frame's data, made by the build: see `src/build/vite-config.ts`. */
declare module 'virtual:shell' {
  export const shell: import('../model/shell-data.ts').ShellData;
}
