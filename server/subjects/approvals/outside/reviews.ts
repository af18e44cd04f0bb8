import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { components } from '../../../../openapi/generated/types';
import type { Bodies } from '../../../base/contract/bodies';
import { fieldError, notFound } from '../../../base/contract/errors';
import { serverText } from '../../../base/contract/text';
import { maskEmail } from '../../enquiries/mask';
import type { Db } from '../../../base/db/client';
import { inArray } from '../../../base/db/in-array';
import { comments, commentThreads, outsideReviews, previewLinks } from '../../../base/db/schema';
import type { Tx } from '../../../base/db/transaction';
import type { CurrentAccount } from '../../../access/identity/authentication';
import { createLink, validReviewLinks } from '../../kinds/preview-links';
import { queueCallersMail } from '../../../base/mail/callers-mail';
import { hashToken } from '../../../base/secrets/sealed';
import { previewTheme } from '../../sites/theme-previews';
import { findTheme } from '../../sites/themes';
import { contentOf, type PageContent } from './content';
import { momentText } from './mails';
import { outsideText } from './text';
import { dayMs } from '../../../base/contract/taipei-time';

type Schemas = components['schemas'];
export type ReviewRow = typeof outsideReviews.$inferSelect;

const maxDays = 90;
/** Creates a link for a person; sends a mail if it can contain the link. Throws 400 and 404. */
export async function createReview(
  tx: Tx,
  { themeId, replaces, ...typed }: Bodies['createOutsideReview'],
  by: CurrentAccount,
  isMailed: boolean,
): Promise<{ id: number }> {
  const { own } = await findTheme(tx, themeId);
  const person = checked(typed);
  const known = replaces === undefined ? undefined : await renewable(tx, replaces, person.email);
  const values = { ...person, themeId, createdById: by.id };
  const [review] = known
    ? await tx.update(outsideReviews).set(values).where(eq(outsideReviews.id, known)).returning()
    : await tx.insert(outsideReviews).values(values).returning();
  if (!review) throw notFound();
  const days = Math.ceil((person.expiresOn.getTime() - Date.now()) / dayMs);
  const { id, token } = await createLink(
    tx,
    { kind: 'theme', recordId: themeId },
    {
      purpose: person.name,
      days: days <= 1 ? 1 : days <= 7 ? 7 : 30,
      ...(replaces === undefined ? {} : { replaces }),
    },
    by.name,
    { reviewId: review.id, expiresOn: person.expiresOn },
  );
  await tx
    .update(outsideReviews)
    .set({ tokenHash: hashToken(token) })
    .where(eq(outsideReviews.id, review.id));
  if (isMailed) {
    const { name, mayApprove } = person;
    const { link } = outsideText;
    const until = momentText(person.expiresOn);
    await queueCallersMail(tx, {
      recipients: person.email,
      subject: link.subject(own.title),
      body: link.body({ name, title: own.title, by: by.name, until, mayApprove }),
      reviewId: review.id,
    });
  }
  return { id };
}

/** A renewed link for the same address keeps the person's comments. */
async function renewable(tx: Tx, linkId: number, email: string): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: outsideReviews.id })
    .from(previewLinks)
    .innerJoin(outsideReviews, eq(outsideReviews.id, previewLinks.reviewId))
    .where(and(eq(previewLinks.id, linkId), eq(outsideReviews.email, email)));
  return row?.id;
}

function checked({
  name: typedName,
  email: typedEmail,
  expiresOn: typedEnd,
  mayComment,
  mayApprove,
}: Omit<Bodies['createOutsideReview'], 'themeId' | 'replaces'>) {
  const name = typedName.trim();
  const email = typedEmail.trim();
  if (!name) throw fieldError('name', serverText.required);
  if (!email) throw fieldError('email', serverText.required);
  if (!mayComment && !mayApprove) throw fieldError('mayComment', outsideText.needsRight);
  const expiresOn = new Date(typedEnd);
  if (expiresOn.getTime() <= Date.now()) throw fieldError('expiresOn', outsideText.past);
  if (expiresOn.getTime() > Date.now() + maxDays * dayMs) {
    throw fieldError('expiresOn', outsideText.tooLong(maxDays));
  }
  return { name, email, expiresOn, mayComment, mayApprove };
}

/** Persons invited to review a draft, newest last; throws 404. */
export async function listReviews(db: Db, themeId: number): Promise<Schemas['OutsideReview'][]> {
  await findTheme(db, themeId);
  const rows = await db
    .select()
    .from(outsideReviews)
    .where(eq(outsideReviews.themeId, themeId))
    .orderBy(asc(outsideReviews.id));
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [content, links, counts] = await Promise.all([
    previewTheme(db, themeId).then(contentOf),
    validReviewLinks(db, ids),
    countComments(db, ids),
  ]);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    email: maskEmail(row.email),
    mayComment: row.mayComment,
    mayApprove: row.mayApprove,
    expiresOn: row.expiresOn.toISOString(),
    isEnded: !links.has(row.id),
    state: stateOf(row, content),
    decidedOn: row.decidedOn?.toISOString() ?? null,
    note: row.note,
    ...(counts.get(row.id) ?? { comments: 0, openThreads: 0 }),
  }));
}

/** An approval is valid only for the reviewed content. */
export function stateOf(
  { decision, contentHash }: Pick<ReviewRow, 'decision' | 'contentHash'>,
  { hash }: PageContent,
): Schemas['OutsideReviewState'] {
  if (decision === null) return 'waiting';
  if (decision === 'changesAsked') return decision;
  return contentHash === hash ? 'approved' : 'outdated';
}

async function countComments(db: Db, reviewIds: readonly number[]) {
  const own = db
    .selectDistinct({ threadId: comments.threadId, reviewId: comments.reviewId })
    .from(comments)
    .where(and(inArray(comments.reviewId, [...reviewIds]), isNull(comments.deletedOn)))
    .as('own');
  const rows = await db
    .select({
      reviewId: own.reviewId,
      comments: sql<number>`count(*)::int`,
      openThreads: sql<number>`count(distinct ${own.threadId}) filter (where ${commentThreads.resolvedOn} is null)::int`,
    })
    .from(own)
    .innerJoin(commentThreads, eq(commentThreads.id, own.threadId))
    .innerJoin(comments, and(eq(comments.threadId, own.threadId), isNull(comments.deletedOn)))
    .groupBy(own.reviewId);
  return new Map(rows.map(({ reviewId, ...counts }) => [reviewId, counts]));
}

/** Person by id; undefined if not found. */
export async function findReview(db: Db, id: number): Promise<ReviewRow | undefined> {
  const [row] = await db.select().from(outsideReviews).where(eq(outsideReviews.id, id));
  return row;
}

/** True for the token of an expired or revoked link. */
export async function wasReview(db: Db, token: string): Promise<boolean> {
  const [row] = await db
    .select({ id: outsideReviews.id })
    .from(outsideReviews)
    .where(eq(outsideReviews.tokenHash, hashToken(token)));
  return row !== undefined;
}

/** Deletes addresses a month after their link ended; resolves to their number. */
export async function forgetOldReviewers(db: Db): Promise<number> {
  const { rowCount } = await db
    .update(outsideReviews)
    .set({ email: '', codeHash: null, codeAskedOn: null })
    .where(sql`${outsideReviews.email} <> '' and ${outsideReviews.expiresOn} < now() - interval '30 days'`);
  return rowCount ?? 0;
}
