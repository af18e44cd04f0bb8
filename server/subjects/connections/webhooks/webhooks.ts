import { asc, count, eq, isNotNull, sql } from 'drizzle-orm';
import type { components } from '../../../../openapi/generated/types';
import { note } from '../../../base/audit/audit';
import type { Bodies } from '../../../base/contract/bodies';
import { notFound, Refusal } from '../../../base/contract/errors';
import { databaseTime } from '../../../base/db/clock';
import type { Db } from '../../../base/db/client';
import { changeChannel, numberChanges } from '../delivery/changes';
import { webhookDeliveries, webhooks } from '../../../base/db/schema';
import type { AuditAction } from '../../../base/db/stored-values';
import type { Tx } from '../../../base/db/transaction';
import type { CurrentAccount } from '../../../access/identity/authentication';
import { nameOf } from '../../../records/records';
import { recordTable, type Saved } from '../../../records/table';
import { decryptSecret, encryptSecret, type SecretKeys } from '../../../base/secrets/secret-store';
import { newSecret } from './signature';
import { hintOf, webhookStatesOf, weekOf } from './webhook-states';

const maxWebhooks = 20;
const overlapHours = 24;

const records = recordTable(webhooks, { kind: 'webhook', titleOf: ({ name }) => name });

/** All webhooks with their state, in the order of creation. */
export async function listWebhooks(db: Db): Promise<components['schemas']['WebhookList']> {
  const rows = await db.select().from(webhooks).orderBy(asc(webhooks.id));
  return { items: await webhookStatesOf(db, rows), limit: maxWebhooks };
}

/** One webhook; throws 404. */
export async function getWebhook(
  db: Db,
  id: number,
  keys: SecretKeys,
): Promise<components['schemas']['Webhook']> {
  const row = await records.find(db, id);
  const [stand] = await webhookStatesOf(db, [row]);
  if (!stand) throw notFound();
  const isRotating = row.oldSecretUntil !== null && row.oldSecretUntil > (await databaseTime(db));
  return {
    ...stand,
    week: await weekOf(db, id),
    secretHint: hintOf(row.secret, keys),
    secretOn: row.secretOn.toISOString(),
    isSecretShown: row.secretShownOn !== null,
    oldSecretHint: isRotating && row.oldSecret ? hintOf(row.oldSecret, keys) : '',
    oldSecretUntil: isRotating ? (row.oldSecretUntil?.toISOString() ?? null) : null,
  };
}

/** Adds a webhook, which receives later events. */
export async function createWebhook(
  tx: Tx,
  { name, url, events }: Bodies['createWebhook'],
  caller: CurrentAccount,
  keys: SecretKeys,
): Promise<Saved> {
  const [found] = await tx.select({ all: count() }).from(webhooks);
  if (found && found.all >= maxWebhooks) throw new Refusal('tooManyWebhooks');
  // Starts after all earlier changes, including those without a number yet.
  const lastSeq = await numberChanges(tx);
  return records.add(
    tx,
    {
      name: nameOf(name),
      url,
      events: [...new Set(events)],
      ownerId: caller.id,
      secret: encryptSecret(newSecret(), keys, 'webhook-secret'),
      lastSeq,
    },
    caller.name,
  );
}

/** Saves a webhook; throws 404 and 409. */
export function updateWebhook(
  tx: Tx,
  { id, rowVersion, name, url, events }: Bodies['updateWebhook'],
  caller: CurrentAccount,
): Promise<Saved> {
  const values = { name: nameOf(name), url, events: [...new Set(events)] };
  return records.save(tx, { id, rowVersion }, values, caller.name);
}

/** Deletes a webhook with its deliveries; throws 404. */
export async function deleteWebhook(tx: Tx, id: number): Promise<void> {
  const [row] = await tx.delete(webhooks).where(eq(webhooks.id, id)).returning({ name: webhooks.name });
  if (!row) throw notFound();
  note(tx, { kind: 'webhook', recordId: id, title: row.name, action: 'delete' });
}

/** Pauses or resumes a webhook; events of a pause are sent later. After a 410, only new events are sent. */
export async function pauseWebhook(tx: Tx, id: number, isPaused: boolean): Promise<void> {
  const row = await locked(tx, id);
  if (isPaused) {
    await tx
      .update(webhooks)
      .set({ pausedOn: sql`coalesce(${webhooks.pausedOn}, now())`, isPausedByHand: row.pausedOn === null })
      .where(eq(webhooks.id, id));
  } else {
    await tx
      .update(webhooks)
      .set({
        isActive: true,
        pausedOn: null,
        isPausedByHand: false,
        failingSince: null,
        ...(row.isActive ? {} : { lastSeq: await numberChanges(tx) }),
      })
      .where(eq(webhooks.id, id));
    await tx
      .update(webhookDeliveries)
      .set({ nextTryOn: sql`now()` })
      .where(sql`${webhookDeliveries.webhookId} = ${id} and ${isNotNull(webhookDeliveries.nextTryOn)}`);
    await wakeDeliveryJob(tx);
  }
  recordAction(tx, row, isPaused ? 'pause' : 'resume');
}

/** Creates a new secret; the old one also signs for a while. Throws 404. */
export async function rotateSecret(tx: Tx, id: number, keys: SecretKeys): Promise<void> {
  const row = await locked(tx, id);
  await tx
    .update(webhooks)
    .set({
      secret: encryptSecret(newSecret(), keys, 'webhook-secret'),
      secretOn: sql`now()`,
      secretShownOn: null,
      oldSecret: row.secret,
      oldSecretUntil: sql`now() + make_interval(hours => ${overlapHours})`,
    })
    .where(eq(webhooks.id, id));
  recordAction(tx, row, 'rotate');
}

/** The newest secret, returned once; throws 404, and refuses every later call. */
export async function showSecret(
  tx: Tx,
  id: number,
  keys: SecretKeys,
): Promise<components['schemas']['WebhookSecret']> {
  const row = await locked(tx, id);
  if (row.secretShownOn) throw new Refusal('secretShown');
  await tx
    .update(webhooks)
    .set({ secretShownOn: sql`now()` })
    .where(eq(webhooks.id, id));
  recordAction(tx, row, 'showSecret');
  return { secret: decryptSecret(row.secret, keys, 'webhook-secret') };
}

/** Ends signing by the old secret; throws 404. */
export async function endOldSecret(tx: Tx, id: number): Promise<void> {
  const row = await locked(tx, id);
  await tx.update(webhooks).set({ oldSecret: null, oldSecretUntil: null }).where(eq(webhooks.id, id));
  recordAction(tx, row, 'revoke');
}

async function locked(tx: Tx, id: number): Promise<typeof webhooks.$inferSelect> {
  const [row] = await tx.select().from(webhooks).where(eq(webhooks.id, id)).for('update');
  if (!row) throw notFound();
  return row;
}

function recordAction(tx: Tx, { id, name }: { id: number; name: string }, action: AuditAction): void {
  note(tx, { kind: 'webhook', recordId: id, title: name, action });
}

/** Starts the delivery job at the commit. */
export const wakeDeliveryJob = (tx: Tx) => tx.execute(sql`select pg_notify(${changeChannel}, '')`);
