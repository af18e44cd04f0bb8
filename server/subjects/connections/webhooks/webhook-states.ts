import { and, desc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { WebhookEvent, WebhookFailure } from '../../../../openapi/generated/enums';
import type { components } from '../../../../openapi/generated/types';
import { currentName } from '../../../base/audit/present-names';
import { withoutEnd } from '../../../base/contract/without-end';
import type { Db } from '../../../base/db/client';
import { inArray } from '../../../base/db/in-array';
import { webhookDeliveries, type webhooks, webhookTries } from '../../../base/db/schema';
import { recordOf } from '../../../records/records';
import { decryptSecret, type SecretKeys } from '../../../base/secrets/secret-store';

type Row = typeof webhooks.$inferSelect;
type Try = typeof webhookTries.$inferSelect;
type Counts = components['schemas']['WebhookCounts'];
type WebhookState = components['schemas']['WebhookCard'];

const hours = 24;
const shownAnswer = 200;
const isSent = sql`${webhookTries.status} between 200 and 299`;

/** Webhooks in the wire format, with their last try, waiting deliveries, and the tries of a day. */
export async function webhookStatesOf(db: Db, rows: readonly Row[]): Promise<WebhookState[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [waiting, last, tries] = await Promise.all([
    waitingOf(db, ids),
    lastTriesOf(db, ids),
    hoursOf(db, ids),
  ]);
  return rows.map((row) => {
    const waits = waiting.get(row.id);
    const lastTry = last.get(row.id);
    const isRetrying = row.failingSince !== null && waits !== undefined;
    return {
      id: row.id,
      name: row.name,
      url: row.url,
      events: eventsOf(row.events),
      state: !row.isActive ? 'ended' : row.pausedOn ? 'paused' : isRetrying ? 'retrying' : 'ok',
      pausedOn: row.pausedOn?.toISOString() ?? null,
      isPausedByHand: row.isPausedByHand,
      owner: currentName(row.ownerId, ''),
      lastTry: lastTry ? tryOf(lastTry) : null,
      lastAnswer: bodyOf(lastTry?.answer ?? ''),
      waiting: waits?.count ?? 0,
      nextTryOn: waits?.next ?? null,
      hours: tries.get(row.id) ?? emptyHours(),
      ...recordOf(row),
    };
  });
}

/** Events that this release supports. */
export function eventsOf(stored: readonly string[]): WebhookEvent[] {
  return Object.values(WebhookEvent).filter((event) => stored.includes(event));
}

export const tryOf = ({ at, ms, status, failure }: Try) => ({
  at: at.toISOString(),
  ms,
  status,
  failure: Object.values(WebhookFailure).find((each) => each === failure) ?? null,
});

/** Beginning of the body of a stored answer. */
const bodyOf = (answer: string) => answer.split('\n\n').slice(1).join('\n\n').trim().slice(0, shownAnswer);

/** Last characters of a secret; empty if no key decrypts it. */
export function hintOf(stored: string, keys: SecretKeys): string {
  try {
    return withoutEnd(decryptSecret(stored, keys, 'webhook-secret'), '=').slice(-4);
  } catch {
    return '';
  }
}

async function waitingOf(db: Db, ids: readonly number[]) {
  const rows = await db
    .select({
      id: webhookDeliveries.webhookId,
      count: sql<number>`count(*)::int`,
      next: sql<number>`extract(epoch from min(${webhookDeliveries.nextTryOn}))::float8 * 1000`,
    })
    .from(webhookDeliveries)
    .where(and(inArray(webhookDeliveries.webhookId, [...ids]), isNotNull(webhookDeliveries.nextTryOn)))
    .groupBy(webhookDeliveries.webhookId);
  return new Map(
    rows.map(({ id, count, next }) => [id, { count, next: new Date(Math.round(next)).toISOString() }]),
  );
}

async function lastTriesOf(db: Db, ids: readonly number[]) {
  const found = await Promise.all(
    ids.map((id) =>
      db
        .select({ id: webhookDeliveries.webhookId, row: webhookTries })
        .from(webhookTries)
        .innerJoin(webhookDeliveries, eq(webhookDeliveries.id, webhookTries.deliveryId))
        .where(eq(webhookDeliveries.webhookId, id))
        .orderBy(desc(webhookTries.at))
        .limit(1),
    ),
  );
  return new Map(found.flat().map(({ id, row }) => [id, row]));
}

const countsOf = {
  sent: sql<number>`(count(*) filter (where ${isSent}))::int`,
  failed: sql<number>`(count(*) filter (where (${isSent}) is not true))::int`,
};

async function hoursOf(db: Db, ids: readonly number[]): Promise<Map<number, Counts[]>> {
  const hour = sql<number>`floor(extract(epoch from now() - ${webhookTries.at}) / 3600)::int`;
  const rows = await db
    .select({ id: webhookDeliveries.webhookId, hour, ...countsOf })
    .from(webhookTries)
    .innerJoin(webhookDeliveries, eq(webhookDeliveries.id, webhookTries.deliveryId))
    .where(
      and(
        inArray(webhookDeliveries.webhookId, [...ids]),
        gt(webhookTries.at, sql`now() - make_interval(hours => ${hours})`),
      ),
    )
    .groupBy(webhookDeliveries.webhookId, sql`2`);
  const all = new Map(ids.map((id) => [id, emptyHours()]));
  for (const { id, hour: ago, sent, failed } of rows) {
    const place = all.get(id)?.[hours - 1 - ago];
    if (place) Object.assign(place, { sent, failed });
  }
  return all;
}

const emptyHours = (): Counts[] => Array.from({ length: hours }, () => ({ sent: 0, failed: 0 }));

/** Tries of seven days. */
export async function weekOf(db: Db, id: number): Promise<Counts> {
  const [row] = await db
    .select(countsOf)
    .from(webhookTries)
    .innerJoin(webhookDeliveries, eq(webhookDeliveries.id, webhookTries.deliveryId))
    .where(and(eq(webhookDeliveries.webhookId, id), gt(webhookTries.at, sql`now() - interval '7 days'`)));
  return row ?? { sent: 0, failed: 0 };
}
