import { randomBytes } from 'node:crypto';
import { and, asc, desc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { prepared } from '../db/prepared';
import { previewLinks } from '../db/schema';
import type { Tx } from '../db/transaction';
import { Refusal, ServiceError, fieldError, notFound } from '../contract/errors';
import type { components } from '../../openapi/generated/types';
import { serverText } from '../contract/text';
import type { PreviewKind } from '../db/stored-values';
import { kindUnits } from '../../openapi/generated/kinds';
import { kinds, kindsWith } from './kinds';
import { actorIdOf, note } from '../audit/audit';
import { holders } from '../identity/key-makers';
import { presentName } from '../audit/present-names';

type PreviewLink = components['schemas']['PreviewLink'];
type LinkRow = typeof previewLinks.$inferSelect;

/** One draft of one kind. */
export interface LinkedDraft {
  kind: PreviewKind;
  recordId: number;
}

/** Enough for all who see a draft, and few enough for a list without pages. */
const maxLinks = 20;
const keptDays = 30;
/** 144 bits: 24 characters in one spelling each. */
const tokenBytes = 18;
const tokenForm = /^[\w-]{24}$/;

const isExpired = sql<boolean>`${previewLinks.expiresOn} <= now()`;
const previewKinds = kindsWith('preview');
const columnOf = (kind: PreviewKind) => kinds[kind].preview.column;
/** Names are written out, as a list's columns stand without their table. */
const claimOfKind = previewKinds
  .map(
    (kind) =>
      `when preview_links.${previewLinks[columnOf(kind)].name} is not null then '${kindUnits[kind]}.Edit'`,
  )
  .join(' ');
/** Who made it may make it no more. Links of earlier releases name no maker, and hold until they expire. */
const madeByNobody = sql<boolean>`(preview_links.created_by_id is not null and not exists (
  select 1 from ${holders} where a.id = preview_links.created_by_id and (case ${sql.raw(claimOfKind)} end) = any(r.claims)))`;
const isOver = sql<boolean>`(${isExpired} or ${madeByNobody})`;
const of = ({ kind, recordId }: LinkedDraft) => eq(previewLinks[columnOf(kind)], recordId);

/** The links of a draft: those that hold, the newest first, then those that hold no more. Throws 404 when there is no such draft. */
export async function listLinks(db: Db, draft: LinkedDraft, origin: string): Promise<PreviewLink[]> {
  await kinds[draft.kind].preview.find(db, draft.recordId);
  const rows = await db
    .select({ link: previewLinks, isOver, isMakerGone: madeByNobody })
    .from(previewLinks)
    .where(of(draft))
    .orderBy(asc(isOver), desc(previewLinks.id));
  return rows.map((row) => onWire(row, origin));
}

/** One link as the list has it; throws 404. */
export async function getLink(db: Db, id: number, origin: string): Promise<PreviewLink> {
  const [row] = await db
    .select({ link: previewLinks, isOver, isMakerGone: madeByNobody })
    .from(previewLinks)
    .where(eq(previewLinks.id, id));
  if (!row) throw notFound();
  return onWire(row, origin);
}

/** Makes a link of a draft, in the place of another one if told so. Throws 404, and refuses too many. */
export async function createLink(
  tx: Tx,
  draft: LinkedDraft,
  { purpose, days, replaces }: Omit<components['schemas']['PreviewLinkCreate'], 'recordId'>,
  by: string,
): Promise<{ id: number }> {
  await kinds[draft.kind].preview.find(tx, draft.recordId);
  const name = purpose.trim();
  if (!name) throw fieldError('purpose', serverText.required);
  // Two that come at the same moment are counted one after the other.
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
      [columnOf(draft.kind)]: draft.recordId,
      purpose: name,
      days,
      createdBy: by,
      createdById: actorIdOf(tx),
      expiresOn: sql`now() + make_interval(days => ${days})`,
    })
    .returning({ id: previewLinks.id });
  if (!row) throw notFound();
  note(tx, { ...(await subjectOf(tx, draft)), action: 'createLink', after: { purpose: name, days } });
  return row;
}

/** What a link shows, as the audit trail calls it: of a theme the website of its case. */
async function subjectOf(db: Db, { kind, recordId }: LinkedDraft) {
  const { find, audit } = kinds[kind].preview;
  const found = await find(db, recordId).catch(unlessGone);
  if (found) return { kind: audit, ...found };
  return audit === kind ? { kind: audit, recordId, title: '' } : { kind: audit };
}

/** A link of what is in the trash can be revoked all the same. */
function unlessGone(error: unknown): null {
  if (error instanceof ServiceError && error.status === 404) return null;
  throw error;
}

/** Revokes a link of this kind; throws 404 when it is none, or not of this record. */
export async function removeLink(tx: Tx, kind: PreviewKind, id: number, recordId?: number): Promise<void> {
  const column = previewLinks[columnOf(kind)];
  const [gone] = await tx
    .delete(previewLinks)
    .where(
      and(
        eq(previewLinks.id, id),
        recordId === undefined ? sql`${column} is not null` : eq(column, recordId),
      ),
    )
    .returning({ of: column, purpose: previewLinks.purpose });
  if (!gone?.of) throw notFound();
  const subject = await subjectOf(tx, { kind, recordId: gone.of });
  note(tx, { ...subject, action: 'revokeLink', before: { purpose: gone.purpose } });
}

interface OpenLink extends LinkedDraft {
  id: number;
  expiresOn: Date;
}

/** True for what could be a link's token; anything else needs no look into the database. */
export const couldBeToken = (token: string) => tokenForm.test(token);

/** What a token that holds leads to; null for one that is unknown, revoked or expired, or whose maker may make it no more. */
export async function openLink(db: Db, token: string): Promise<OpenLink | null> {
  const [row] = await prepared(db, 'open_preview_link', byToken).execute({ token });
  if (!row) return null;
  for (const kind of previewKinds) {
    const recordId = row[columnOf(kind)];
    if (recordId !== null) return { id: row.id, expiresOn: row.expiresOn, kind, recordId };
  }
  return null;
}

const byToken = (db: Db, name: string) =>
  db
    .select()
    .from(previewLinks)
    .where(and(eq(previewLinks.token, sql.placeholder('token')), sql`not ${isOver}`))
    .prepare(name);

/** Notes that a link was opened: one row of its own, no lock of the draft. */
export async function countOpening(db: Db, id: number): Promise<void> {
  await db
    .update(previewLinks)
    .set({ openedCount: sql`${previewLinks.openedCount} + 1`, lastOpenedOn: sql`now()` })
    .where(eq(previewLinks.id, id));
}

/** Deletes links that ran out long ago; resolves to how many. For the job that cleans up. */
export async function removeOldLinks(db: Db): Promise<number> {
  const { rowCount } = await db
    .delete(previewLinks)
    .where(lt(previewLinks.expiresOn, sql`now() - make_interval(days => ${keptDays})`));
  return rowCount ?? 0;
}

function onWire(
  found: { link: LinkRow; isOver: boolean; isMakerGone: boolean },
  origin: string,
): PreviewLink {
  const { link: row } = found;
  return {
    id: row.id,
    purpose: row.purpose,
    // Written only with values of the contract.
    days: row.days,
    address: `${origin}/p/${row.token}`,
    createdOn: row.createdOn.toISOString(),
    createdBy: presentName(row.createdById, row.createdBy),
    expiresOn: row.expiresOn.toISOString(),
    isExpired: found.isOver,
    isMakerGone: found.isMakerGone,
    openedCount: row.openedCount,
    lastOpenedOn: row.lastOpenedOn?.toISOString() ?? null,
  };
}
