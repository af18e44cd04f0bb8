import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * Expression of a table's search index: pairs of neighbouring characters (`triggers/search.sql`,
 * docs/list-queries.md). Queries must repeat it exactly to use the index.
 */
export function searchGrams(columns: readonly AnyPgColumn[]): SQL {
  return sql`search_grams(${sql.join([...columns], sql.raw(" || E'\\n' || "))})`;
}
