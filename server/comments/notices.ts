import { eq, inArray } from 'drizzle-orm';
import { accounts, comments } from '../db/schema';
import type { Tx } from '../db/transaction';
import { claimHolders } from '../identity/claim-holders';
import { collectMail } from '../mail/outbox';
import { commentText } from './text';

interface NewComment {
  threadId: number;
  /** Only they are told; all who take part otherwise. */
  only?: readonly number[];
  mentions: readonly number[];
  title: string;
  link: string | undefined;
}

/** Mails those who take part in a thread and may still see it, but for the writer; without what was written. */
export async function tellTakers(
  tx: Tx,
  { threadId, only, mentions, title, link }: NewComment,
  writer: { id: number; name: string },
): Promise<void> {
  const rows = await tx.select().from(comments).where(eq(comments.threadId, threadId));
  const takers = new Set(
    only ??
      rows.flatMap(({ authorId, mentions: named, deletedOn }) => (deletedOn ? [] : [authorId, ...named])),
  );
  takers.delete(writer.id);
  if (takers.size === 0) return;
  const told = await claimHolders(tx, 'Permissions.Cases.OnePage.View', inArray(accounts.id, [...takers]));
  for (const { id, name, email } of told) {
    if (!email) continue;
    const isMentioned = mentions.includes(id);
    const body = commentText.body({ name, by: writer.name, title, isMentioned, link });
    await collectMail(tx, { recipients: email, subject: commentText.subject(title), body });
  }
}
