import { and, asc, count, desc, eq, gt, gte, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { WebhookOutcome } from '../../../../openapi/generated/enums';
import type { components, operations } from '../../../../openapi/generated/types';
import { note } from '../../../base/audit/audit';
import type { Bodies } from '../../../base/contract/bodies';
import { fieldError, notFound, Refusal } from '../../../base/contract/errors';
import { serverText } from '../../../base/contract/text';
import type { Db } from '../../../base/db/client';
import { inArray } from '../../../base/db/in-array';
import { webhookDeliveries, webhooks, webhookTries } from '../../../base/db/schema';
import type { Tx } from '../../../base/db/transaction';
import { findsKeyword, onDays } from '../../../records/records';
import { eventsOf, tryOf } from './webhook-states';
import { wakeDeliveryJob } from './webhooks';

type Query = NonNullable<operations['listWebhookDeliveries']['parameters']['query']>;
type Row = typeof webhookDeliveries.$inferSelect;

const maxReplays = 10_000;
const shownTries = 20;
const retentionDays = 30;
/** Deliveries of a webhook that stays paused for this time are given up. */
const waitingDays = 90;

const isFailed = and(isNull(webhookDeliveries.deliveredOn), gt(webhookDeliveries.tries, 0));
const outcomes: Record<WebhookOutcome, SQL | undefined> = {
  delivered: isNotNull(webhookDeliveries.deliveredOn),
  failed: isFailed,
  waiting: and(isNull(webhookDeliveries.deliveredOn), eq(webhookDeliveries.tries, 0)),
  replayed: isNotNull(webhookDeliveries.replayedOn),
};

/** One page of the deliveries of a webhook, newest first; throws 404. */
export async function listDeliveries(
  db: Db,
  webhookId: number,
  { pageNumber = 1, pageSize = 10, keyword, outcome, startDate, endDate }: Query,
): Promise<components['schemas']['WebhookDeliveryPage']> {
  const [hook] = await db.select({ name: webhooks.name }).from(webhooks).where(eq(webhooks.id, webhookId));
  if (!hook) throw notFound();
  const { eventId, recordId, createdOn, id } = webhookDeliveries;
  const record = /^\d{1,9}$/.test(keyword?.trim() ?? '') ? eq(recordId, Number(keyword)) : undefined;
  const within = and(
    eq(webhookDeliveries.webhookId, webhookId),
    or(findsKeyword(keyword, [eventId]), record),
    ...onDays(createdOn, startDate, endDate),
  );
  const chosen = outcome && outcomes[outcome];
  const where = and(within, chosen);
  const [rows, [counts]] = await Promise.all([
    db
      .select()
      .from(webhookDeliveries)
      .where(where)
      .orderBy(desc(createdOn), desc(id))
      .limit(pageSize)
      .offset((pageNumber - 1) * pageSize),
    db
      .select({
        all: count(),
        failed: sql<number>`(count(*) filter (where ${outcomes.failed}))::int`,
        replayed: sql<number>`(count(*) filter (where ${outcomes.replayed}))::int`,
        total: sql<number>`(count(*) filter (where ${chosen ?? sql`true`}))::int`,
      })
      .from(webhookDeliveries)
      .where(within),
  ]);
  const { total = 0, all = 0, failed = 0, replayed = 0 } = counts ?? {};
  return {
    items: await rowsOf(db, rows),
    name: hook.name,
    counts: { all, failed, replayed },
    totalCount: total,
    pageNumber,
    pageSize,
  };
}

/** One delivery with its last tries; throws 404. */
export async function getDelivery(db: Db, id: number): Promise<components['schemas']['WebhookDelivery']> {
  const [row] = await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id));
  if (!row) throw notFound();
  const [shown] = await rowsOf(db, [row]);
  if (!shown) throw notFound();
  const tries = await db
    .select()
    .from(webhookTries)
    .where(eq(webhookTries.deliveryId, id))
    .orderBy(desc(webhookTries.id))
    .limit(shownTries);
  return {
    ...shown,
    attempts: tries
      .toReversed()
      .map((each) => ({ ...tryOf(each), request: each.request, answer: each.answer })),
  };
}

