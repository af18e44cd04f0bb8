import { randomBytes } from 'node:crypto';
import { and, asc, desc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { inArray } from '../../base/db/in-array';
import { prepared } from '../../base/db/prepared';
import { outsideReviews, previewLinks } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import { Refusal, ServiceError, fieldError, notFound } from '../../base/contract/errors';
import { previewPath } from '../../base/contract/public-address';
import type { components } from '../../../openapi/generated/types';
import { serverText } from '../../base/contract/text';
import type { PreviewKind } from '../../base/db/stored-values';
import { kindUnits } from '../../../openapi/generated/kinds';
import { kinds, kindsWith } from './kinds';
import { actorIdOf, note } from '../../base/audit/audit';
import { holders } from '../../access/identity/key-makers';
import { currentName } from '../../base/audit/present-names';

type PreviewLink = components['schemas']['PreviewLink'];
type LinkRow = typeof previewLinks.$inferSelect;

/** A draft, or the drafts of a release. */
export interface LinkedDraft {
  kind: PreviewKind;
  recordId: number;
}

/** Enough for all readers of a draft, and few enough for a list without pages. */
const maxLinks = 20;
const retentionDays = 30;
/** 144 bits: 24 characters, each with a single encoding. */
const tokenBytes = 18;
const tokenForm = /^[\w-]{24}$/;

const isExpired = sql<boolean>`${previewLinks.expiresOn} <= now()`;
const previewKinds = kindsWith('preview');
const columnOf = (kind: PreviewKind) => `${kind}Id` as const;
/** Qualified names, because columns of a select omit their table. */
const claimOfKind = previewKinds
  .map(
    (kind) =>
      `when preview_links.${previewLinks[columnOf(kind)].name} is not null then '${kindUnits[kind]}.Edit'`,
  )
  .join(' ');
/** True when the creator lost the permission. Links of earlier releases have no creator and last until they expire. */
const madeByNobody = sql<boolean>`(preview_links.created_by_id is not null and not exists (
  select 1 from ${holders} where a.id = preview_links.created_by_id and (case ${sql.raw(claimOfKind)} end) = any(r.claims)))`;
const isOver = sql<boolean>`(${isExpired} or ${madeByNobody})`;
const listed = { link: previewLinks, isOver, isMakerGone: madeByNobody, review: outsideReviews };
const of = ({ kind, recordId }: LinkedDraft) => eq(previewLinks[columnOf(kind)], recordId);

/** Links of a draft: valid ones first, each newest first. Throws 404 without such a draft. */
export async function listLinks(db: Db, draft: LinkedDraft, origin: string): Promise<PreviewLink[]> {
  await kinds[draft.kind].preview.find(db, draft.recordId);
  const rows = await db
    .select(listed)
    .from(previewLinks)
    .leftJoin(outsideReviews, eq(outsideReviews.id, previewLinks.reviewId))
    .where(of(draft))
    .orderBy(asc(isOver), desc(previewLinks.id));
  return rows.map((row) => onWire(row, origin));
}

/** Link as in the list; throws 404. */
export async function getLink(db: Db, id: number, origin: string): Promise<PreviewLink> {
  const [row] = await db
    .select(listed)
    .from(previewLinks)
    .leftJoin(outsideReviews, eq(outsideReviews.id, previewLinks.reviewId))
    .where(eq(previewLinks.id, id));
  if (!row) throw notFound();
  return onWire(row, origin);
}

/** Link for a person: may end at any time; the audit entry names the person. */
interface ForPerson {
  reviewId: number;
  expiresOn: Date;
}

/** Creates a link of a draft, optionally replacing another. Throws 404; refuses too many. */
export async function createLink(
  tx: Tx,
  draft: LinkedDraft,
  { purpose, days, replaces }: Omit<components['schemas']['PreviewLinkCreate'], 'recordId'>,
  by: string,
  person?: ForPerson,
): Promise<{ id: number; token: string }> {
  await kinds[draft.kind].preview.find(tx, draft.recordId);
  const name = purpose.trim();
  if (!name) throw fieldError('purpose', serverText.required);
  // Parallel calls are counted one after the other.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtext(${`preview_links ${draft.kind}`}), ${draft.recordId})`,
  );
  if (replaces !== undefined) await removeLink(tx, draft.kind, replaces, draft.recordId);
  if ((await tx.$count(previewLinks, and(of(draft), sql`not ${isOver}`))) >= maxLinks) {
    throw new Refusal('tooManyPreviewLinks', serverText.tooManyPreviewLinks(maxLinks));
  }
  const [row] = await tx
    .insert(previewLinks)
    .values({
      token: randomBytes(tokenBytes).toString('base64url'),
      reviewId: person?.reviewId ?? null,
      [columnOf(draft.kind)]: draft.recordId,
      purpose: name,
      days,
      createdBy: by,
      createdById: actorIdOf(tx),
      expiresOn: person?.expiresOn ?? sql`now() + make_interval(days => ${days})`,
    })
    .returning({ id: previewLinks.id, token: previewLinks.token });
  if (!row) throw notFound();
  const after = { purpose: name, days, ...(person ? { reviewId: person.reviewId } : {}) };
  note(tx, { ...(await subjectOf(tx, draft)), action: 'createLink', after });
  return row;
}

