import { and, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { contacts } from '../../base/db/schema';
import type { components } from '../../../openapi/generated/types';
import { type ContactFilter, filtersOf } from './contact-records';
import { countLimit } from '../../records/list-search';
import { HandleStatus } from '../../../openapi/generated/enums';

/** A literal, as in the partial index. */
const unhandled = sql.raw(String(HandleStatus.unhandled));

/**
 * Number of unhandled enquiries as the list counts them, and of matches above `after` (all for 0). Every screen polls them, so they stop
 * at `countLimit`.
 */
export async function waitingContacts(
  db: Db,
  { after, ...filter }: ContactFilter & { after?: number },
): Promise<components['schemas']['WaitingContacts']> {
  const isNewer = sql`(${contacts.createdOn}, ${contacts.id}) > (select created_on, id from ${contacts} as known where known.id = ${after ?? null}::int)`;
  const newer = and(after === 0 ? undefined : isNewer, filtersOf(filter)) ?? sql`true`;
  const { rows } = await db.execute<{ count: number; latestId: number; arrived: number }>(sql`
    select
      (select count(*)::int from (select from ${contacts} where handle_status = ${unhandled} and spam_on is null and joined_id is null limit ${countLimit}) waiting) as count,
      coalesce((select id from ${contacts} order by created_on desc, id desc limit 1), 0) as "latestId",
      (select count(*)::int from (select from ${contacts} where ${newer} limit ${countLimit}) newer) as arrived
  `);
  return rows[0] ?? { count: 0, latestId: 0, arrived: 0 };
}

/**
 * Enquiries of twelve weeks, Monday to Sunday in Taipei, the current week last, with median hours to first handling.
 */
export async function contactWeeks(db: Db): Promise<components['schemas']['ContactWeek'][]> {
  const { rows } = await db.execute<components['schemas']['ContactWeek'] & Record<string, unknown>>(sql`
    select
      to_char(week, 'YYYY-MM-DD') as "startDate",
      json_build_array(
        count(*) filter (where type = 1), count(*) filter (where type = 2),
        count(*) filter (where type = 3), count(*) filter (where type = 4),
        count(*) filter (where type = 5)
      ) as counts,
      round((percentile_cont(0.5) within group (order by extract(epoch from first_handled_on - created_on))
        filter (where first_handled_on is not null) / 3600)::numeric, 1)::float8 as "medianHours"
    from generate_series(
      date_trunc('week', now() at time zone 'Asia/Taipei') - interval '11 weeks',
      date_trunc('week', now() at time zone 'Asia/Taipei'),
      interval '1 week'
    ) as week
    left join ${contacts} on created_on >= week at time zone 'Asia/Taipei'
      and created_on < (week + interval '1 week') at time zone 'Asia/Taipei' and spam_on is null
    group by week
    order by week
  `);
  return rows.map(({ startDate, counts, medianHours }) => ({ startDate, counts, medianHours }));
}
