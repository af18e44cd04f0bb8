import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Db } from '../db/client';
import { hasNoBlock } from '../db/schema';
import type { Tx } from '../db/transaction';
import type { components } from '../../openapi/generated/types';
import { serverText } from '../contract/text';
import { fieldError } from '../contract/errors';

export type VisibleState = components['schemas']['VisibleState'];
type StatusSaved = components['schemas']['StatusSaved'];

interface Publication {
  /** 1: switched on. */
  status: SQLWrapper;
  startOn: SQLWrapper;
  endOn: SQLWrapper;
  /** Its blocks, where a visitor sees nothing without one. */
  parts?: SQLWrapper;
}

/**
 * What a visitor sees of a record at this moment, as an expression for lists, filters and counts alike (decisions 11).
 * A time begins with its moment: at `startOn` a record is seen, at `endOn` no longer.
 */
export function visibleState({ status, startOn, endOn, parts }: Publication): SQL<VisibleState> {
  const empty = parts ? sql`when ${hasNoBlock(parts)} then 'empty'` : sql``;
  return sql<VisibleState>`case when ${status} = 0 then 'offline' when ${endOn} <= now() then 'ended' ${empty} when ${startOn} > now() then 'scheduled' else 'online' end`;
}

/** The records of a kind that visitors see by a switch. */
interface Switched {
  change(
    tx: Tx,
    id: number,
    values: { status: 0 | 1 },
    by: string,
  ): Promise<Omit<StatusSaved, 'visibleState'>>;
  find(db: Db, id: number): Promise<{ visibleState: VisibleState }>;
}

/** The status switch; the answer says what a visitor sees after it. Throws 404. */
export async function setStatus(
  tx: Tx,
  records: Switched,
  { id, status }: { id: number; status: 0 | 1 },
  by: string,
): Promise<StatusSaved> {
  const saved = await records.change(tx, id, { status }, by);
  return { ...saved, visibleState: (await records.find(tx, id)).visibleState };
}

/** The times as a save sends them; one that is left out keeps its value. */
interface SentTimes {
  startOn?: string | null | undefined;
  endOn?: string | null | undefined;
}

interface Times {
  startOn: Date | null;
  endOn: Date | null;
}

/** The times of a save as columns. Throws 400 when it would end before it starts, by what is stored where one is left out. */
export function scheduleColumns({ startOn, endOn }: SentTimes, stored?: Times): Times {
  const times = {
    startOn: startOn === undefined ? (stored?.startOn ?? null) : momentOf(startOn),
    endOn: endOn === undefined ? (stored?.endOn ?? null) : momentOf(endOn),
  };
  if (times.startOn && times.endOn && times.endOn <= times.startOn) {
    throw fieldError('endOn', serverText.endBeforeStart);
  }
  return times;
}

/** The times of a row and what follows from them, on the wire. */
export function visibilityOnWire({
  startOn,
  endOn,
  visibleState: state,
}: Times & { visibleState: VisibleState }) {
  return {
    startOn: startOn?.toISOString() ?? null,
    endOn: endOn?.toISOString() ?? null,
    visibleState: state,
  };
}

/** Words for a record that is switched on and that a visitor never sees for all that; null for every other. */
export function whyHidden({ visibleState: state }: components['schemas']['StatusSaved']): string | null {
  if (state === 'empty') return serverText.onlineButEmpty;
  return state === 'ended' ? serverText.onlineButEnded : null;
}

const momentOf = (time: string | null) => (time === null ? null : new Date(time));
