import { didYouMean } from '../../model/closest.ts';
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
        return findingOf(error.message, details?.cursorPosition ?? 0);
      }
    };
    if (sql.trim() === '' || !errorOf(sql)) return [];
    const error = errorOf(asPostgres(sql));
    return error ? [error] : [];
  };
}

function findingOf(message: string, offset: number): Finding {
  const near = /at or near "([^"]*)"/.exec(message)?.[1] ?? '';
  const isKeyword = KEYWORDS.includes(near.toUpperCase());
  return {
    rule: 'sample-sql',
    offset,
    message: `The SQL does not parse: ${message}.`,
    fix: didYouMean(
      isKeyword ? '' : near,
      KEYWORDS,
      'Write it in the PostgreSQL dialect, which Loam uses for every source.',
    ),
  };
}
