/**
 * A name as part of an address: lower case, words joined by hyphens.
 * @example slugOf('getPetById') // 'get-pet-by-id'
 * @example slugOf('get_catalogs') // 'get-catalogs'
 */
export function slugOf(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