async function rowsOf(db: Db, rows: readonly Row[]): Promise<components['schemas']['WebhookDeliveryRow'][]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const { deliveryId } = webhookTries;
  const [last, made] = await Promise.all([
    db
      .selectDistinctOn([deliveryId])
      .from(webhookTries)
      .where(inArray(deliveryId, ids))
      .orderBy(deliveryId, desc(webhookTries.id)),
    db
      .select({ deliveryId, tries: count() })
      .from(webhookTries)
      .where(inArray(deliveryId, ids))
      .groupBy(deliveryId),
  ]);
  const lastOf = new Map(last.map((each) => [each.deliveryId, each]));
  const triesOf = new Map(made.map((each) => [each.deliveryId, each.tries]));
  return rows.flatMap((row) => {
    const [event] = eventsOf([row.event]);
    if (!event) return [];
    const lastTry = lastOf.get(row.id);
    return [
      {
        id: row.id,
        eventId: row.eventId,
        event,
        recordId: row.recordId,
        isTest: row.seq === null,
        outcome: row.deliveredOn ? 'delivered' : row.tries > 0 ? 'failed' : 'waiting',
        madeOn: row.createdOn.toISOString(),
        tries: triesOf.get(row.id) ?? 0,
        lastTry: lastTry ? tryOf(lastTry) : null,
        nextTryOn: row.nextTryOn?.toISOString() ?? null,
        replayedOn: row.replayedOn?.toISOString() ?? null,
      },
    ];
  });
}

/** Sends deliveries again, with all tries; throws 404, and 400 without a selection. Tests are not sent again. */
export async function replayDeliveries(
  tx: Tx,
  webhookId: number,
  { ids, from, to, failedOnly = false }: Bodies['replayWebhookDeliveries'],
): Promise<components['schemas']['WebhookReplayed']> {
  const [hook] = await tx.select({ name: webhooks.name }).from(webhooks).where(eq(webhooks.id, webhookId));
  if (!hook) throw notFound();
  if (!ids && !from && !to) throw fieldError('ids', serverText.replayWhat);
  const wanted = and(
    eq(webhookDeliveries.webhookId, webhookId),
    isNotNull(webhookDeliveries.seq),
    ids ? inArray(webhookDeliveries.id, ids) : undefined,
    from ? gte(webhookDeliveries.createdOn, new Date(from)) : undefined,
    to ? lte(webhookDeliveries.createdOn, new Date(to)) : undefined,
    failedOnly ? isFailed : undefined,
  );
  const found = await tx
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(wanted)
    .orderBy(asc(webhookDeliveries.id))
    .limit(maxReplays + 1);
  if (found.length > maxReplays) throw new Refusal('tooManyReplays');
  const { rowCount } = await tx
    .update(webhookDeliveries)
    .set({ nextTryOn: sql`now()`, replayedOn: sql`now()`, tries: 0, deliveredOn: null, givenUpOn: null })
    .where(wanted);
  await wakeDeliveryJob(tx);
  const replayed = { count: rowCount ?? 0 };
  note(tx, { kind: 'webhook', recordId: webhookId, title: hook.name, action: 'replay', after: replayed });
  return replayed;
}

/** Deletes deliveries a month after completion, and those that waited too long. */
export async function removeOldDeliveries(db: Db): Promise<number> {
  const { createdOn, nextTryOn, replayedOn } = webhookDeliveries;
  const last = sql`greatest(${createdOn}, ${replayedOn})`;
  const { rowCount } = await db
    .delete(webhookDeliveries)
    .where(
      or(
        and(isNull(nextTryOn), sql`${last} < now() - make_interval(days => ${retentionDays})`),
        sql`${last} < now() - make_interval(days => ${waitingDays})`,
      ),
    );
  return rowCount ?? 0;
}
