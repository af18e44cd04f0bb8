import { and, asc, desc, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { cases, contacts } from '../../base/db/schema';
import type { components, operations } from '../../../openapi/generated/types';
import { notFound } from '../../base/contract/errors';
import { countLimit, countRows } from '../../records/list-search';
import { recordOf } from '../../records/records';
import type { PageOf } from '../../records/table';
import { spamEnd } from './spam-job';
import { masked, maskedStamp, maskName } from './mask';
import { privacySettings } from './privacy-settings';
import { assigneeName, type ContactFilter, contactRecords, filtersOf, ownFiltersOf } from './contact-records';

type Sort = components['schemas']['ContactSort'];
type ListQuery = NonNullable<operations['listContacts']['parameters']['query']>;

/**
 * First key of each order, if any, before time and id. All of them have the same direction, so that rows compare as one value.
 */
const orders: Record<Sort, { keys: SQL[]; isDescending: boolean }> = {
  newest: { keys: [], isDescending: true },
  oldest: { keys: [], isDescending: false },
  state: { keys: [sql`${contacts.handleStatus}`], isDescending: false },
  assignee: { keys: [assigneeName], isDescending: false },
  case: { keys: [sql`${contacts.caseTitle}`], isDescending: false },
};

function orderOf(sort: Sort = 'newest'): SQL[] {
  const { keys, isDescending } = orders[sort];
  const directed = isDescending ? desc : asc;
  return [...keys.map((key) => directed(key)), directed(contacts.createdOn), directed(contacts.id)];
}

/** One page of enquiries, by default newest first. */
export async function listContacts(
  db: Db,
  { sort, ...query }: ListQuery,
): Promise<PageOf<components['schemas']['ContactRow']>> {
  const { maskLevel } = await privacySettings(db);
  const isMasked = maskLevel !== 'off';
  const { rows, page } = await contactRecords.page(db, query, orderOf(sort), { also: ownFiltersOf(query) });
  return {
    items: rows
      .map((full) => (isMasked ? masked(maskedStamp(full)) : full))
      .map((row) => ({
        id: row.id,
        type: row.type,
        name: row.name,
        tel: row.tel,
        email: row.email,
        caseTitle: row.caseTitle,
        content: row.content,
        handleStatus: row.handleStatus,
        assignee: row.assignee,
        assigneeId: row.assigneeId,
        caseId: row.caseId,
        source: row.source,
        isMasked,
        isSpam: row.spamOn !== null,
        spamReason: row.spamReason,
        nextCallOn: row.nextCallOn?.toISOString() ?? null,
        spamUntil: row.spamOn && spamEnd(row.spamOn).toISOString(),
        ...recordOf(row),
      })),
    ...page,
  };
}

/**
 * Position of an enquiry in the filtered list, and its neighbours, even if it does not match itself. Counts stop at
 * `countLimit`. Throws 404.
 */
export async function neighboursOf(
  db: Db,
  { id, keyword = '', sort = 'newest', ...filter }: ContactFilter & { id: number; sort?: Sort },
): Promise<components['schemas']['ContactNeighbours']> {
  await contactRecords.find(db, id);
  const own = filtersOf(filter) ?? sql`true`;
  const having = keyword.trim() ? contactRecords.having(keyword) : undefined;
  const count = await countRows(db, contacts, and(filtersOf(filter), having));
  const { keys, isDescending } = orders[sort];
  const row = sql.join([sql`id, name, created_on`, ...keys.map((key) => sql`${key} as key`)], sql`, `);
  // Few matches are collected once. Otherwise an index delivers the rows in order.
  const found =
    having && count < countLimit
      ? sql`materialized (select ${row} from ${contacts} where ${having} and (${own}) is true)`
      : sql`not materialized (select ${row} from ${contacts} where ${filtersOf({ keyword, ...filter }) ?? sql`true`})`;
  // Only columns of the order: with a constant among them, no index would serve the comparison.
  const columns = [...keys.map(() => sql`found.key`), sql`found.created_on`, sql`found.id`];
  const upwards = sql.join(columns, sql`, `);
  const downwards = sql.join(
    columns.map((column) => sql`${column} desc`),
    sql`, `,
  );
  const place = sql`(${upwards})`;
  const values = sql.join([...keys, sql`created_on, id`], sql`, `);
  const here = sql`(select ${values} from ${contacts} where ${contacts.id} = ${id}::int)`;
  const [isBefore, isBehind] = isDescending ? [sql`>`, sql`<`] : [sql`<`, sql`>`];
  const [towards, away] = isDescending ? [upwards, downwards] : [downwards, upwards];
  const { rows } = await db.execute<
    Pick<components['schemas']['ContactNeighbours'], 'previous' | 'next'> & {
      isFound: boolean;
      place: number;
    }
  >(sql`
    with found as ${found}
    select
      exists (select from found where found.id = ${id}) as "isFound",
      (select count(*)::int from (select from found where ${place} ${isBefore}= ${here} limit ${countLimit}) before) as place,
      (select json_build_object('id', found.id, 'name', found.name) from found
        where ${place} ${isBefore} ${here} order by ${towards} limit 1) as previous,
      (select json_build_object('id', found.id, 'name', found.name) from found
        where ${place} ${isBehind} ${here} order by ${away} limit 1) as next
  `);
  const [answer] = rows;
  if (!answer) throw notFound();
  const { isFound, place: position, ...others } = answer;
  const { maskLevel } = await privacySettings(db);
  const shown = (one: typeof answer.next) =>
    one && maskLevel !== 'off' ? { ...one, name: maskName(one.name) } : one;
  // An enquiry may have arrived after the count.
  return {
    position: isFound ? position : null,
    count: Math.max(count, position),
    countLimit,
    previous: shown(others.previous),
    next: shown(others.next),
  };
}

/** Cases with at least one enquiry, ordered by title. */
export async function listContactCases(db: Db): Promise<{ id: number; title: string }[]> {
  return db
    .select({ id: cases.id, title: cases.title })
    .from(cases)
    .where(sql`exists (select from ${contacts} where ${contacts.caseId} = ${cases.id})`)
    .orderBy(asc(cases.title), asc(cases.id));
}
