import { getTableColumns, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Db } from '../db/client';
import { articles, cases, hasNoBlock, news, singletons, siteSchedules, siteSets } from '../db/schema';
import type { Claim } from '../../openapi/generated/claims';
import type { components, operations } from '../../openapi/generated/types';
import { isOpen } from '../sites/open-schedules';
import { isPopup, popupPublication } from '../content/index-popup';

type Item = components['schemas']['ScheduleItem'];
type ListQuery = NonNullable<operations['listSchedules']['parameters']['query']>;

const viewClaims: Record<Item['kind'], Claim> = {
  case: 'Permissions.Cases.View',
  article: 'Permissions.Articles.View',
  news: 'Permissions.News.View',
  popup: 'Permissions.IndexPopup.View',
  website: 'Permissions.Cases.OnePage.View',
};

/** One page of what comes next in the units that these claims let one view, behind what could not be done. */
export async function listSchedules(
  db: Db,
  { pageNumber = 1, pageSize = 10 }: ListQuery,
  claims: ReadonlySet<string>,
) {
  const page = { pageNumber, pageSize };
  const visible = kinds.filter((kind) => claims.has(viewClaims[kind])).flatMap((kind) => momentsOf[kind]);
  if (visible.length === 0) return { items: [], totalCount: 0, ...page };
  const moments = sql.join(visible, sql` union all `);
  const [{ rows }, counted] = await Promise.all([
    db.execute<Moment>(sql`
      select * from (${moments}) moments order by state <> 'failed', due_on, kind, id, action desc
      limit ${pageSize} offset ${(pageNumber - 1) * pageSize}`),
    db.execute<{ count: number }>(sql`select count(*)::int as count from (${moments}) moments`),
  ]);
  return { items: rows.map(itemOf), totalCount: counted.rows[0]?.count ?? 0, ...page };
}

type Moment = Pick<Item, 'kind' | 'id' | 'title' | 'action' | 'state'> & {
  due_on: string;
  reason: string;
};

const kinds = ['case', 'article', 'news', 'popup', 'website'] as const satisfies readonly Item['kind'][];

const momentsOf: Record<Item['kind'], SQL[]> = {
  case: timesOf('case', cases, sql`${cases} where ${cases.deletedOn} is null`, cases),
  article: timesOf('article', articles, sql`${articles} where ${articles.deletedOn} is null`, articles),
  news: timesOf(
    'news',
    { ...getTableColumns(news), parts: null },
    sql`${news} where ${news.deletedOn} is null`,
    news,
  ),
  popup: timesOf('popup', { ...popupPublication, parts: null }, sql`${singletons} where ${isPopup}`, {
    id: sql`1`,
    title: sql`${singletons.value}->>'title'`,
  }),
  website: [
    sql`select 'website' as kind, ${cases.id} as id, ${cases.title} as title,
      case when ${siteSchedules.action} = 'publish' then 'online' else 'offline' end as action,
      ${siteSchedules.dueOn} as due_on, coalesce(${siteSchedules.outcome}, 'waiting') as state, ${siteSchedules.reason} as reason
      from ${siteSchedules} join ${siteSets} on ${siteSets.id} = ${siteSchedules.siteId} join ${cases} on ${cases.id} = ${siteSets.caseId}
      where ${isOpen} and ${cases.deletedOn} is null`,
  ],
};

/** The start and the end of what is switched on, as far as they are still to come: two looks, each by an index of its own. */
function timesOf(
  kind: Item['kind'],
  {
    status,
    startOn,
    endOn,
    parts,
  }: Record<'status' | 'startOn' | 'endOn', SQLWrapper> & { parts: SQLWrapper | null },
  from: SQL,
  { id, title }: Record<'id' | 'title', SQLWrapper>,
): SQL[] {
  const state = parts ? sql`case when ${hasNoBlock(parts)} then 'empty' else 'waiting' end` : sql`'waiting'`;
  const moment = (action: Item['action'], on: SQLWrapper) =>
    sql`select ${sql.raw(`'${kind}'`)} as kind, ${id} as id, ${title} as title, ${sql.raw(`'${action}'`)} as action,
      ${on} as due_on, ${action === 'online' ? state : sql`'waiting'`} as state, '' as reason
      from ${from} and ${status} = 1 and ${on} > now()`;
  return [moment('online', startOn), moment('offline', endOn)];
}

function itemOf({ due_on: dueOn, reason, ...moment }: Moment): Item {
  return {
    ...moment,
    dueOn: new Date(dueOn).toISOString(),
    ...(reason ? { reason } : {}),
  };
}
