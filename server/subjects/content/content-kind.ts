import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { MediaUnit, ScheduleKind, TrashKind } from '../../../openapi/generated/enums';
import type { components } from '../../../openapi/generated/types';
import type { Db } from '../../base/db/client';
import { inArray } from '../../base/db/in-array';
import type { AuditKind } from '../../base/db/stored-values';
import type { Tx } from '../../base/db/transaction';
import type { PreviewPart, SearchPart, TrashPart } from '../../records/kind';
import { momentsOfTable } from '../../records/moments';
import { contentPictures, type ContentTable, type PictureRecords } from '../../records/picture-uses';
import { visibleState } from '../../records/visible-state';

type Column<Data> = AnyPgColumn<{ data: Data; notNull: true }>;

/** Columns of dated content. */
type DatedTable = TrashPart['table'] &
  ContentTable &
  Record<'status' | 'startOn' | 'endOn' | 'lastModifiedOn', AnyPgColumn> & {
    id: Column<number>;
    publishDate: Column<string>;
    coverSha: AnyPgColumn<{ data: string }>;
    coverName: AnyPgColumn<{ data: string }>;
    parts?: AnyPgColumn;
  };

interface KindRecords<Values> extends PictureRecords<Values> {
  newestWith: SearchPart['ids'];
  restore: (tx: Tx, id: number) => ReturnType<TrashPart['restore']>;
  purge: (tx: Tx, id: number) => ReturnType<TrashPart['purge']>;
}

interface Declared<Table extends DatedTable> {
  /** Second line of a search hit. */
  detail: SearchPart['detail'];
  /** Further fields of a hit, as arguments of `jsonb_build_object`. */
  own?: SQL[];
  /** Columns with formatted text or blocks. */
  texts: readonly (keyof Table['$inferInsert'] & string)[];
  /** Further fields of a record in the trash. */
  inTrash?: (db: Db) => {
    articleType?: Column<components['schemas']['ArticleType']>;
    linkCount?: SQL<number>;
    partCount?: SQL<number>;
  };
}

/** Trash, search, schedule and pictures of dated content with a cover. */
export function contentKind<Table extends DatedTable>(
  kind: AuditKind & TrashKind & ScheduleKind & MediaUnit,
  table: Table,
  records: KindRecords<Partial<Table['$inferInsert']>>,
  { detail, own = [], texts, inTrash = () => ({}) }: Declared<Table>,
) {
  const dated: DatedTable = table;
  const { id, title, publishDate, coverSha, coverName } = dated;
  const trash: TrashPart = {
    table,
    entry: { kind, recordId: id, name: title },
    details: (db, ids) =>
      db
        .select({ id, publishDate, coverSha, coverName, ...inTrash(db) })
        .from(dated)
        .where(inArray(id, ids)),
    restore: (tx, recordId) => records.restore(tx, recordId),
    purge: (tx, recordId) => records.purge(tx, recordId),
  };
  const search: SearchPart = {
    ids: records.newestWith,
    from: table,
    id,
    names: [title],
    changedOn: table.lastModifiedOn,
    title,
    detail,
    cover: coverSha,
    own: sql.join([...own, sql`'visibleState', ${visibleState(table)}`], sql`, `),
  };
  return {
    trash,
    search,
    schedule: momentsOfTable(kind, table),
    pictures: contentPictures(kind, table, records, texts),
  };
}

/** Preview links of a kind whose records have a title. */
export const titledPreview = (
  audit: AuditKind,
  records: { find: (db: Db, id: number) => Promise<{ title: string }> },
): PreviewPart => ({
  audit,
  find: async (db, recordId) => ({ recordId, title: (await records.find(db, recordId)).title }),
});
