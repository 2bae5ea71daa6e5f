import { closestTo } from '../../model/closest.ts';
import type { Finding } from '../finding.ts';
import { asPostgres } from './datafusion-constructs.ts';

/** Checks SQL, one or several statements. */
export type SqlCheck = (sql: string) => Promise<Finding[]>;

const KEYWORDS =
  'SELECT FROM WHERE GROUP ORDER BY HAVING LIMIT OFFSET JOIN LEFT RIGHT INNER OUTER FULL CROSS ON USING UNION ALL DISTINCT AS WITH AND OR NOT IN BETWEEN LIKE CASE WHEN THEN ELSE END INSERT INTO VALUES UPDATE SET DELETE EXPLAIN ANALYZE INTERVAL CAST OVER PARTITION'.split(
    ' ',
  );

/** A check by the parser of PostgreSQL, whose dialect Loam's engine follows; it is loaded when first needed. */
export function createSqlCheck(): SqlCheck {
  let library: Promise<typeof import('libpg-query')> | undefined;

  async function load() {
    const module = await import('libpg-query');
    await module.loadModule();
    return module;
  }

  return async (sql) => {
    library ??= load();
    const { parseSync, hasSqlDetails } = await library;
    const errorOf = (text: string): Finding | undefined => {
      try {
        parseSync(text);
        return undefined;
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        const details = hasSqlDetails(error) ? error.sqlDetails : undefined;
        return findingOf(text, error.message, details?.cursorPosition ?? 0);
      }
    };
    if (sql.trim() === '' || !errorOf(sql)) return [];
    const error = errorOf(asPostgres(sql));
    return error ? [error] : [];
  };
}

function findingOf(sql: string, message: string, offset: number): Finding {
  const slip = misspelled(sql, offset);
  return {
    rule: 'sample-sql',
    offset: slip?.offset ?? offset,
    message: `The SQL does not parse: ${message}.`,
    fix: slip
      ? `Did you mean "${slip.keyword}"?`
      : 'Write it in the PostgreSQL dialect, which Loam uses for every source.',
  };
}

/** A keyword that was probably meant: by the word at the error or, since a wrong word passes for a name, by the one before. */
function misspelled(sql: string, offset: number): { keyword: string; offset: number } | undefined {
  const at = /\w*/.exec(sql.slice(offset))?.[0] ?? '';
  const before = /(\w+)\s*$/.exec(sql.slice(0, offset));
  const words = [
    { word: at, offset },
    { word: before?.[1] ?? '', offset: before?.index ?? 0 },
  ];
  for (const { word, offset: start } of words) {
    // Short words are close to every keyword.
    if (word.length < 4 || KEYWORDS.includes(word.toUpperCase())) continue;
    const keyword = closestTo(word.toUpperCase(), KEYWORDS);
    if (keyword) return { keyword, offset: start };
  }
  return undefined;
}
