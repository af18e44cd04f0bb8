import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { components } from '../../../openapi/generated/types';
import type { Db } from '../../base/db/client';
import * as schema from '../../base/db/schema';
import { requestText } from './request-text';

type HeldRecord = components['schemas']['HeldRecord'];
type Kind = HeldRecord['kind'];

/** Regular expressions of one person, for PostgreSQL and JavaScript. */
interface Patterns {
  pattern: string;
  /** Also matches the person's names; a name alone matches nobody. */
  withNames: string;
}

const isJson = (column: AnyPgColumn) => column.getSQLType() === 'jsonb';

/** Pattern of escaped line breaks in JSON. As spaces they do not join an address. */
const jsonBreaks = String.raw`\\[bfnrt]`;

/** JSON as text, without line breaks. */
export const jsonText = (json: SQL | AnyPgColumn) =>
  sql`regexp_replace(${json}::text, ${jsonBreaks}, ' ', 'g')`;

/** Condition of rows that mention the person in one of these columns. */
function mentions(columns: readonly (AnyPgColumn | SQL)[], { pattern }: Pick<Patterns, 'pattern'>): SQL {
  return sql`concat_ws('|', ${sql.join(columns.map(textOf), sql`, `)}) ~* ${pattern}`;
}
const textOf = (column: AnyPgColumn | SQL) =>
  'getSQLType' in column && isJson(column) ? jsonText(column) : column;

/** Texts in which staff mention persons; an erasure removes the person from them. */
export const wordColumns: readonly AnyPgColumn[] = [
  schema.comments.text,
  schema.commentThreads.partText,
  schema.approvalRequests.title,
  schema.approvalRequests.note,
  schema.approvalRequests.blocks,
  schema.approvalRequests.emergencyReason,
  schema.approvals.note,
  schema.approvalAsks.note,
  schema.adPutAsides.note,
  schema.previewLinks.purpose,
  schema.outsideReviews.note,
  schema.siteSchedules.reason,
  schema.recordVersions.note,
  schema.siteThemeVersions.note,
  schema.siteThemeVersions.approvals,
  schema.imports.fileName,
  schema.imports.columns,
  schema.imports.mapping,
  schema.incidents.title,
  schema.incidents.letter,
  schema.incidents.answers,
  schema.idempotencyKeys.answer,
  schema.replacements.find,
  schema.replacements.replacement,
  schema.replacementItems.title,
  schema.listViews.name,
  schema.listViews.conditions,
];

/** Texts of other enquiries and their notes. */
export const enquiryColumns: readonly AnyPgColumn[] = [
  schema.contacts.name,
  schema.contacts.content,
  schema.contacts.caseTitle,
  schema.contacts.origin,
  schema.contactNotes.text,
  schema.contactNotes.mailSubject,
  schema.contactNotes.mailBody,
];

export const webhookColumns: readonly AnyPgColumn[] = [
  schema.webhookDeliveries.body,
  schema.webhookTries.request,
  schema.webhookTries.answer,
];

/** Former and imported content, which no form edits. */
export const versionColumns: readonly AnyPgColumn[] = [
  schema.recordVersions.data,
  schema.siteThemeVersions.parts,
  schema.importRows.cells,
  schema.importRows.reasons,
  schema.importRows.values,
  schema.importRows.before,
  schema.importRows.notes,
  schema.importRows.pictures,
  schema.replacementItems.before,
  schema.releaseItems.before,
  schema.releaseItems.values,
];

/** Records that a person edits: an erasure leaves them alone and lists them. */
interface Source {
  kind: Kind | SQL<Kind>;
  columns: readonly AnyPgColumn[];
  id?: SQL;
  title?: SQL;
}
/** Types that have room for a telephone number or an address. */
const texts = /^(?:text|jsonb|varchar\((?:1[2-9]|[2-9]\d|\d{3,})\))$/;
const allOf = (table: PgTable): AnyPgColumn[] =>
  Object.values(getTableColumns(table)).filter((column) => texts.test(column.getSQLType()));
