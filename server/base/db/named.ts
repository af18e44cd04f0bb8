/** A query as pg takes it. */
interface Query {
  text: string;
  name?: string | undefined;
}

/** PostgreSQL keeps each named statement for as long as the connection. */
const maxNames = 1_000;

const isStatement = /^[\s(]*(?:select|with|insert|update|delete)\b/i;

/**
 * A list of values has a text for each length, a search is planned for its word (docs/list-queries.md), and several
 * statements have no plan.
 */
const isPlannedAnew = /\bin \(\$|\), \((?:\$|default)|\bsearch_query\(|;\s*[a-z]+\s/i;

/** Gives the queries of one connection names, so that PostgreSQL parses each text once. */
export function statementNames(): <T>(query: T | Query) => T | Query {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined) return known;
    if (names.size >= maxNames || !isStatement.test(text) || isPlannedAnew.test(text)) return undefined;
    const name = `s${names.size}`;
    names.set(text, name);
    return name;
  };
  return (query) => {
    if (typeof query !== 'object' || query === null || !('text' in query) || query.name) return query;
    const name = nameOf(query.text);
    return name === undefined ? query : { ...query, name };
  };
}
