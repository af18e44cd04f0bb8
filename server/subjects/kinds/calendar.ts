import { and, between, eq, isNull, or, sql } from 'drizzle-orm';
import { ScheduleKind } from '../../../openapi/generated/enums';
import { kindUnits } from '../../../openapi/generated/kinds';
import type { components } from '../../../openapi/generated/types';
import { fieldError } from '../../base/contract/errors';
import { dayMs } from '../../base/contract/taipei-time';
import type { Db } from '../../base/db/client';
import { releaseItems, releases } from '../../base/db/schema';
import { casesLackingApproval } from '../approvals/requests/lacking';
import { kinds } from './kinds';
import { calendarText as text } from './text';

type Entry = components['schemas']['CalendarEntry'];

interface Period {
  from: Date;
  to: Date;
}

/** Six weeks of a month's screen with room. */
const maxDays = 62;
/** Far more than people plan; a screen or file with more helps nobody. */
const maxEntries = 500;

/** Entries of some days of Taipei, the last included. Throws 400 for a wrong or long period. */
export async function listCalendar(
  db: Db,
  { from, to }: { from: string; to: string },
  claims: ReadonlySet<string>,
): Promise<components['schemas']['Calendar']> {
  const period = { from: startOf(from), to: new Date(startOf(to).getTime() + dayMs - 1) };
  const days = (period.to.getTime() - period.from.getTime()) / dayMs;
  if (!(days > 0 && days <= maxDays)) throw fieldError('to', text.period(maxDays));
  const entries = await entriesOf(db, period, claims);
  return { entries: entries.slice(0, maxEntries), isCut: entries.length > maxEntries };
}

const startOf = (day: string) => new Date(`${day}T00:00:00+08:00`);

/** Arranged changes of a period that the reader may view, in order of time. */
export async function entriesOf(db: Db, period: Period, claims: ReadonlySet<string>): Promise<Entry[]> {
  const [moments, groups] = [await momentsIn(db, period, claims), await releasesIn(db, period, claims)];
  return [...moments, ...groups].toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

interface Moment extends Record<string, unknown> {
  kind: ScheduleKind;
  id: number;
  title: string;
  action: 'online' | 'offline';
  due_on: string;
  state: 'waiting' | 'empty' | 'failed';
  reason: string;
}

async function momentsIn(db: Db, { from, to }: Period, claims: ReadonlySet<string>): Promise<Entry[]> {
  const visible = Object.values(ScheduleKind)
    .filter((kind) => claims.has(`${kindUnits[kind]}.View`))
    .flatMap((kind) => kinds[kind].schedule);
  if (visible.length === 0) return [];
  const { rows } = await db.execute<Moment>(sql`
    select * from (${sql.join(visible, sql` union all `)}) moments
    where due_on between ${from.toISOString()}::timestamptz and ${to.toISOString()}::timestamptz
    order by due_on, kind, id, action desc limit ${maxEntries + 1}`);
  const lacking = await casesLackingApproval(
    db,
    rows.filter(({ kind, action }) => kind === 'site' && action === 'online').map(({ id }) => id),
  );
  return rows.map(({ due_on: dueOn, kind, id, title, action, state, reason }) => {
    const lacksApproval = kind === 'site' && action === 'online' ? lacking.get(id) : undefined;
    return {
      kind,
      id,
      title,
      action,
      at: new Date(dueOn).toISOString(),
      state,
      reason,
      ...(lacksApproval === undefined ? {} : { lacksApproval }),
    };
  });
}

/** Releases with a moment, and those that ran; one that passed its moment without going live waits for a person. */
async function releasesIn(db: Db, { from, to }: Period, claims: ReadonlySet<string>): Promise<Entry[]> {
  if (!claims.has(`${kindUnits.release}.View`)) return [];
  const counted = db
    .select({ releaseId: releaseItems.releaseId, items: sql<number>`count(*)::int`.as('items') })
    .from(releaseItems)
    .groupBy(releaseItems.releaseId)
    .as('counted');
  const rows = await db
    .select({
      id: releases.id,
      name: releases.name,
      dueOn: releases.dueOn,
      heldOn: releases.heldOn,
      ranOn: releases.ranOn,
      reason: releases.reason,
      items: sql<number>`coalesce(${counted.items}, 0)`,
    })
    .from(releases)
    .leftJoin(counted, eq(counted.releaseId, releases.id))
    .where(
      or(between(releases.ranOn, from, to), and(isNull(releases.ranOn), between(releases.dueOn, from, to))),
    )
    .limit(maxEntries);
  return rows.flatMap(({ id, name, dueOn, heldOn, ranOn, reason, items }) => {
    const at = ranOn ?? dueOn;
    if (!at) return [];
    const state = ranOn ? ('done' as const) : heldOn ? ('failed' as const) : ('waiting' as const);
    return [
      {
        kind: 'release' as const,
        id,
        title: name,
        action: 'together' as const,
        at: at.toISOString(),
        state,
        reason,
        items,
      },
    ];
  });
}
