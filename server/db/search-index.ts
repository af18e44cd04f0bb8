import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * Expression of a table's search index: pairs of neighbouring characters of these columns, in lower case
 * (`triggers/search.sql`, docs/list-queries.md). PostgreSQL uses the index only for a query with the same expression.
 */
export function searchGrams(columns: readonly AnyPgColumn[]): SQL {
  return sql`search_grams(${sql.join([...columns], sql.raw(" || E'\\n' || "))})`;
}
