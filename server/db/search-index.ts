import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * What the search index of a table holds of a row: the pairs of neighbouring characters of these columns, in lower case
 * (migration 0019, docs/performance.md). The index and the query that is to use it must say it in the same words.
 */
export function searchGrams(columns: readonly AnyPgColumn[]): SQL {
  return sql`search_grams(${sql.join([...columns], sql.raw(" || E'\\n' || "))})`;
}
