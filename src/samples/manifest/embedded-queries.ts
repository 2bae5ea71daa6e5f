import { type Document, isScalar } from 'yaml';
import type { Finding } from '../finding.ts';
import { offsetInScalar } from './yaml-scalar.ts';
import { visitPairs } from './yaml-source.ts';

/** A check of a query language. */
export type QueryCheck = (query: string) => Promise<Finding[]>;

/** Checks the queries that a manifest holds: SQL of views and refreshes, GraphQL of connectors. */
export async function embeddedQueryFindings(
  { code, document }: { code: string; document: Document },
  checks: { sql: QueryCheck; graphql: QueryCheck },
): Promise<Finding[]> {
  const byKey: Record<string, QueryCheck> = { sql: checks.sql, refresh_sql: checks.sql, graphql_query: checks.graphql };
  const pending: Promise<Finding[]>[] = [];
  visitPairs(document.contents, (key, node) => {
    const check = byKey[key];
    if (!check || !isScalar(node) || typeof node.value !== 'string') return;
    // A reference is filled in by the runtime; any literal of the same length may stand for it.
    const query = node.value.replace(/\$\{[^{}]*\}/g, (reference) => '0'.repeat(reference.length));
    pending.push(
      check(query).then((findings) =>
        findings.map((finding) => ({ ...finding, offset: offsetInScalar(code, node, finding.offset) })),
      ),
    );
  });
  return (await Promise.all(pending)).flat();
}
