import { and, asc, count, eq, isNull, notExists, sql } from 'drizzle-orm';
import type { components } from '../../../openapi/generated/types';
import { note } from '../../base/audit/audit';
import { appAddress, appPaths } from '../../base/contract/app-address';
import type { Bodies } from '../../base/contract/bodies';
import { fieldError, notFound, Refusal } from '../../base/contract/errors';
import { serverText } from '../../base/contract/text';
import { cases, comments, commentThreads } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import type { CurrentAccount } from '../../access/identity/authentication';
import { claimHolders } from '../../access/identity/claim-holders';
import { lineOf } from '../../blocks/part-marks';
import { rootsOf } from '../sites/part-copies';
import { findTheme } from '../sites/themes';
import { notifyParticipants } from './notices';
import { commentText } from './text';
import { known } from '../../base/contract/known';
import { type ThreadRow, mayResolve, seesSites } from './threads';

type Schemas = components['schemas'];

/** Limits of one site, and of one thread. */
const maxThreads = 500;

const maxComments = 200;

/** Writer of a comment: an account, or a person without one. */
type Writer =
  { id: number; name: string; reviewId?: undefined } | { id: null; name: string; reviewId: number };

/** Address of a page's editor at a block; empty without an origin. */
export type PageLink = (page: { caseId: number; themeId: number; partId: number }) => string;

/** Links of mails about comments. */
export const pageLink =
  (adminOrigin: string | undefined): PageLink =>
  ({ caseId, themeId, partId }) =>
    appAddress(adminOrigin, appPaths.block(caseId, themeId, partId));