/** Audited subject of a link: for a theme, the site of its case. */
async function subjectOf(db: Db, { kind, recordId }: LinkedDraft) {
  const { find, audit } = kinds[kind].preview;
  const found = await find(db, recordId).catch(unlessGone);
  if (found) return { kind: audit, ...found };
  return audit === kind ? { kind: audit, recordId, title: '' } : { kind: audit };
}

/** A link to a record in the trash can still be revoked. */
function unlessGone(error: unknown): null {
  if (error instanceof ServiceError && error.status === 404) return null;
  throw error;
}

/** Throws 404 for another kind or another record. */
export async function removeLink(tx: Tx, kind: PreviewKind, id: number, recordId?: number): Promise<void> {
  const column = previewLinks[columnOf(kind)];
  const [revoked] = await tx
    .delete(previewLinks)
    .where(
      and(
        eq(previewLinks.id, id),
        recordId === undefined ? sql`${column} is not null` : eq(column, recordId),
      ),
    )
    .returning({ of: column, purpose: previewLinks.purpose, reviewId: previewLinks.reviewId });
  if (!revoked?.of) throw notFound();
  const subject = await subjectOf(tx, { kind, recordId: revoked.of });
  const { purpose, reviewId } = revoked;
  const before = { purpose, ...(reviewId === null ? {} : { reviewId }) };
  note(tx, { ...subject, action: 'revokeLink', before });
}

interface OpenLink extends LinkedDraft {
  id: number;
  /** Creator. */
  makerId: number | null;
  /** Person for whom it was created. */
  reviewId: number | null;
  expiresOn: Date;
}

/** Quick check of the format, before any query. */
export const couldBeToken = (token: string) => tokenForm.test(token);

/** Target of a valid token; null when unknown, revoked, expired, or if its creator lost the permission. */
export async function openLink(db: Db, token: string): Promise<OpenLink | null> {
  const [row] = await prepared(db, 'open_preview_link', byToken).execute({ token });
  if (!row) return null;
  for (const kind of previewKinds) {
    const recordId = row[columnOf(kind)];
    if (recordId !== null) {
      const { id, reviewId, expiresOn, createdById: makerId } = row;
      return { id, makerId, reviewId, expiresOn, kind, recordId };
    }
  }
  return null;
}

const byToken = (db: Db) =>
  db
    .select()
    .from(previewLinks)
    .where(and(eq(previewLinks.token, sql.placeholder('token')), sql`not ${isOver}`));

/** Tokens of valid links by the person for whom they were created. */
export async function validReviewLinks(db: Db, reviewIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .select({ reviewId: previewLinks.reviewId, token: previewLinks.token })
    .from(previewLinks)
    .where(and(inArray(previewLinks.reviewId, [...reviewIds]), sql`not ${isOver}`));
  return new Map(rows.flatMap(({ reviewId, token }) => (reviewId === null ? [] : [[reviewId, token]])));
}

/** Counts an opening, without locking the draft. */
export async function countOpening(db: Db, id: number): Promise<void> {
  await db
    .update(previewLinks)
    .set({ openedCount: sql`${previewLinks.openedCount} + 1`, lastOpenedOn: sql`now()` })
    .where(eq(previewLinks.id, id));
}

/** Deletes links that expired long ago; resolves to their number. */
export async function removeOldLinks(db: Db): Promise<number> {
  const { rowCount } = await db
    .delete(previewLinks)
    .where(lt(previewLinks.expiresOn, sql`now() - make_interval(days => ${retentionDays})`));
  return rowCount ?? 0;
}

function onWire(
  found: {
    link: LinkRow;
    isOver: boolean;
    isMakerGone: boolean;
    review: typeof outsideReviews.$inferSelect | null;
  },
  origin: string,
): PreviewLink {
  const { link: row, review } = found;
  return {
    id: row.id,
    purpose: row.purpose,
    // Stored values are from the contract's enumeration.
    days: row.days,
    address: origin + previewPath(row.token),
    createdOn: row.createdOn.toISOString(),
    createdBy: currentName(row.createdById, row.createdBy),
    expiresOn: row.expiresOn.toISOString(),
    isExpired: found.isOver,
    isMakerGone: found.isMakerGone,
    limit: maxLinks,
    ...(review
      ? {
          review: {
            id: review.id,
            email: review.email,
            mayComment: review.mayComment,
            mayApprove: review.mayApprove,
          },
        }
      : {}),
    openedCount: row.openedCount,
    lastOpenedOn: row.lastOpenedOn?.toISOString() ?? null,
  };
}
