import { sql } from 'drizzle-orm';
import { ScheduleKind } from '../../../openapi/generated/enums';
import { kindUnits } from '../../../openapi/generated/kinds';
import type { components, operations } from '../../../openapi/generated/types';
import type { Db } from '../../base/db/client';
import { casesLackingApproval } from '../approvals/requests/lacking';
import { kinds } from './kinds';

type Item = components['schemas']['ScheduleItem'];
type ListQuery = NonNullable<operations['listSchedules']['parameters']['query']>;

/** One page of upcoming changes in units that the claims allow to view; failed ones come first. */
export async function listSchedules(
  db: Db,
  { pageNumber = 1, pageSize = 10 }: ListQuery,
  claims: ReadonlySet<string>,
) {
  const page = { pageNumber, pageSize };
  const visible = Object.values(ScheduleKind)
    .filter((kind) => claims.has(`${kindUnits[kind]}.View`))
    .flatMap((kind) => kinds[kind].schedule);
  if (visible.length === 0) return { items: [], totalCount: 0, ...page };
  const moments = sql.join(visible, sql` union all `);
  const [{ rows }, counted] = await Promise.all([
    db.execute<Moment>(sql`
      select * from (${moments}) moments order by state <> 'failed', due_on, kind, id, action desc
      limit ${pageSize} offset ${(pageNumber - 1) * pageSize}`),
    db.execute<{ count: number }>(sql`select count(*)::int as count from (${moments}) moments`),
  ]);
  const goingOnline = rows.filter(({ kind, action }) => kind === 'site' && action === 'online');
  const lacking = await casesLackingApproval(
    db,
    goingOnline.map(({ id }) => id),
  );
  const items = rows.map((row) => {
    const lacksApproval = goingOnline.includes(row) ? lacking.get(row.id) : undefined;
    return { ...itemOf(row), ...(lacksApproval === undefined ? {} : { lacksApproval }) };
  });
  return { items, totalCount: counted.rows[0]?.count ?? 0, ...page };
}

type Moment = Pick<Item, 'kind' | 'id' | 'title' | 'action' | 'state'> & {
  due_on: string;
  reason: string;
};

function itemOf({ due_on: dueOn, reason, ...moment }: Moment): Item {
  return {
    ...moment,
    dueOn: new Date(dueOn).toISOString(),
    ...(reason ? { reason } : {}),
  };
}