const ofCase = { id: sql`case_id`, title: sql`(select c.title from cases c where c.id = case_id)` };
const onlyOne = { id: sql`1`, title: sql`''` };
const singletonKind = sql<Kind>`case key when 'indexPopup' then 'popup' when 'privacyTerms' then 'privacy'
  when 'contactRotation' then 'contactEmail' else key end`;
const { accounts, apiTokens, contactEmails, files, roles, singletons, webhooks } = schema;
const sources: readonly Source[] = [
  { kind: 'case', columns: allOf(schema.cases) },
  { kind: 'article', columns: allOf(schema.articles) },
  { kind: 'news', columns: allOf(schema.news) },
  { kind: 'otherPopup', columns: allOf(schema.popups) },
  { kind: 'site', columns: allOf(schema.siteSets), ...ofCase },
  { kind: 'site', columns: allOf(schema.siteThemes), ...ofCase },
  { kind: 'sharedBlock', columns: allOf(schema.sharedBlocks) },
  { kind: 'template', columns: allOf(schema.templates), title: sql`name` },
  { kind: singletonKind, columns: [singletons.value], ...onlyOne },
  { kind: 'contactEmail', columns: [contactEmails.emails], ...onlyOne },
  { kind: 'media', columns: [files.name, files.alt, files.tags], title: sql`name` },
  { kind: 'role', columns: [roles.name, roles.description], title: sql`name` },
  {
    kind: 'account',
    columns: [accounts.account, accounts.name, accounts.email, accounts.department],
    title: sql`name`,
  },
  { kind: 'webhook', columns: [webhooks.name, webhooks.url], title: sql`name` },
  { kind: 'apiToken', columns: [apiTokens.name], title: sql`name` },
  { kind: 'release', columns: [schema.releases.name], title: sql`name` },
  {
    kind: 'release',
    columns: [schema.releaseItems.title],
    id: sql`release_id`,
    title: sql`title`,
  },
];
export const contentColumns: readonly AnyPgColumn[] = sources.flatMap(({ columns }) => columns);

function byTable(columns: readonly AnyPgColumn[]): Map<PgTable, AnyPgColumn[]> {
  const tables = new Map<PgTable, AnyPgColumn[]>();
  for (const column of columns) tables.set(column.table, [...(tables.get(column.table) ?? []), column]);
  return tables;
}

/** Names of columns by table, as in the database. */
export const namesByTable = (columns: readonly AnyPgColumn[]): Record<string, readonly string[]> =>
  Object.fromEntries(
    [...byTable(columns)].map(([table, own]) => [getTableName(table), own.map(({ name }) => name)]),
  );

/** Queries of all texts in these columns, one for each table. */
export const textQueries = (columns: readonly AnyPgColumn[]): string[] =>
  [...byTable(columns)].map(([table, own]) => {
    const read = own.map((column) =>
      isJson(column)
        ? `regexp_replace("${column.name}"::text, '${jsonBreaks}', ' ', 'g')`
        : `"${column.name}"`,
    );
    return `select concat_ws('|', ${read.join(', ')}) as text from "${getTableName(table)}"`;
  });

/** Records whose present content mentions the person. */
export async function contentOf(db: Db, patterns: Patterns): Promise<HeldRecord[]> {
  const found = sources.flatMap(({ kind, columns, id = sql`id`, title = sql`title` }) => {
    const table = columns[0]?.table;
    if (!table) return [];
    const isInTrash = 'deletedOn' in getTableColumns(table) ? sql`deleted_on is not null` : sql`false`;
    return sql`select ${kind}::text as kind, ${id} as id, ${title}::text as title, ${isInTrash} as is_in_trash
      from ${table} where ${mentions(columns, patterns)}`;
  });
  const { rows } = await db.execute<{ [Key in keyof HeldRecord]: HeldRecord[Key] }>(sql`
    select kind, id, max(title) as title, bool_and(is_in_trash) as "isInTrash"
    from (${sql.join(found, sql` union all `)}) found group by kind, id order by kind, id`);
  return rows;
}

