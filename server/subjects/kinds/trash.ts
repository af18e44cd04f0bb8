import { and, isNotNull, lt, not, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { TrashKind } from '../../../openapi/generated/enums';
import { kindUnits } from '../../../openapi/generated/kinds';
import type { components, operations } from '../../../openapi/generated/types';
import { type AuditedAction, byServer, writeAuditEntries } from '../../base/audit/audit';
import { currentName } from '../../base/audit/present-names';
import type { Db } from '../../base/db/client';
import { fileInfos, infoOf } from '../../base/files/file-infos';
import { findsKeyword } from '../../records/records';
import { kinds } from './kinds';

type TrashItem = components['schemas']['TrashItem'];
type ListQuery = NonNullable<operations['listTrash']['parameters']['query']>;
/** Fields specific to a kind. */
type Details = Omit<TrashItem, 'kind' | 'id' | 'title' | 'deletedOn' | 'deletedBy' | 'daysLeft'>;

/** Days until a deleted record is purged (decisions/010-trash). */
const trashDays = 30;
const trashKinds = Object.values(TrashKind);

interface Deleted extends Record<string, unknown> {
  kind: TrashKind;
  id: number;
  title: string;
  deleted_on: string;
  deleted_by: string | null;
  deleted_by_id: number | null;
  days_left: number;
}

/** One page of deleted records in units that the claims allow to view, last deleted first. */
export async function listTrash(
  db: Db,
  { kind, keyword, pageNumber = 1, pageSize = 10 }: ListQuery,
  claims: ReadonlySet<string>,
): Promise<components['schemas']['TrashPage']> {
  const visible = trashKinds.filter((each) => claims.has(`${kindUnits[each]}.View`));
  // All keys of the enumeration.
  const kindCounts = Object.fromEntries(trashKinds.map((each) => [each, 0])) as Record<TrashKind, number>;
  if (visible.length === 0) return { items: [], totalCount: 0, pageNumber, pageSize, kindCounts };
  // Sequential: the queries share the union's text, and rarely read more than a few rows.
  const counted = await db.execute<{ kind: TrashKind; count: number }>(
    sql`select kind, count(*)::int as count from (${deleted(visible, keyword)}) trash group by kind`,
  );
  for (const row of counted.rows) kindCounts[row.kind] = row.count;
  const shown = kind ? visible.filter((each) => each === kind) : visible;
  const { rows } = shown.length
    ? await db.execute<Deleted>(sql`${deleted(shown, keyword)} order by deleted_on desc, kind, id desc
        limit ${pageSize} offset ${(pageNumber - 1) * pageSize}`)
    : { rows: [] };
  const details = await detailsOf(db, rows);
  return {
    items: rows.map((row) => ({
      kind: row.kind,
      id: row.id,
      title: row.title,
      deletedOn: new Date(row.deleted_on).toISOString(),
      deletedBy: currentName(row.deleted_by_id, row.deleted_by ?? ''),
      daysLeft: row.days_left,
      ...details.get(`${row.kind} ${row.id}`),
    })),
    totalCount: shown.reduce((sum, each) => sum + kindCounts[each], 0),
    pageNumber,
    pageSize,
    kindCounts,
  };
}

/** Purges records deleted 30 days ago; resolves to their number. */
export async function emptyTrash(db: Db): Promise<number> {
  return db.transaction(async (tx) => {
    const actions: AuditedAction[] = [];
    for (const each of trashKinds) {
      const { table, entry, isKept } = kinds[each].trash;
      const plain: PgTable = table;
      const isOver = lt(table.deletedOn, sql`now() - make_interval(days => ${trashDays})`);
      const purged = await tx
        .delete(plain)
        .where(and(isOver, isKept && not(isKept(db))))
        .returning({ recordId: sql<number>`${entry.recordId}`, title: sql<string>`${entry.name}` });
      actions.push(...purged.map((row) => ({ kind: entry.kind, action: 'purge' as const, ...row })));
    }
    await writeAuditEntries(tx, ...byServer('old-trash'), ...actions);
    return actions.length;
  });
}

/** Deleted records of these kinds, with the fields that all kinds share. */
function deleted(of: readonly TrashKind[], keyword: string | undefined) {
  const queries = of.map((kind) => {
    const { table, entry, title = sql<string>`${entry.name}`, of: owner } = kinds[kind].trash;
    // The current day counts as a full one.
    const daysLeft = sql`greatest(0, ceil(${trashDays} - extract(epoch from now() - ${table.deletedOn}) / 86400))::int`;
    const where = and(
      isNotNull(table.deletedOn),
      findsKeyword(keyword, [title, table.deletedBy]),
      owner?.where,
    );
    return sql`select ${sql.raw(`'${kind}'`)} as kind, ${table.id} as id, ${title} as title,
      ${table.deletedOn} as deleted_on, ${table.deletedBy} as deleted_by, ${table.deletedById} as deleted_by_id,
      ${daysLeft} as days_left from ${table} ${owner?.join ?? sql``} where ${where}`;
  });
  return sql.join(queries, sql` union all `);
}

/** Specific fields of each kind, by `kind id`; queried only for the rows of one page. */
async function detailsOf(db: Db, page: readonly Deleted[]): Promise<Map<string, Details>> {
  const found = await Promise.all(
    trashKinds.map(async (kind) => {
      const ids = page.filter((row) => row.kind === kind).map(({ id }) => id);
      const rows = ids.length > 0 ? await kinds[kind].trash.details(db, ids) : [];
      return rows.map((row) => ({ kind, ...row }));
    }),
  );
  const rows = found.flat();
  const infos = await fileInfos(
    db,
    rows.map(({ coverSha = null, coverName = null }) => ({ sha: coverSha, fileName: coverName })),
  );
  return new Map(
    rows.map(({ kind, id, coverSha, coverName: _name, ...own }): [string, Details] => [
      `${kind} ${id}`,
      coverSha === undefined ? own : { ...own, cover: infoOf(infos, coverSha) },
    ]),
  );
}
