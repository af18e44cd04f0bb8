import { randomBytes } from 'node:crypto';
import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { noticeMailText } from '../../../base/mail/text';
import { databaseTime } from '../../../base/db/clock';
import type { Db, PooledDb } from '../../../base/db/client';
import { inArray, notInArray } from '../../../base/db/in-array';
import {
  changeEntries,
  changeFeed,
  contacts,
  webhookDeliveries,
  webhooks,
  webhookTries,
} from '../../../base/db/schema';
import { numberChanges } from '../delivery/changes';
import { queueMail } from '../../../base/mail/outbox';
import { PrivateAddressError } from './addresses';
import { type Answer, post } from './send';
import { decryptSecret, type SecretKeys } from '../../../base/secrets/secret-store';
import { signedHeaders } from './signature';
import { activeAccount } from '../../../access/identity/active-account';

type Webhook = typeof webhooks.$inferSelect;
type Delivery = typeof webhookDeliveries.$inferSelect;

/** Seconds before each further try: ten in three days. */
const waits = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 64_800, 79_200];
/** Random addition, so that receivers are not all called simultaneously after an outage. */
const jitter = 0.2;
const pauseAfterDays = 3;
/** Longer than the timeout of a try. */
const leaseSeconds = 45;
const maxRetryAfter = 86_400;
const maxEntries = 500;

/** Adds the deliveries of new changes and advances the position in one transaction, so that none is lost. */
export async function makeDeliveries(db: PooledDb): Promise<number> {
  await numberChanges(db);
  const waiting = await db
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(and(eq(webhooks.isActive, true), sql`${webhooks.lastSeq} < (select last_seq from ${changeFeed})`));
  let made = 0;
  for (const { id } of waiting) made += await db.transaction((tx) => deliveriesOf(tx, id));
  return made;
}

async function deliveriesOf(tx: Db, id: number): Promise<number> {
  const [hook] = await tx
    .select()
    .from(webhooks)
    .where(eq(webhooks.id, id))
    .for('update', { skipLocked: true });
  if (!hook) return 0;
  const entries = await tx
    .select()
    .from(changeEntries)
    .where(gt(changeEntries.seq, hook.lastSeq))
    .orderBy(asc(changeEntries.seq))
    .limit(maxEntries);
  const last = entries.at(-1)?.seq;
  if (last === null || last === undefined) return 0;
  const subscribed = entries.filter(({ event }) => hook.events.includes(event));
  const enquiries = await enquiriesOf(tx, subscribed);
  if (subscribed.length > 0) {
    const feed = await tx.select({ name: changeFeed.name }).from(changeFeed);
    await tx.insert(webhookDeliveries).values(
      subscribed.map(({ seq, kind, recordId, event, at }) => ({
        webhookId: id,
        eventId: newEventId(),
        seq,
        event,
        recordId,
        body: JSON.stringify({
          type: event,
          timestamp: at.toISOString(),
          data: {
            kind,
            id: recordId,
            sequence: seq,
            cursor: `${feed[0]?.name.slice(0, 8)}-${seq}`,
            ...(kind === 'enquiry' ? enquiries.get(recordId) : {}),
          },
        }),
      })),
    );
  }
  await tx.update(webhooks).set({ lastSeq: last }).where(eq(webhooks.id, id));
  return subscribed.length;
}

