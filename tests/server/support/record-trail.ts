import { desc, getTableColumns, getTableName, gt, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../../server/base/db/client';
import * as schema from '../../../server/base/db/schema';
import type { AuditKind } from '../../../server/base/db/stored-values';
import { columnsOfNoForm } from '../../../server/base/db/record-columns';

type Row = Readonly<Record<string, unknown>>;
type Rows = ReadonlyMap<string, Row>;
type Entry = typeof schema.auditEntries.$inferSelect;

/** Audit entries that belong to a row: their kinds, and the row's column with the record id. */
interface Told {
  kinds: (row: Row) => readonly AuditKind[];
  id: (row: Row) => unknown;
}
const under = (kind: AuditKind, column = 'id'): Told => ({ kinds: () => [kind], id: (row) => row[column] });
/** A case creates and deletes its website. */
const ofSite: Told = { kinds: () => ['site', 'case'], id: (row) => row['caseId'] };
const kindsOfSingletons: Readonly<Record<string, AuditKind>> = {
  indexPopup: 'popup',
  company: 'company',
  privacy: 'privacy',
  privacyTerms: 'privacy',
  adRules: 'adRules',
  approvalRules: 'approvalRules',
};
const toldOf: Readonly<Record<string, Told>> = {
  roles: under('role'),
  accounts: under('account'),
  files: under('media'),
  cases: under('case'),
  templates: under('template'),
  site_themes: ofSite,
  site_sets: ofSite,
  articles: under('article'),
  news: under('news'),
  popups: under('otherPopup'),
  contacts: under('contact'),
  contact_notes: under('contact', 'contactId'),
  webhooks: under('webhook'),
  person_requests: under('personRequest'),
  incidents: under('incident'),
  releases: under('release'),
  replacements: under('replacement'),
  shared_blocks: under('sharedBlock'),
  singletons: { kinds: ({ key }) => [kindsOfSingletons[String(key)] ?? 'contactEmail'], id: () => 1 },
};

const tables: PgTable[] = Object.values(schema).filter((each) => is(each, PgTable));
/** Tables of records: those with versions, and templates. */
export const recordTables = tables.filter(
  (table) =>
    getTableColumns(table)['rowVersion']?.name === 'row_version' || getTableName(table) === 'templates',
);

async function rowsOf(db: Db): Promise<ReadonlyMap<string, Rows>> {
  const selects = recordTables.map((table) => {
    const columns = Object.entries(getTableColumns(table)).filter(
      ([, { dataType }]) => dataType !== 'custom',
    );
    const named = columns.map(([name, column]) => sql`${column} as ${sql.identifier(name)}`);
    return sql`select ${getTableName(table)} as name, row_to_json(r) as row from (select ${sql.join(named, sql`, `)} from ${table}) r`;
  });
  const { rows } = await db.execute<{ name: string; row: Row }>(sql.join(selects, sql` union all `));
  const all = new Map(recordTables.map((table) => [getTableName(table), new Map<string, Row>()]));
  for (const { name, row } of rows) all.get(name)?.set(String(row['id'] ?? row['key']), row);
  return all;
}

/**
 * Columns that change without a new version. Positions have an entry of their own; no form shows records in the trash.
 */
const unversioned = (name: string): ReadonlySet<string> =>
  new Set([
    'sort',
    'deletedOn',
    'deletedBy',
    'deletedById',
    ...(new Map(Object.entries(columnsOfNoForm)).get(name) ?? []),
  ]);

/** Runs a write; resolves to rows changed without an audit entry, and rows with changed fields at the same version. */
export async function unauditedChanges(db: Db, write: () => Promise<unknown>): Promise<string[]> {
  const { id } = schema.auditEntries;
  const [last] = await db.select({ id }).from(schema.auditEntries).orderBy(desc(id)).limit(1);
  const before = await rowsOf(db);
  await write();
  const after = await rowsOf(db);
  const entries = await db
    .select()
    .from(schema.auditEntries)
    .where(gt(id, last?.id ?? 0));
  return [...after].flatMap(([name, rows]) =>
    changesOfTable(name, before.get(name) ?? new Map(), rows, entries),
  );
}

function changesOfTable(name: string, before: Rows, after: Rows, entries: readonly Entry[]): string[] {
  const told = toldOf[name];
  if (!told) return [`${name}: nobody knows how its entries are called`];
  const wrong: string[] = [];
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const [was, now] = [before.get(key), after.get(key)];
    const row = now ?? was ?? {};
    const changed = was && now ? Object.keys(now).filter((column) => !same(was[column], now[column])) : [];
    if (was && now && changed.length === 0) continue;
    // Files are added with their record and removed when unused, so they need no entry.
    if (name === 'files' && !(was && now)) continue;
    // Columns that only show the progress of sending.
    if (name === 'webhooks' && changed.every((column) => progress.has(column))) continue;
    // The first read adds a singleton.
    if (name === 'singletons' && !was) continue;
    const isSorted = changed.length > 0 && changed.every((column) => column === 'sort');
    const isTold = entries.some(
      ({ kind, recordId, action }) =>
        told.kinds(row).includes(kind) && (isSorted ? action === 'sort' : recordId === told.id(row)),
    );
    if (!isTold) wrong.push(`${name} ${key}: no entry tells of ${changed.join() || 'it'}`);
    const content = changed.filter((column) => !unversioned(name).has(column));
    if (name !== 'templates' && content.length > 0 && !content.includes('rowVersion')) {
      wrong.push(`${name} ${key}: ${content.join()} changed at the same version`);
    }
  }
  return wrong;
}

const progress: ReadonlySet<string> = new Set(['lastSeq', 'failingSince']);

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
