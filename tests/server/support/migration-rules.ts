/** A statement that servers of the previous release may not survive. */
interface Contraction {
  statement: string;
  /** Reason why they would fail. */
  reason: string;
  /** Release that no longer needs it, from the comment before the statement. */
  unusedSince: string | undefined;
}

/** Parts that a migration removes from the previous release or newly requires of it (deploy/README.md, Migrations). */
export function contractions(migration: string): Contraction[] {
  const statements = statementsOf(migration);
  const added = addedBy(statements.map(({ text }) => text));
  return statements.flatMap(({ text, unusedSince }) =>
    reasonsAgainst(text, added).map((reason) => ({ statement: text, reason, unusedSince })),
  );
}

/** Compares versions as 1.10.0. */
export function isOlder(version: string, than: string): boolean {
  const [a, b] = [version, than].map((each) => each.split('.').map(Number));
  const place = a?.findIndex((number, index) => number !== b?.[index]) ?? -1;
  return place >= 0 && (a?.[place] ?? 0) < (b?.[place] ?? 0);
}

/** New tables, and columns as `table.column`, on which nothing depends yet. */
type Added = ReadonlySet<string>;

/** Statements without comments, with '' for texts and function bodies. */
function statementsOf(migration: string): { text: string; unusedSince: string | undefined }[] {
  const bare = migration
    .replaceAll('--> statement-breakpoint', ';')
    .replace(/--[^\n]*|\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'/g, (found) => {
      if (!found.startsWith('--')) return "''";
      const since = /^--\s*unused since (\d+\.\d+\.\d+)\s*$/.exec(found)?.[1];
      return since ? `{${since}} ` : '';
    });
  return bare
    .split(';')
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
    .map((part) => ({
      text: part.replace(/^\{[\d.]+\} /, ''),
      unusedSince: /^\{([\d.]+)\}/.exec(part)?.[1],
    }));
}

function addedBy(statements: readonly string[]): Added {
  return new Set(
    statements.flatMap((text) => {
      const table = /^CREATE (?:UNLOGGED )?TABLE (?:IF NOT EXISTS )?(\S+)/i.exec(text)?.[1];
      if (table) return [plain(table)];
      const altered = alteration(text);
      return (altered?.actions ?? []).flatMap((action) => {
        const column = /^ADD COLUMN (?:IF NOT EXISTS )?("?\w+"?)/i.exec(action)?.[1];
        return column && altered ? [`${altered.table}.${plain(column)}`] : [];
      });
    }),
  );
}

const harmless =
  /^(?:INSERT|UPDATE|DELETE|WITH|SELECT|ANALYZE|COMMENT ON|DROP INDEX|CREATE (?:(?:UNLOGGED )?TABLE|INDEX|SEQUENCE|TYPE|EXTENSION|FUNCTION|OR REPLACE FUNCTION)) /i;

function reasonsAgainst(text: string, added: Added): string[] {
  if (harmless.test(text)) return [];
  const altered = alteration(text);
  if (altered) {
    const { table, actions } = altered;
    if (added.has(table)) return [];
    return actions.flatMap((action) => reasonAgainst(action, table, added) ?? []);
  }
  const unique = /^CREATE UNIQUE INDEX .*? ON (\S+)(.*)$/i.exec(text);
  if (unique) {
    const [, table = '', columns = ''] = unique;
    return isOfAdded(plain(table), columns, added) ? [] : ['what it writes may no longer be unique'];
  }
  const trigger = /^CREATE (?:CONSTRAINT )?TRIGGER \S+ (\w+) .*? ON (\S+)/i.exec(text);
  if (trigger) {
    const [, when = '', table = ''] = trigger;
    return when.toUpperCase() === 'AFTER' || added.has(plain(table)) ? [] : ['what it writes may be refused'];
  }
  if (/^DROP /i.test(text)) return ['it may use what is dropped'];
  return ['not known to be harmless'];
}

function reasonAgainst(action: string, table: string, added: Added): string | undefined {
  const [, newColumn, rest = ''] = /^ADD COLUMN (?:IF NOT EXISTS )?("?\w+"?)(.*)$/i.exec(action) ?? [];
  if (newColumn) {
    const isFilled = /\b(?:DEFAULT|GENERATED)\b/i.test(rest);
    if (/\bNOT NULL\b/i.test(rest) && !isFilled) return 'it does not fill the column';
    if (/\b(?:UNIQUE|PRIMARY KEY)\b/i.test(rest) && /\bDEFAULT\b/i.test(rest)) {
      return 'it leaves the same default in each row';
    }
    return undefined;
  }
  const [, constrained] =
    /^ADD (?:CONSTRAINT \S+ )?((?:CHECK|UNIQUE|PRIMARY KEY|FOREIGN KEY|EXCLUDE).*)$/i.exec(action) ?? [];
  if (constrained !== undefined) {
    const own = constrained.replace(/ REFERENCES .*$/i, '');
    return isOfAdded(table, own, added) ? undefined : 'what it writes may be refused';
  }
  const [, column, change = ''] = /^ALTER (?:COLUMN )?("?\w+"?) (.*)$/i.exec(action) ?? [];
  if (column) {
    const isWider = /^(?:SET DEFAULT|DROP NOT NULL|SET STATISTICS|SET STORAGE)/i.test(change);
    return isWider || added.has(`${table}.${plain(column)}`) ? undefined : 'it knows the column as it was';
  }
  if (/^DROP CONSTRAINT /i.test(action)) return undefined;
  if (/^(?:DROP|RENAME) /i.test(action)) return 'it may use what is dropped or renamed';
  return 'not known to be harmless';
}

/** True for a new table, or if all quoted columns are new. */
function isOfAdded(table: string, columns: string, added: Added): boolean {
  if (added.has(table)) return true;
  const names = [...columns.matchAll(/"(\w+)"/g)].map(([, name]) => name);
  return names.length > 0 && names.every((name) => added.has(`${table}.${name}`));
}

function alteration(text: string): { table: string; actions: string[] } | undefined {
  const [, table, actions] = /^ALTER TABLE (?:IF EXISTS )?(?:ONLY )?(\S+) (.*)$/i.exec(text) ?? [];
  return table === undefined || actions === undefined
    ? undefined
    : { table: plain(table), actions: apart(actions) };
}

/** Splits at commas outside parentheses. */
function apart(actions: string): string[] {
  let depth = 0;
  const parts = [''];
  for (const sign of actions) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim());
}

/** A name without quotes and schema. */
const plain = (name: string) =>
  name
    .replaceAll('"', '')
    .replace(/^public\./, '')
    .replace(/\(.*$/, '');
