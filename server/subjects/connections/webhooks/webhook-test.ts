import { eq, sql } from 'drizzle-orm';
import type { WebhookEvent } from '../../../../openapi/generated/enums';
import type { components } from '../../../../openapi/generated/types';
import { note } from '../../../base/audit/audit';
import { notFound } from '../../../base/contract/errors';
import type { PooledDb } from '../../../base/db/client';
import { databaseTime } from '../../../base/db/clock';
import { changeFeed, webhookDeliveries, webhooks } from '../../../base/db/schema';
import type { Tx } from '../../../base/db/transaction';
import { attempt, type DeliverOptions, isTaken, newEventId, noteTry } from './deliveries-job';
import { tryOf } from './webhook-states';

/** Record id of test events; receivers must not act on it. */
const sampleId = 1;

type Hook = typeof webhooks.$inferSelect;
type Delivery = typeof webhookDeliveries.$inferSelect;

/** Creates an event marked as a test; throws 404. */
export async function makeTest(
  tx: Tx,
  id: number,
  event: WebhookEvent,
): Promise<{ hook: Hook; delivery: Delivery }> {
  const [hook] = await tx.select().from(webhooks).where(eq(webhooks.id, id));
  const [feed] = await tx.select().from(changeFeed);
  if (!hook || !feed) throw notFound();
  const timestamp = (await databaseTime(tx)).toISOString();
  const cursor = `${feed.name.slice(0, 8)}-${feed.lastSeq}`;
  const data = { kind: kindOf(event), id: sampleId, sequence: feed.lastSeq, cursor, test: true };
  const [delivery] = await tx
    .insert(webhookDeliveries)
    .values({
      webhookId: id,
      eventId: newEventId(),
      event,
      recordId: sampleId,
      body: JSON.stringify({ type: event, timestamp, data }),
      tries: 1,
      nextTryOn: null,
    })
    .returning();
  if (!delivery) throw notFound();
  note(tx, { kind: 'webhook', recordId: id, title: hook.name, action: 'test', after: { event } });
  return { hook, delivery };
}

/** Sends a test once, even if its webhook is paused. */
export async function sendTest(
  db: PooledDb,
  { hook, delivery }: { hook: Hook; delivery: Delivery },
  options: DeliverOptions,
): Promise<components['schemas']['WebhookTry']> {
  const outcome = await attempt(db, hook, delivery, options);
  const stored = await noteTry(db, delivery.id, outcome);
  if (isTaken(outcome.answer)) {
    await db
      .update(webhookDeliveries)
      .set({ deliveredOn: sql`now()` })
      .where(eq(webhookDeliveries.id, delivery.id));
  }
  return { ...tryOf(stored), request: stored.request, answer: stored.answer };
}

function kindOf(event: WebhookEvent): string {
  const [kind = ''] = event.split('.');
  return kind === 'content' ? 'news' : kind;
}
