import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { currentName } from '../../../base/audit/present-names';
import { createThread, deleteComment, editComment, type PageLink, reply } from '../../comments/comments';
import { notFound, Refusal } from '../../../base/contract/errors';
import type { Db } from '../../../base/db/client';
import { inArray } from '../../../base/db/in-array';
import { isWithinLast } from '../../../base/db/clock';
import { comments, commentThreads } from '../../../base/db/schema';
import type { StoredPart } from '../../../base/db/stored-values';
import type { Tx } from '../../../base/db/transaction';
import { rootsOf } from '../../sites/part-copies';
import { findTheme } from '../../sites/themes';
import type { ReviewRow } from './reviews';
import { outsideText } from './text';

interface OutsideComment {
  id: number;
  author: string;
  isOwn: boolean;
  isDeleted: boolean;
  text: string;
  createdOn: Date;
  isEdited: boolean;
}

/** Thread started by the person, who sees no others. */
interface OutsideThread {
  id: number;
  /** Block of the draft; null if it was deleted. */
  partId: number | null;
  partType: number;
  isResolved: boolean;
  comments: OutsideComment[];
}

/** Threads of a person in the order of the blocks; threads of deleted blocks come last. */
export async function threadsOf(
  db: Db,
  review: Pick<ReviewRow, 'id'>,
  parts: readonly Pick<StoredPart, 'id'>[],
): Promise<OutsideThread[]> {
  const begun = sql`(select min(first.id) from comments first where first.thread_id = ${commentThreads.id})`;
  const threads = await db
    .select({ thread: commentThreads })
    .from(commentThreads)
    .innerJoin(comments, and(eq(comments.id, begun), eq(comments.reviewId, review.id)))
    .orderBy(asc(commentThreads.id));
  if (threads.length === 0) return [];
  const ids = threads.map(({ thread }) => thread.id);
  const replies = await db
    .select()
    .from(comments)
    .where(inArray(comments.threadId, ids))
    .orderBy(asc(comments.id));
  const present = new Map([...(await rootsOf(db, parts))].map(([id, root]) => [root, id]));
  const places = new Map(parts.map(({ id }, place) => [id, place]));
  const placeOf = ({ partId }: OutsideThread) =>
    (partId === null ? undefined : places.get(partId)) ?? places.size;
  return threads
    .map(({ thread }) => ({
      id: thread.id,
      partId: present.get(thread.partId) ?? null,
      partType: thread.partType,
      isResolved: thread.resolvedOn !== null,
      comments: replies
        .filter(({ threadId }) => threadId === thread.id)
        .map((comment) => ({
          id: comment.id,
          author: comment.authorId === null ? comment.author : currentName(comment.authorId, comment.author),
          isOwn: comment.reviewId === review.id,
          isDeleted: comment.deletedOn !== null,
          text: comment.text,
          createdOn: comment.createdOn,
          isEdited: comment.editedOn !== null,
        })),
    }))
    .filter(({ comments: all }) => all.some(({ isDeleted }) => !isDeleted))
    .toSorted((a, b) => placeOf(a) - placeOf(b));
}

const writerOf = ({ id: reviewId, name }: ReviewRow) => ({ id: null, name, reviewId });

/** Comments on a block, in the person's open thread if there is one. A repeated submission adds nothing. */
export async function addComment(
  tx: Tx,
  review: ReviewRow,
  { partId, text }: { partId: number; text: string },
  linkOf: PageLink,
): Promise<void> {
  assertWords(review, text);
  // Simultaneous submissions are processed one after the other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('outside-comment'), ${review.id})`);
  if (await isRepeat(tx, review, text)) return;
  const { themeId } = review;
  const { theme } = await findTheme(tx, themeId);
  const own = (await threadsOf(tx, review, theme.parts)).find(
    (thread) => thread.partId === partId && !thread.isResolved,
  );
  const comment = { themeId, text, mentions: [] };
  if (own) await reply(tx, { ...comment, threadId: own.id }, writerOf(review), linkOf);
  else await createThread(tx, { ...comment, partId }, writerOf(review), linkOf);
}

/** Adds a comment to the person's own thread; throws 404 for another's. */
export async function answer(
  tx: Tx,
  review: ReviewRow,
  { threadId, text }: { threadId: number; text: string },
  linkOf: PageLink,
): Promise<void> {
  assertWords(review, text);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('outside-comment'), ${review.id})`);
  if (await isRepeat(tx, review, text)) return;
  const [first] = await tx
    .select({ reviewId: comments.reviewId })
    .from(comments)
    .where(eq(comments.threadId, threadId))
    .orderBy(asc(comments.id))
    .limit(1);
  if (first?.reviewId !== review.id) throw notFound();
  const { themeId } = review;
  await reply(tx, { themeId, threadId, text, mentions: [] }, writerOf(review), linkOf);
}

/** Corrects an own comment. Throws 404; refuses others' comments. */
export async function correct(
  tx: Tx,
  review: ReviewRow,
  { id, text }: { id: number; text: string },
  linkOf: PageLink,
): Promise<void> {
  assertWords(review, text);
  await editComment(tx, { id, text, mentions: [] }, writerOf(review), linkOf);
}

/** Deletes an own comment. Throws 404; refuses others' comments. */
export async function remove(tx: Tx, review: ReviewRow, id: number): Promise<void> {
  await deleteComment(tx, id, writerOf(review));
}

function assertWords({ mayComment }: ReviewRow, text: string): void {
  if (!mayComment) throw new Refusal('outsideRefused', outsideText.mayNotComment);
  if (!text) throw new Refusal('outsideRefused', outsideText.needsWords);
}

async function isRepeat(tx: Tx, { id }: ReviewRow, text: string): Promise<boolean> {
  const [same] = await tx
    .select({ id: comments.id })
    .from(comments)
    .where(
      and(
        eq(comments.reviewId, id),
        eq(comments.text, text),
        isNull(comments.deletedOn),
        isWithinLast(60, comments.createdOn),
      ),
    )
    .limit(1);
  return same !== undefined;
}