/** Data of enquiries without personal data, by id. */
async function enquiriesOf(tx: Db, entries: readonly (typeof changeEntries.$inferSelect)[]) {
  const ids = entries.filter(({ kind }) => kind === 'enquiry').map(({ recordId }) => recordId);
  if (ids.length === 0) return new Map<number, object>();
  const rows = await tx
    .select({
      id: contacts.id,
      type: contacts.type,
      caseId: contacts.caseId,
      source: contacts.source,
      handleStatus: contacts.handleStatus,
    })
    .from(contacts)
    .where(inArray(contacts.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

export interface DeliverOptions {
  keys: SecretKeys;
  allowedHosts: readonly string[];
  signal?: AbortSignal;
  /** Running tries of this process by webhook; each has at most `maxOfOne` in parallel. */
  sending?: Map<number, number>;
  maxOfOne?: number;
}

/** Sends the most overdue delivery; null without one. */
export async function deliverNext(db: PooledDb, options: DeliverOptions): Promise<'sent' | 'failed' | null> {
  const { sending = new Map<number, number>(), maxOfOne = Infinity } = options;
  const busy = [...sending].flatMap(([id, tries]) => (tries >= maxOfOne ? [id] : []));
  const due = db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(
      and(
        lte(webhookDeliveries.nextTryOn, sql`now()`),
        eq(webhooks.isActive, true),
        isNull(webhooks.pausedOn),
        notInArray(webhooks.id, busy),
      ),
    )
    .orderBy(asc(webhookDeliveries.nextTryOn), asc(webhookDeliveries.id))
    .limit(1)
    .for('update', { of: webhookDeliveries, skipLocked: true });
  const [claimed] = await db
    .update(webhookDeliveries)
    .set({ tries: sql`${webhookDeliveries.tries} + 1`, nextTryOn: inSeconds(leaseSeconds) })
    .where(eq(webhookDeliveries.id, sql`(${due})`))
    .returning();
  if (!claimed) return null;
  const [hook] = await db.select().from(webhooks).where(eq(webhooks.id, claimed.webhookId));
  if (!hook) return null;
  const counted = (by: number) => sending.set(hook.id, (sending.get(hook.id) ?? 0) + by);
  counted(1);
  const outcome = await attempt(db, hook, claimed, options).finally(() => counted(-1));
  await db.transaction((tx) => noteOutcome(tx, hook, claimed, outcome));
  return isTaken(outcome.answer) ? 'sent' : 'failed';
}

export const newEventId = () => `evt_${randomBytes(12).toString('base64url')}`;

interface Outcome {
  answer: Answer | null;
  failure: 'timeout' | 'private' | 'network' | null;
  ms: number;
  request: string;
}

export const isTaken = (answer: Answer | null) =>
  answer !== null && answer.status >= 200 && answer.status < 300;

/** Signed request of a try; its text is stored. */
export function requestTo(
  hook: Webhook,
  { id, body, keys, now }: { id: string; body: string; keys: SecretKeys; now: Date },
) {
  const isRotating = hook.oldSecretUntil !== null && hook.oldSecretUntil > now;
  const secrets = [hook.secret, ...(isRotating && hook.oldSecret ? [hook.oldSecret] : [])];
  const headers = signedHeaders(
    { id, timestamp: Math.floor(now.getTime() / 1000), body },
    secrets.map((secret) => decryptSecret(secret, keys, 'webhook-secret')),
  );
  const { pathname, search } = new URL(hook.url);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return { headers, request: [`POST ${pathname}${search}`, ...lines, '', body].join('\n') };
}

/** One try, without storing its result. */
export async function attempt(
  db: Db,
  hook: Webhook,
  { eventId: id, body }: Delivery,
  { keys, allowedHosts, signal }: DeliverOptions,
): Promise<Outcome> {
  const now = await databaseTime(db);
  const { headers, request } = requestTo(hook, { id, body, keys, now });
  const started = performance.now();
  const since = () => Math.round(performance.now() - started);
  try {
    const answer = await post(hook.url, { headers, body, allowedHosts, signal });
    return { answer, failure: null, ms: since(), request };
  } catch (error) {
    const isLate = error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');
    const failure = error instanceof PrivateAddressError ? 'private' : isLate ? 'timeout' : 'network';
    return { answer: null, failure, ms: since(), request };
  }
}

/** Stores a try with request and answer. */
export async function noteTry(
  db: Db,
  deliveryId: number,
  { answer, failure, ms, request }: Outcome,
): Promise<typeof webhookTries.$inferSelect> {
  const [stored] = await db
    .insert(webhookTries)
    .values({
      deliveryId,
      ms,
      status: answer?.status ?? null,
      failure,
      request,
      answer: answer ? textOf(answer) : '',
    })
    .returning();
  if (!stored) throw new Error('no try stored');
  return stored;
}

/** Stores a try and what it means for the delivery and its webhook. */
export async function noteOutcome(
  tx: Db,
  hook: Webhook,
  { id, tries }: Pick<Delivery, 'id' | 'tries'>,
  outcome: Outcome,
): Promise<void> {
  const { answer } = outcome;
  await noteTry(tx, id, outcome);
  const own = eq(webhookDeliveries.id, id);
  if (isTaken(answer)) {
    await tx
      .update(webhookDeliveries)
      .set({ deliveredOn: sql`now()`, nextTryOn: null, givenUpOn: null })
      .where(own);
    await tx.update(webhooks).set({ failingSince: null }).where(eq(webhooks.id, hook.id));
    return;
  }
  const wait = answer?.status === 410 ? undefined : waitAfter(tries, answer);
  await tx
    .update(webhookDeliveries)
    .set(wait === undefined ? { nextTryOn: null, givenUpOn: sql`now()` } : { nextTryOn: inSeconds(wait) })
    .where(own);
  await tx
    .update(webhooks)
    .set({
      failingSince: sql`coalesce(${webhooks.failingSince}, now())`,
      ...(answer?.status === 410 ? { isActive: false } : {}),
    })
    .where(eq(webhooks.id, hook.id));
  if (answer?.status === 410) return;
  await pauseWhenDead(tx, hook, answer);
}

/** Seconds until the next try; undefined after the last. */
export function waitAfter(tries: number, answer: Pick<Answer, 'headers'> | null): number | undefined {
  const wait = waits[tries - 1];
  if (wait === undefined) return undefined;
  const spread = wait * (1 + Math.random() * jitter);
  return Math.max(spread, Math.min(secondsAsked(answer?.headers['retry-after'] ?? ''), maxRetryAfter));
}

/** `Retry-After` in seconds, which a server states as a number or as a date; 0 for anything else. */
function secondsAsked(value: string): number {
  if (/^\d+$/.test(value)) return Number(value);
  const until = Date.parse(value);
  return Number.isNaN(until) ? 0 : Math.max(0, (until - Date.now()) / 1000);
}

function textOf({ status, headers, body }: Answer): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP ${status}`, ...lines.slice(0, 50), '', body].join('\n').slice(0, 8_192);
}

/** Pauses a webhook whose tries all failed for three days, and mails its owner. Later events are kept for it. */
async function pauseWhenDead(
  tx: Db,
  { id, name, url, ownerId }: Webhook,
  answer: Answer | null,
): Promise<void> {
  const [paused] = await tx
    .update(webhooks)
    .set({ pausedOn: sql`now()` })
    .where(
      and(
        eq(webhooks.id, id),
        isNull(webhooks.pausedOn),
        sql`${webhooks.failingSince} <= now() - make_interval(days => ${pauseAfterDays})`,
      ),
    )
    .returning({ id: webhooks.id });
  if (!paused) return;
  const owner = await activeAccount(tx, ownerId);
  if (!owner?.email) return;
  const { subject, body } = noticeMailText.webhookPaused;
  const last = answer ? String(answer.status) : '';
  await queueMail(tx, {
    recipients: owner.email,
    subject,
    body: body({ name: owner.name, webhook: name, url, last }),
  });
}

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;
