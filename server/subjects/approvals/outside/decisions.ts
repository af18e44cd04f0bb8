import { and, eq, lt, sql } from 'drizzle-orm';
import { note } from '../../../base/audit/audit';
import { Refusal, ServiceError } from '../../../base/contract/errors';
import type { Db } from '../../../base/db/client';
import { accounts, outsideReviews } from '../../../base/db/schema';
import type { Tx } from '../../../base/db/transaction';
import { claimHolders } from '../../../access/identity/claim-holders';
import { networkOf } from '../../../base/logging/client-network';
import { queueCallersMail } from '../../../base/mail/callers-mail';
import { queueMail } from '../../../base/mail/outbox';
import { countAgainst } from '../../../base/secrets/attempts';
import { isPassword } from '../../../base/secrets/passwords';
import { previewTheme } from '../../sites/theme-previews';
import { findTheme } from '../../sites/themes';
import { changedSince, contentNumber, contentOf, type PageContent } from './content';
import { codeMinutes, momentText } from './mails';
import type { ReviewRow } from './reviews';
import { outsideText } from './text';

/** Seconds until another code may be requested. */
const resendSeconds = 60;
const maxTries = 5;
/** Maximum codes that one network may request for a link within an hour. */
const codesPerNetwork = { limit: 10, windowSeconds: 3600 };
/** Maximum tries of one network within an hour. Not of the link: whoever has it could keep its reader away. */
const triesPerNetwork = { limit: 10, windowSeconds: 3600 };

/** Address of a site's steps in the back office; empty without an origin. */
type SiteLink = (caseId: number) => string;

/** Seconds until another code may be requested; 0 if allowed now. */
export const codeWait = ({ codeAskedOn }: Pick<ReviewRow, 'codeAskedOn'>, now = Date.now()): number =>
  codeAskedOn === null
    ? 0
    : Math.max(0, Math.ceil((codeAskedOn.getTime() + resendSeconds * 1000 - now) / 1000));

/** Throws 429 above the hourly number of codes that a network may request for a link. */
export const countCode = (db: Db, { id }: ReviewRow, address: string) =>
  countAgainst(db, ['outside-code', String(id), networkOf(address)], codesPerNetwork);

/** Mails a new code, which replaces the previous one. Refuses within a minute of the previous one. */
export async function sendApprovalCode(tx: Tx, review: ReviewRow): Promise<void> {
  if (!review.mayApprove || !review.email) {
    throw new Refusal('outsideRefused', outsideText.mayNotApprove);
  }
  const { own } = await findTheme(tx, review.themeId);
  const asked = await tx
    .update(outsideReviews)
    .set({ codeAskedOn: sql`now()`, codeHash: null, codeTries: 0 })
    .where(
      and(
        eq(outsideReviews.id, review.id),
        sql`(${outsideReviews.codeAskedOn} is null or ${outsideReviews.codeAskedOn} <= now() - make_interval(secs => ${resendSeconds}))`,
      ),
    )
    .returning({ id: outsideReviews.id });
  if (asked.length === 0) {
    throw new Refusal('outsideRefused', outsideText.waitForCode(Math.max(1, codeWait(review))));
  }
  const { code } = outsideText;
  await queueCallersMail(tx, {
    recipients: review.email,
    subject: code.subject,
    body: code.body({ name: review.name, title: own.title }),
    reviewId: review.id,
  });
}

/**
 * Resolves to the hash that matches the code. Counts the try first, so that parallel tries share the limit.
 * Throws 429 and Refusal.
 */
export async function checkCode(
  db: Db,
  review: ReviewRow,
  { code, address }: { code: string; address: string },
): Promise<string> {
  await countAgainst(db, ['outside-code-try', String(review.id), networkOf(address)], triesPerNetwork);
  const [tried] = await db
    .update(outsideReviews)
    .set({ codeTries: sql`${outsideReviews.codeTries} + 1` })
    .where(
      and(
        eq(outsideReviews.id, review.id),
        lt(outsideReviews.codeTries, maxTries),
        sql`${outsideReviews.codeAskedOn} > now() - make_interval(mins => ${codeMinutes})`,
      ),
    )
    .returning({ tries: outsideReviews.codeTries, hash: outsideReviews.codeHash });
  const isRight = await isPassword(tried?.hash, code);
  if (tried?.hash && isRight) return tried.hash;
  const left = tried ? maxTries - tried.tries : 0;
  throw new Refusal('outsideRefused', left > 0 ? outsideText.wrongCode(left) : outsideText.spentCode);
}

/** Approval of a page by a person without an account. */
interface Approval {
  /** Hash of the approved content. */
  seen: string;
  /** Hash of the verified code. */
  codeHash: string;
  note: string;
}

