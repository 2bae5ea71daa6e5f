const FIXED: Record<string, string> = { api: 'API', cli: 'CLI', sdks: 'SDKs', faq: 'FAQ' };

/** A folder's name as a heading.
 * @example titleCase('use-cases') // 'Use Cases'
 */
export function titleCase(folder: string): string {
  return folder
    .split('-')
    .map((word) => FIXED[word] ?? word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