/**
 * Further condition of former content. Versions of a record that still mentions the person stay: somebody must decide
 * about its present text first.
 */
export function formerOf(content: readonly HeldRecord[]): ReadonlyMap<PgTable, SQL> {
  const kinds = sql`${sql.param(content.map(({ kind }) => kind))}::text[]`;
  const ids = sql`${sql.param(content.map(({ id }) => id))}::int[]`;
  const isKept = (kind: SQL, id: SQL) =>
    sql`exists (select from unnest(${kinds}, ${ids}) as kept (kind, id) where kept.kind = ${kind} and kept.id = ${id})`;
  return new Map<PgTable, SQL>([
    [
      schema.recordVersions,
      sql`not ${isKept(sql`${schema.recordVersions.kind}`, sql`${schema.recordVersions.recordId}`)}`,
    ],
    [
      schema.siteThemeVersions,
      sql`not ${isKept(sql`'site'`, sql`(select t.case_id from site_themes t where t.id = theme_id)`)}`,
    ],
    [schema.importRows, sql`import_id in (select id from imports where kind <> 'contact')`],
  ]);
}

const everywhere: ReadonlyMap<PgTable, SQL> = new Map();

/** Rows that mention the person in these columns, with a further condition by table. */
export async function countMentions(
  db: Db,
  columns: readonly AnyPgColumn[],
  patterns: Patterns,
  only = everywhere,
): Promise<number> {
  let sum = 0;
  for (const [table, own] of byTable(columns)) {
    const { rows } = await db.execute<{ count: number }>(sql`
      select count(*)::int as count from ${table}
      where ${mentions(own, patterns)} and ${only.get(table) ?? sql`true`}`);
    sum += rows[0]?.count ?? 0;
  }
  return sum;
}

/** Removes the person from texts of these columns, in the current transaction. */
export async function removeMentions(
  db: Db,
  columns: readonly AnyPgColumn[],
  patterns: Patterns,
  only = everywhere,
): Promise<void> {
  const person = new RegExp(patterns.withNames, 'gi');
  for (const [table, own] of byTable(columns)) {
    const names = own.map(({ name }) => sql.identifier(name));
    const { rows } = await db.execute(sql`
      select ctid::text as place, ${sql.join(names, sql`, `)} from ${table}
      where ${mentions(own, patterns)} and ${only.get(table) ?? sql`true`} for update`);
    const hasVersion = getTableColumns(table)['rowVersion']?.name === 'row_version';
    for (const row of rows) {
      const values = own.map((column) => {
        const value = without(row[column.name], person);
        return sql`${sql.identifier(column.name)} = ${valueOf(column, value)}`;
      });
      if (hasVersion) values.push(sql`row_version = row_version + 1`);
      await db.execute(
        sql`update ${table} set ${sql.join(values, sql`, `)} where ctid = ${row['place']}::tid`,
      );
    }
  }
}

function valueOf(column: AnyPgColumn, value: unknown): SQL {
  if (value === null || value === undefined) return sql`null`;
  if (isJson(column)) return sql`${JSON.stringify(value)}::jsonb`;
  // The replacement may be longer than a name.
  const length = /\((\d+)\)/.exec(column.getSQLType())?.[1];
  return sql`${length ? [...String(value)].slice(0, Number(length)).join('') : String(value)}`;
}

/** Text, or JSON with all its texts, without the person. Keys are the program's, even if a person has such a name. */
function without(value: unknown, person: RegExp): unknown {
  if (typeof value === 'string') return value.replaceAll(person, requestText.erased);
  if (Array.isArray(value)) return value.map((each) => without(each, person));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, without(each, person)]));
}