/** Content of the page; refuses if it differs from the reviewed one. */
export async function assertSeen(
  db: Db,
  review: ReviewRow,
  seen: string,
  blocks: PageContent['blocks'] = [],
) {
  const content = contentOf(await previewTheme(db, review.themeId));
  if (content.hash !== seen) {
    const count = blocks.length > 0 ? changedSince(blocks, content.blocks).length : 0;
    throw new ServiceError(409, outsideText.changed(count));
  }
  return content;
}

/** Approves the reviewed content, with a receipt. Refuses changed content, and a code used by another call. */
export async function approve(
  tx: Tx,
  review: ReviewRow,
  { seen, codeHash, note: words }: Approval,
  linkOf: SiteLink,
): Promise<void> {
  if (!review.mayApprove) throw new Refusal('outsideRefused', outsideText.mayNotApprove);
  const { own } = await findTheme(tx, review.themeId);
  const content = await assertSeen(tx, review, seen);
  const decidedOn = new Date();
  const kept = await tx
    .update(outsideReviews)
    .set({
      decision: 'approved',
      decidedOn,
      note: words,
      contentHash: content.hash,
      blocks: content.blocks,
      codeHash: null,
      codeAskedOn: null,
    })
    .where(and(eq(outsideReviews.id, review.id), eq(outsideReviews.codeHash, codeHash)))
    .returning({ id: outsideReviews.id });
  if (kept.length === 0) throw new Refusal('outsideRefused', outsideText.spentCode);
  const number = contentNumber(content.hash);
  await notifyInviter(
    tx,
    review,
    { action: 'outsideApprove', details: { content: number, note: words } },
    linkOf,
  );
  const { receipt } = outsideText;
  await queueMail(tx, {
    recipients: review.email,
    subject: receipt.subject(own.title),
    body: receipt.body({
      name: review.name,
      title: own.title,
      at: momentText(decidedOn),
      count: content.blocks.length,
      number,
      note: words,
    }),
  });
}

/** Requests changes with a reason; revokes an approval. Refuses once the approved page was published. */
export async function askChanges(tx: Tx, review: ReviewRow, words: string, linkOf: SiteLink): Promise<void> {
  if (!review.mayApprove) throw new Refusal('outsideRefused', outsideText.mayNotApprove);
  if (!words) throw new Refusal('outsideRefused', outsideText.needsReason);
  const { theme } = await findTheme(tx, review.themeId);
  if (review.decision === 'approved' && isPublishedSince(review, theme)) {
    throw new Refusal('outsideRefused', outsideText.published);
  }
  await tx
    .update(outsideReviews)
    .set({
      decision: 'changesAsked',
      decidedOn: new Date(),
      note: words,
      contentHash: null,
      blocks: null,
    })
    .where(eq(outsideReviews.id, review.id));
  await notifyInviter(tx, review, { action: 'outsideAskChanges', details: { note: words } }, linkOf);
}

/** Revokes an approval; refuses once the page was published. */
export async function withdraw(tx: Tx, review: ReviewRow, linkOf: SiteLink): Promise<void> {
  const { theme } = await findTheme(tx, review.themeId);
  if (isPublishedSince(review, theme)) throw new Refusal('outsideRefused', outsideText.published);
  const withdrawn = await tx
    .update(outsideReviews)
    .set({ decision: null, decidedOn: null, note: '', contentHash: null, blocks: null })
    .where(and(eq(outsideReviews.id, review.id), eq(outsideReviews.decision, 'approved')))
    .returning({ id: outsideReviews.id });
  if (withdrawn.length > 0) {
    await notifyInviter(tx, review, { action: 'outsideWithdraw', details: {} }, linkOf);
  }
}

/** True when the draft was published after the decision. */
export const isPublishedSince = (
  { decidedOn }: Pick<ReviewRow, 'decidedOn'>,
  { publishedOn }: { publishedOn: Date | null },
) => decidedOn !== null && publishedOn !== null && publishedOn > decidedOn;

interface Deed {
  action: 'outsideApprove' | 'outsideAskChanges' | 'outsideWithdraw';
  details: Record<string, string>;
}

/** Adds an audit entry, and mails the account that invited the person, if it may still view the site. */
async function notifyInviter(
  tx: Tx,
  review: ReviewRow,
  { action, details }: Deed,
  linkOf: SiteLink,
): Promise<void> {
  const { own } = await findTheme(tx, review.themeId);
  const { id: reviewId, name: reviewer, createdById } = review;
  note(tx, {
    kind: 'site',
    recordId: own.id,
    part: review.themeId,
    title: own.title,
    action,
    after: { reviewId, reviewer, ...details },
  });
  if (createdById === null) return;
  const recipients = await claimHolders(tx, 'Permissions.Cases.OnePage.View', eq(accounts.id, createdById));
  const { decided } = outsideText;
  for (const { name, email } of recipients) {
    if (!email) continue;
    const body = decided.body({ name, title: own.title, reviewer, what: action, link: linkOf(own.id) });
    await queueMail(tx, { recipients: email, subject: decided.subject(own.title), body });
  }
}