/** Starts a thread on a block of a draft; throws 404 for another page's block. */
export async function createThread(
  tx: Tx,
  { themeId, partId, ...typed }: Bodies['createCommentThread'],
  by: Writer,
  linkOf: PageLink,
): Promise<Schemas['CommentSaved']> {
  const { theme, own } = await findTheme(tx, themeId);
  const part = theme.parts.find(({ id }) => id === partId);
  if (!part) throw notFound();
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('comments'), ${own.id})`);
  const [all] = await tx
    .select({ count: count() })
    .from(commentThreads)
    .where(eq(commentThreads.caseId, own.id));
  if ((all?.count ?? 0) >= maxThreads) {
    throw new Refusal('commentsFull', commentText.threadsFull(maxThreads));
  }
  const roots = await rootsOf(tx, [part]);
  const [thread] = await tx
    .insert(commentThreads)
    .values({
      caseId: own.id,
      themeId,
      partId: roots.get(partId) ?? partId,
      partType: part.partType,
      partText: lineOf(part),
    })
    .returning();
  return addComment(
    tx,
    known(thread, 'The inserted thread'),
    typed,
    by,
    linkOf({ caseId: own.id, themeId, partId }),
  );
}

/** Adds a comment to a thread; throws 404. */
export async function reply(
  tx: Tx,
  { themeId, threadId, ...typed }: Bodies['replyToComment'],
  by: Writer,
  linkOf: PageLink,
): Promise<Schemas['CommentSaved']> {
  const thread = await lockThread(tx, threadId);
  const { theme, own } = await findTheme(tx, themeId);
  if (own.id !== thread.caseId) throw notFound();
  const [all] = await tx.select({ count: count() }).from(comments).where(eq(comments.threadId, threadId));
  if ((all?.count ?? 0) >= maxComments) {
    throw new Refusal('commentsFull', commentText.commentsFull(maxComments));
  }
  const roots = await rootsOf(tx, theme.parts);
  const [partId = thread.partId] = [...roots].find(([, root]) => root === thread.partId) ?? [];
  return addComment(tx, thread, typed, by, linkOf({ caseId: own.id, themeId, partId }));
}

async function addComment(
  tx: Tx,
  thread: ThreadRow,
  { text: typed, mentions }: { text: string; mentions: number[] },
  by: Writer,
  link: string,
): Promise<Schemas['CommentSaved']> {
  const text = written(typed);
  await assertReaders(tx, mentions);
  const [row] = await tx
    .insert(comments)
    .values({
      threadId: thread.id,
      author: by.name,
      authorId: by.id,
      reviewId: by.reviewId ?? null,
      text,
      mentions,
    })
    .returning({ id: comments.id });
  const title = await noteComment(tx, thread, { action: 'comment', before: '', after: text, by });
  await notifyParticipants(tx, { threadId: thread.id, mentions, title, link }, by);
  return { id: known(row, 'The inserted comment').id, threadId: thread.id };
}

/** Corrects an own comment; notifies only newly mentioned accounts. Throws 404; refuses others' comments. */
export async function editComment(
  tx: Tx,
  { id, text: typed, mentions }: Bodies['updateComment'],
  by: Writer,
  linkOf: PageLink,
): Promise<Schemas['CommentSaved']> {
  const { comment, thread } = await lockOwn(tx, id, by);
  const text = written(typed);
  await assertReaders(
    tx,
    mentions.filter((each) => !comment.mentions.includes(each)),
  );
  await tx.update(comments).set({ text, mentions, editedOn: new Date() }).where(eq(comments.id, id));
  const title = await noteComment(tx, thread, { action: 'comment', before: comment.text, after: text, by });
  const only = mentions.filter((each) => !comment.mentions.includes(each));
  const link = thread.themeId === null ? '' : linkOf({ ...thread, themeId: thread.themeId });
  await notifyParticipants(tx, { threadId: thread.id, only, mentions, title, link }, by);
  return { id, threadId: thread.id };
}

/**
 * Deletes the text of an own comment, and a thread without others; the audit trail keeps it. Throws 404; refuses others'
 * comments.
 */
export async function deleteComment(tx: Tx, id: number, by: Writer): Promise<void> {
  const { comment, thread } = await lockOwn(tx, id, by);
  await tx.update(comments).set({ text: '', mentions: [], deletedOn: new Date() }).where(eq(comments.id, id));
  await noteComment(tx, thread, { action: 'comment', before: comment.text, after: '', by });
  // Nobody sees an empty thread, but it would count towards the limit of its site.
  const isLeft = and(eq(comments.threadId, thread.id), isNull(comments.deletedOn));
  const left = tx.select({ id: comments.id }).from(comments).where(isLeft);
  await tx.delete(commentThreads).where(and(eq(commentThreads.id, thread.id), notExists(left)));
}

/** Resolves or reopens a thread. Throws 404; refuses accounts that neither started it nor may edit. */
export async function resolveThread(
  tx: Tx,
  { threadId, isResolved }: Bodies['resolveComments'],
  by: CurrentAccount,
): Promise<void> {
  const thread = await lockThread(tx, threadId);
  const [first] = await tx
    .select()
    .from(comments)
    .where(eq(comments.threadId, threadId))
    .orderBy(asc(comments.id))
    .limit(1);
  if (!mayResolve(by, first)) throw new Refusal('resolveForbidden', commentText.resolveForbidden);
  if (isResolved === (thread.resolvedOn !== null)) return;
  await tx
    .update(commentThreads)
    .set(
      isResolved
        ? { resolvedOn: new Date(), resolvedBy: by.name, resolvedById: by.id }
        : { resolvedOn: null, resolvedBy: '', resolvedById: null },
    )
    .where(eq(commentThreads.id, threadId));
  await noteComment(tx, thread, {
    action: isResolved ? 'resolveComment' : 'reopenComment',
    before: '',
    after: first?.text ?? '',
  });
}

async function lockThread(tx: Tx, id: number): Promise<ThreadRow> {
  const [thread] = await tx
    .select({ thread: commentThreads })
    .from(commentThreads)
    .innerJoin(cases, and(eq(cases.id, commentThreads.caseId), isNull(cases.deletedOn)))
    .where(eq(commentThreads.id, id))
    .for('update', { of: commentThreads });
  if (!thread) throw notFound();
  return thread.thread;
}

async function lockOwn(tx: Tx, id: number, by: Writer) {
  const [found] = await tx.select({ threadId: comments.threadId }).from(comments).where(eq(comments.id, id));
  if (!found) throw notFound();
  const thread = await lockThread(tx, found.threadId);
  const [comment] = await tx.select().from(comments).where(eq(comments.id, id));
  if (!comment || comment.deletedOn) throw notFound();
  const isOwn = by.id === null ? comment.reviewId === by.reviewId : comment.authorId === by.id;
  if (!isOwn) throw new Refusal('othersComment', commentText.othersComment);
  return { comment, thread };
}

function written(typed: string): string {
  const text = typed.trim();
  if (!text) throw fieldError('text', serverText.required);
  return text;
}

async function assertReaders(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const readers = new Set((await claimHolders(tx, seesSites)).map(({ id }) => id));
  if (ids.some((id) => !readers.has(id))) throw fieldError('mentions', commentText.notReader);
}

interface CommentDeed {
  action: 'comment' | 'resolveComment' | 'reopenComment';
  before: string;
  after: string;
  /** Writer; the entry names one without an account. */
  by?: Writer;
}

/** Adds an audit entry under the site; resolves to its title. */
async function noteComment(
  tx: Tx,
  { caseId, themeId }: ThreadRow,
  { action, before, after, by }: CommentDeed,
): Promise<string> {
  const [own] = await tx.select({ title: cases.title }).from(cases).where(eq(cases.id, caseId));
  const { title } = known(own, 'The case');
  const outsider = by?.id === null ? { reviewId: by.reviewId, reviewer: by.name } : {};
  note(tx, {
    kind: 'site',
    recordId: caseId,
    ...(themeId === null ? {} : { part: themeId }),
    title,
    action,
    before: { comment: before },
    after: { comment: after, ...outsider },
  });
  return title;
}
