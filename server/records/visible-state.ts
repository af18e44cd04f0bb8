import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Db } from '../base/db/client';
import { hasNoBlock } from '../base/db/schema';
import type { Tx } from '../base/db/transaction';
import type { components } from '../../openapi/generated/types';
import { serverText } from '../base/contract/text';
import { fieldError } from '../base/contract/errors';
import { ContentStatus } from '../../openapi/generated/enums';

export type VisibleState = components['schemas']['VisibleState'];
type StatusSaved = components['schemas']['StatusSaved'];

interface Publication {
  status: SQLWrapper;
  startOn: SQLWrapper;
  endOn: SQLWrapper;
  /** Blocks of a page; an empty page is not visible. */
  parts?: SQLWrapper;
  /** Formatted text that counts as content too. */
  introduction?: SQLWrapper;
}

/** Visible state of a record now (decisions/011-visibility-and-schedules). `startOn` is inclusive, `endOn` exclusive. */
export function visibleState({ status, startOn, endOn, ...content }: Publication): SQL<VisibleState> {
  const noContent = hasNoContent(content);
  const empty = noContent ? sql`when ${noContent} then 'empty'` : sql``;
  return sql<VisibleState>`case when ${status} = ${offline} then 'offline' when ${endOn} <= now() then 'ended' ${empty} when ${startOn} > now() then 'scheduled' else 'online' end`;
}

/** Condition of a page without content; undefined for kinds that are visible without any. */
export function hasNoContent({
  parts,
  introduction,
}: Pick<Publication, 'parts' | 'introduction'>): SQL<boolean> | undefined {
  if (!parts || !introduction) return parts && hasNoBlock(parts);
  return sql<boolean>`(${hasNoBlock(parts)} and ${introduction} not like '%<img %'
    and regexp_replace(${introduction}, '<[^>]*>|&nbsp;|\\s', '', 'g') = '')`;
}

/** A literal, as in the partial indexes. */
const offline = sql.raw(String(ContentStatus.offline));

/** Records with a status switch. */
interface Switched {
  change(
    tx: Tx,
    id: number,
    values: { status: ContentStatus },
    by: string,
  ): Promise<Omit<StatusSaved, 'visibleState'>>;
  find(db: Db, id: number): Promise<{ visibleState: VisibleState }>;
}

/** Changes the status; answers the new visible state. Throws 404. */
export async function setStatus(
  tx: Tx,
  records: Switched,
  { id, status }: { id: number; status: ContentStatus },
  by: string,
): Promise<StatusSaved> {
  const saved = await records.change(tx, id, { status }, by);
  return { ...saved, visibleState: (await records.find(tx, id)).visibleState };
}

/** Times in a save; omitted ones keep their values. */
export interface SentTimes {
  startOn?: string | null | undefined;
  endOn?: string | null | undefined;
}

export interface Times {
  startOn: Date | null;
  endOn: Date | null;
}

/** Columns for the times of a save; omitted ones keep their values. Throws 400 unless the end is after the start. */
export function scheduleColumns({ startOn, endOn }: SentTimes, stored?: Times): Times {
  const times = {
    startOn: startOn === undefined ? (stored?.startOn ?? null) : momentOf(startOn),
    endOn: endOn === undefined ? (stored?.endOn ?? null) : momentOf(endOn),
  };
  assertEndsAfterStart(times);
  return times;
}

/** Compares either moments, or ISO 8601 texts in UTC. Throws 400. */
export function assertEndsAfterStart<TTime extends Date | string>({
  startOn,
  endOn,
}: {
  startOn: TTime | null;
  endOn: TTime | null;
}): void {
  if (startOn && endOn && endOn <= startOn) throw fieldError('endOn', serverText.endBeforeStart);
}

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

/** Reason why an online record is hidden from visitors; null for any other. */
export function whyHidden(
  { visibleState: state }: components['schemas']['StatusSaved'],
  kind: keyof typeof serverText.onlineButEmpty = 'article',
): string | null {
  if (state === 'empty') return serverText.onlineButEmpty[kind];
  return state === 'ended' ? serverText.onlineButEnded : null;
}

const momentOf = (time: string | null) => (time === null ? null : new Date(time));
