import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { firstCharacters } from '../contract/characters';
import type { Db } from '../db/client';
import { inArray } from '../db/in-array';
import { outbox } from '../db/schema';
import { issueKey } from '../secrets/one-time-keys';
import { linkMark } from '../secrets/text';

export interface Mail {
  id: number;
  /** Identical for all tries. */
  messageId: string;
  /** Comma separated; each mail in the outbox has one. */
  recipients: string;
  subject: string;
  body: string;
  /** Calendar file (iCalendar) to attach. */
  calendar: string | null;
}

/** Sends one mail; rejects when the server refuses or the signal aborts. */
export type SendMail = (mail: Mail, signal: AbortSignal) => Promise<void>;

/** Failed try for the log, without content and addresses. */
export interface MailProblem {
  mail: number;
  tries: number;
  isAbandoned: boolean;
  code: string | undefined;
  responseCode: number | undefined;
}

/** Longer than the timeout of a try, so that only one process sends a mail. */
const leaseSeconds = 60;
const defaultMaxTryMs = 45_000;
const firstWaitSeconds = 30;
const maxWaitSeconds = 7200;
/** Frequent for two hours, then every two hours for two and a half days. */
const maxTries = 40;

export interface SendOptions {
  /** Aborts the try. */
  signal?: AbortSignal;
  onProblem?: (problem: MailProblem) => void;
  maxTryMs?: number;
  /** Address of a link with this key; without this function, mails with a key are given up. */
  linkOf?: ((key: string) => string) | undefined;
  /** Inserts link or code of an outside review into the text; null when it has ended. */
  fillReview?: ((reviewId: number, body: string) => Promise<string | null>) | undefined;
}

type NewMail = Pick<Mail, 'recipients' | 'subject' | 'body'>;

/**
 * Queues one mail per recipient in the current transaction, so that a refused one does not delay others. Resolves to
 * their message ids.
 */
export async function queueMail(
  tx: Db,
  {
    recipients,
    subject,
    body,
    calendar,
    keyId,
    reviewId,
  }: NewMail & { calendar?: string; keyId?: number; reviewId?: number },
): Promise<string[]> {
  const shared = {
    subject: firstCharacters(oneLine(subject), 200),
    body,
    ...(calendar === undefined ? {} : { calendar }),
    ...(keyId === undefined ? {} : { keyId }),
    ...(reviewId === undefined ? {} : { reviewId }),
  };
  const rows = await tx
    .insert(outbox)
    .values(recipients.split(',').map((recipient) => ({ recipients: recipient, ...shared })))
    .returning({ messageId: outbox.messageId });
  return rows.map(({ messageId }) => messageId);
}

/** Merges notices to one recipient with the same subject within a minute into one mail. */
export async function collectMail(tx: Db, { recipients, subject, body }: NewMail): Promise<void> {
  const line = firstCharacters(oneLine(subject), 200);
  // Serialized: two parallel calls would start two mails.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtext('collect-mail'), hashtext(${recipients + line}))`,
  );
  const isCollecting = and(
    eq(outbox.recipients, recipients),
    eq(outbox.subject, line),
    eq(outbox.tries, 0),
    gt(outbox.nextTryOn, sql`now()`),
  );
  const added = await tx
    .update(outbox)
    .set({ body: sql`${outbox.body} || ${`\n\n${'-'.repeat(20)}\n\n${body}`}` })
    .where(isCollecting)
    .returning({ id: outbox.id });
  if (added.length > 0) return;
  await tx
    .insert(outbox)
    .values({ recipients, subject: line, body, nextTryOn: sql`now() + make_interval(secs => 60)` });
}

/** Numbers of failed mails: waiting for a retry, and given up. */
export async function countUnsentMails(db: Db): Promise<{ waiting: number; givenUp: number }> {
  const [row] = await db
    .select({
      waiting: sql<number>`count(*) filter (where ${outbox.givenUpOn} is null and ${outbox.lastError} is not null)::int`,
      givenUp: sql<number>`count(${outbox.givenUpOn})::int`,
    })
    .from(outbox)
    .where(isNull(outbox.sentOn));
  return row ?? { waiting: 0, givenUp: 0 };
}

/**
 * Maximum over the waiting mails: seconds from the first to the last try, plus the time that the next try is overdue.
 */
export const oldestTrySeconds = sql<number>`
  select coalesce(max(
    (select coalesce(sum(least(${firstWaitSeconds} * 2 ^ (each - 1), ${maxWaitSeconds})), 0)
      from generate_series(1, tries - 1) as each)
    + greatest(0, extract(epoch from now() - next_try_on))
  ), 0) from outbox where sent_on is null and given_up_on is null`;

/** States of mails by message id; a mail that the outbox has forgotten is absent. */
export async function findMails(
  db: Db,
  messageIds: readonly string[],
): Promise<Map<string, { sentOn: Date | null; givenUpOn: Date | null; lastError: string | null }>> {
  if (messageIds.length === 0) return new Map();
  const { messageId, sentOn, givenUpOn, lastError } = outbox;
  const rows = await db
    .select({ messageId, sentOn, givenUpOn, lastError })
    .from(outbox)
    .where(inArray(messageId, [...messageIds]));
  return new Map(rows.map(({ messageId: id, ...state }) => [id, state]));
}

