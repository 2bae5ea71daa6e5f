import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteConfig } from '../model/site-config.ts';
import { pushRecords } from '../search/push.ts';

/** Uploads the records of the built site to the hosted index; gives the exit code. */
export async function pushSearch(root: string, { search }: SiteConfig): Promise<number> {
  const adminKey = process.env['ALGOLIA_ADMIN_KEY'];
  const file = join(root, 'dist/search/records.json');
  const lack = lackOf(search, adminKey, file);
  if (lack !== undefined || !search.algolia || adminKey === undefined) {
    console.error(lack);
    return 1;
  }
  const records = JSON.parse(await readFile(file, 'utf8'));
  await pushRecords({ algolia: search.algolia, adminKey, records, synonyms: search.synonyms });
  console.log(`Uploaded ${records.length} records to "${search.algolia.indexName}".`);
  return 0;
}

/** What is missing for an upload, and how to get it. */
function lackOf(search: SiteConfig['search'], adminKey: string | undefined, file: string): string | undefined {
  if (!search.algolia)
    return 'No hosted index is configured. Set search.algolia in site.config.ts: appId, apiKey and indexName.';
  if (!adminKey) return 'No key to write with. Set ALGOLIA_ADMIN_KEY in the environment.';
  if (!existsSync(file)) return 'There are no records in dist/search/. Run `npm run build` first.';
  return undefined;
}
