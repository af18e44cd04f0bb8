import { eq } from 'drizzle-orm';
import { inArray } from '../../base/db/in-array';
import { accounts, comments, outsideReviews } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import { claimHolders } from '../../access/identity/claim-holders';
import { collectMail } from '../../base/mail/outbox';
import { commentText } from './text';

interface NewComment {
  threadId: number;
  /** Recipients; all participants if absent. */
  only?: readonly number[];
  mentions: readonly number[];
  title: string;
  /** Empty without an address. */
  link: string;
}

/**
 * Mails the thread's other participants who may still see it, without the text; for an outside reviewer, the
 * account that invited them.
 */
export async function notifyParticipants(
  tx: Tx,
  { threadId, only, mentions, title, link }: NewComment,
  writer: { id: number | null; name: string },
): Promise<void> {
  const rows = await tx.select().from(comments).where(eq(comments.threadId, threadId));
  const participants = new Set(
    only ??
      rows.flatMap(({ authorId, mentions: named, deletedOn }) =>
        deletedOn ? [] : [...(authorId === null ? [] : [authorId]), ...named],
      ),
  );
  if (only === undefined) for (const id of await askersOf(tx, rows)) participants.add(id);
  if (writer.id !== null) participants.delete(writer.id);
  if (participants.size === 0) return;
  const recipients = await claimHolders(
    tx,
    'Permissions.Cases.OnePage.View',
    inArray(accounts.id, [...participants]),
  );
  for (const { id, name, email } of recipients) {
    if (!email) continue;
    const isMentioned = mentions.includes(id);
    const body = commentText.body({ name, by: writer.name, title, isMentioned, link });
    await collectMail(tx, { recipients: email, subject: commentText.subject(title), body });
  }
}

/** Accounts that invited the outside reviewers of a thread. */
async function askersOf(tx: Tx, rows: readonly { reviewId: number | null }[]): Promise<number[]> {
  const ids = rows.flatMap(({ reviewId }) => (reviewId === null ? [] : [reviewId]));
  if (ids.length === 0) return [];
  const askers = await tx
    .select({ id: outsideReviews.createdById })
    .from(outsideReviews)
    .where(inArray(outsideReviews.id, ids));
  return askers.flatMap(({ id }) => (id === null ? [] : [id]));
}