const isWaiting = and(isNull(outbox.sentOn), isNull(outbox.givenUpOn), lte(outbox.nextTryOn, sql`now()`));

/** Most overdue mail. */
export const dueMail = (db: Db) =>
  db.select({ id: outbox.id }).from(outbox).where(isWaiting).orderBy(asc(outbox.nextTryOn)).limit(1);

/** Gives up mails whose last try ended in a crash; resolves to their number. */
export async function abandonCrashedMails(db: Db): Promise<number> {
  const rows = await db
    .update(outbox)
    .set({ givenUpOn: sql`now()` })
    .where(and(isWaiting, sql`${outbox.tries} >= ${maxTries}`))
    .returning({ id: outbox.id });
  return rows.length;
}

/** Deletes mails a month after sending or half a year after giving up; resolves to their number. Their enquiries stay. */
export async function removeOldMails(db: Db): Promise<number> {
  const old = sql`${outbox.sentOn} < now() - interval '30 days' or ${outbox.givenUpOn} < now() - interval '180 days'`;
  return (await db.delete(outbox).where(old)).rowCount ?? 0;
}

/**
 * Sends the next due mail, claimed by postponing its next try; null without one. A crash repeats it with the
 * same Message-ID.
 */
export async function sendNext(
  db: Db,
  send: SendMail,
  { signal, onProblem = () => {}, maxTryMs = defaultMaxTryMs, linkOf, fillReview }: SendOptions = {},
): Promise<'sent' | 'failed' | null> {
  const [mail] = await db
    .update(outbox)
    .set({ tries: sql`${outbox.tries} + 1`, nextTryOn: inSeconds(leaseSeconds) })
    .where(sql`${outbox.id} = (${dueMail(db).for('update', { skipLocked: true })})`)
    .returning();
  if (!mail) return null;
  const body = await bodyOf(db, mail, { linkOf, fillReview });
  if (body === null) {
    await db
      .update(outbox)
      .set({ givenUpOn: sql`now()`, lastError: 'the link is no longer wanted' })
      .where(eq(outbox.id, mail.id));
    return 'failed';
  }
  try {
    await send(
      { ...mail, body },
      AbortSignal.any([AbortSignal.timeout(maxTryMs), ...(signal ? [signal] : [])]),
    );
  } catch (error) {
    await noteFailure(db, mail, error, onProblem);
    return 'failed';
  }
  // Valid even if another process has claimed it by now: it was sent.
  await db
    .update(outbox)
    .set({ sentOn: sql`now()`, givenUpOn: null, lastError: null })
    .where(eq(outbox.id, mail.id));
  return 'sent';
}

/** Line of a mark in a text; -1 without one. The last one, as typed text stands before it. */
export const lineOfMark = (body: string, mark: string): number => body.split('\n').lastIndexOf(mark);

/** Text with a value in place of its mark; null without one. */
export function fillMark(body: string, mark: string, value: string): string | null {
  const line = lineOfMark(body, mark);
  return line < 0 ? null : body.split('\n').with(line, value).join('\n');
}

/** Text of a mail with a link generated now; null if the link was used, withdrawn or has expired. */
async function bodyOf(
  db: Db,
  { body, keyId, reviewId }: typeof outbox.$inferSelect,
  { linkOf, fillReview }: Pick<SendOptions, 'linkOf' | 'fillReview'>,
): Promise<string | null> {
  if (reviewId !== null) return (await fillReview?.(reviewId, body)) ?? null;
  if (keyId === null) return body;
  const key = linkOf ? await issueKey(db, keyId) : null;
  return key === null ? null : fillMark(body, linkMark, linkOf?.(key) ?? '');
}

async function noteFailure(
  db: Db,
  { id, tries }: typeof outbox.$inferSelect,
  error: unknown,
  onProblem: (problem: MailProblem) => void,
): Promise<void> {
  const { message, code, responseCode }: Error & { code?: string; responseCode?: number } =
    error instanceof Error ? error : new Error(String(error));
  const isAbandoned = tries >= maxTries;
  onProblem({ mail: id, tries, isAbandoned, code, responseCode });
  const wait = Math.min(firstWaitSeconds * 2 ** (tries - 1), maxWaitSeconds);
  await db
    .update(outbox)
    .set({
      lastError: firstCharacters(message, 500),
      nextTryOn: inSeconds(wait),
      ...(isAbandoned ? { givenUpOn: sql`now()` } : {}),
    })
    // Unless another process has retried in the meantime.
    .where(and(eq(outbox.id, id), eq(outbox.tries, tries), isNull(outbox.sentOn)));
}

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/** Removes control characters, so that visitors' input cannot add a header. */
const oneLine = (text: string) => text.replaceAll(/\p{Cc}+/gu, ' ').trim();
