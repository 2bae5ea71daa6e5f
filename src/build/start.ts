/** What the starter script hands over. */
export interface Start {
  root: string;
  configFiles: { site: string; sidebars: string };
  /** Script that bundles the browser's code. */
  clientBundler: string;
  /** Script that compiles pages in a process of its own. */
  compileHelper: string;
  /** Hash of the lock file. */
  lock: string;
  hashOfFolders(...folders: string[]): string;
}

/** Code and data that decide how a page is compiled. */
export function codeVersionOf(start: Start): string {
  return (
    start.lock + start.hashOfFolders('src/build', 'src/mdx', 'src/model', 'src/samples', 'src/ui/article', 'src/ui/api')
  );
}

/** Code that reads the OpenAPI document. */
export function apiVersionOf(start: Start): string {
  return start.lock + start.hashOfFolders('src/openapi', 'src/model');
}
