import { sql, type SQLWrapper } from 'drizzle-orm';
import {
  type AnyPgColumn,
  char,
  index,
  integer,
  jsonb,
  pgSequence,
  smallint,
  varchar,
} from 'drizzle-orm/pg-core';
import { ContentStatus } from '../../../../openapi/generated/enums';
import type { components } from '../../../../openapi/generated/types';
import { moment } from '../columns';
import { searchGrams } from '../search-index';
import type { StoredPart } from '../stored-values';

/** Column typed with the contract's values. */
export type Value<Name extends keyof components['schemas']> = components['schemas'][Name];
export const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity();
export const short = (name: string) => varchar(name, { length: 200 }).notNull().default('');
export const long = (name: string) => varchar(name, { length: 500 }).notNull().default('');
export const parts = () => jsonb('parts').$type<StoredPart[]>().notNull().default([]);
export const status = () =>
  smallint('status').$type<Value<'ContentStatus'>>().notNull().default(ContentStatus.offline);
const online = sql.raw(String(ContentStatus.online));
/** Condition of the status online, as a literal: a partial index contains it. */
export const isOnline = (own: SQLWrapper) => sql<boolean>`${own} = ${online}`;
/** Visible period; null for no limit (decisions/011-visibility-and-schedules). */
export const schedule = () => ({ startOn: moment('start_on'), endOn: moment('end_on') });
export const seo = () => ({
  seoTitle: short('seo_title'),
  seoKeywords: short('seo_keywords'),
  seoDescription: long('seo_description'),
});
export const file = (name: string) => ({
  sha: char(`${name}_sha`, { length: 64 }),
  fileName: varchar(`${name}_name`, { length: 255 }),
});
export const cover = () => ({
  coverSha: file('cover').sha,
  coverName: file('cover').fileName,
  coverAlt: varchar('cover_alt', { length: 100 }).notNull().default(''),
});
export const share = () => ({ shareSha: file('share').sha, shareName: file('share').fileName });
/** Index for upcoming schedules: few records have a time. */
export const scheduleIndexes = (table: string, t: { startOn: AnyPgColumn; endOn: AnyPgColumn }) => [
  index(`${table}_start`)
    .on(t.startOn)
    .where(sql`${t.startOn} is not null`),
  index(`${table}_end`)
    .on(t.endOn)
    .where(sql`${t.endOn} is not null`),
];
/** Index for the trash: few records are in it. */
export const trashIndex = (table: string, t: { deletedOn: AnyPgColumn }) =>
  index(`${table}_deleted`)
    .on(t.deletedOn)
    .where(sql`${t.deletedOn} is not null`);
/** Condition of content without blocks; index and query must use the same expression. */
export const hasNoBlock = (blocks: SQLWrapper) => sql<boolean>`${blocks} = '[]'::jsonb`;
/** Index of online content without blocks, in list order. */
export const emptyIndex = (
  table: string,
  tab: AnyPgColumn,
  t: Record<'sort' | 'id' | 'deletedOn' | 'parts', AnyPgColumn>,
) =>
  index(`${table}_empty`)
    .on(tab, t.sort, t.id)
    .where(sql`${t.deletedOn} is null and ${hasNoBlock(t.parts)}`);
export const searchIndex = (table: string, ...columns: AnyPgColumn[]) =>
  index(`${table}_search`).using('gin', searchGrams(columns));
/** Ids of blocks and of list items, unique over all pages. */
export const partIds = pgSequence('part_ids');
