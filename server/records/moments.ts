import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { components } from '../../openapi/generated/types';
import { isOnline } from '../base/db/schema';
import { hasNoContent } from './visible-state';

type Item = components['schemas']['ScheduleItem'];

interface Times extends Record<'status' | 'startOn' | 'endOn', SQLWrapper> {
  /** Blocks; content is visible only if it has some. */
  parts?: SQLWrapper;
  introduction?: SQLWrapper;
}

/** Future start and end times of online records, as two queries that each use their own index. */
export function momentsOf(
  kind: Item['kind'],
  { status, startOn, endOn, ...content }: Times,
  { id, title, from }: Record<'id' | 'title', SQLWrapper> & { from: SQL },
): SQL[] {
  const noContent = hasNoContent(content);
  const state = noContent ? sql`case when ${noContent} then 'empty' else 'waiting' end` : sql`'waiting'`;
  const moment = (action: Item['action'], on: SQLWrapper) =>
    sql`select ${sql.raw(`'${kind}'`)} as kind, ${id} as id, ${title} as title, ${sql.raw(`'${action}'`)} as action,
      ${on} as due_on, ${action === 'online' ? state : sql`'waiting'`} as state, '' as reason
      from ${from} and ${isOnline(status)} and ${on} > now()`;
  return [moment('online', startOn), moment('offline', endOn)];
}

/** Like `momentsOf`, for a table with a trash. */
export const momentsOfTable = (
  kind: Item['kind'],
  table: Times & Record<'id' | 'title' | 'deletedOn', SQLWrapper> & SQLWrapper,
) =>
  momentsOf(kind, table, {
    id: table.id,
    title: table.title,
    from: sql`${table} where ${table.deletedOn} is null`,
  });
