import { getTableColumns, lt, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/client';
import { placeholdersFor, prepared, sentAs } from '../db/prepared';
import { auditEntries, exportedContacts } from '../db/schema';
import { AuditKind } from '../../openapi/generated/enums';
import { kindUnits } from '../../openapi/generated/kinds';
import type { Changes } from '../db/stored-values';
import type { Actor, Deed, Origin, Trail } from '../db/trail';
import { type BareTx, beforeCommit, commitBehind, type Tx } from '../db/transaction';
import type { Claim } from '../../openapi/generated/claims';
import { countUse } from '../secrets/attempts';

export type { Deed, Origin };

const nobody: Actor = { id: null, account: '', name: '' };
const nowhere: Origin = { operation: '', requestId: '', address: '', userAgent: '' };
const maxTitleLength = 200;
const hour = 3600;
/** Rows of one INSERT, within PostgreSQL's limit of parameters. */
const batch = 1_000;
/** Failed sign-ins an hour in total; above it, only powers of two leave an entry. */
const failuresAnHour = 1_000;

/**
 * Runs a change with an audit trail, and writes its entries in the same transaction. The only place that creates a
 * `Tx`.
 */
export async function withTrail<T>(
  tx: BareTx,
  actor: Actor,
  origin: Origin,
  change: (tx: Tx) => Promise<T>,
): Promise<T> {
  const trail: Trail = { actor, origin, deeds: [], rows: new Map(), restoredFrom: null, versionNote: '' };
  const audited: BareTx = tx;
  try {
    const changing = Object.assign(tx, { trail });
    const result = await change(changing);
    await beforeCommit(changing);
    const last = trail.deeds.splice(-batch);
    await insert(tx, actor, origin, trail.deeds);
    commitBehind(tx, insertFew(tx, actor, origin, last));
    return result;
  } finally {
    // Reused by the connection's next transaction.
    audited.trail = undefined;
  }
}

/** Actor and origin of the server's own changes; `by` names the job or command. */
export const byServer = (by: string): [Actor, Origin] => [nobody, { ...nowhere, operation: by }];

/** Actor of a public call, which has no account. */
export const byVisitor = (origin: Origin): [Actor, Origin] => [nobody, origin];

/**
 * Adds an entry to the audit trail. Several of the same record and part become one, with the most significant action.
 */
export function note(tx: Tx, deed: Deed): void {
  const { deeds } = tx.trail;
  const same = deeds.find(
    ({ kind, recordId, part }) =>
      recordId &&
      kind === deed.kind &&
      recordId === deed.recordId &&
      (part === undefined || deed.part === undefined || part === deed.part),
  );
  if (same) Object.assign(same, merged(same, deed));
  else deeds.push({ ...deed });
}

/** Account id of the caller; null for the server itself. */
export const actorIdOf = (tx: Tx): number | null => tx.trail.actor.id;

/** Links the audit entry of a record to the version stored with it. */
export function noteVersion(tx: Tx, kind: AuditKind, recordId: number, versionId: number): void {
  const deed = tx.trail.deeds.find((each) => each.kind === kind && each.recordId === recordId);
  if (deed) deed.versionId = versionId;
}

/** Marks the saves of this transaction as restoring the version of this time. */
export function restoring({ trail }: Tx, versionOf: Date): void {
  trail.restoredFrom = versionOf;
}

/** Adds this note to the version stored by this transaction. */
export function noteSave({ trail }: Tx, versionNote = ''): void {
  trail.versionNote = versionNote.trim();
}

/** Writes entries immediately: for exports, sign-ins and jobs, which change no record through a trail. */
export function auditDeeds(db: Db, actor: Actor, origin: Origin, ...deeds: readonly Deed[]): Promise<void> {
  return insert(db, actor, origin, deeds);
}

/**
 * Writes the first, second, fourth, eighth … failed sign-in of an account and network within an hour, with the count. A
 * flood of guesses thus leaves few entries. Unknown names are not stored: some are passwords typed into the wrong
 * field.
 */
export async function auditFailedSignIn(
  db: Db,
  origin: Origin,
  network: string,
  found: { id: number; account: string } | undefined,
  reason: string,
): Promise<void> {
  const count = await countUse(db, ['audit', 'sign-in', network, String(found?.id ?? '')], hour);
  if (!isPowerOfTwo(count)) return;
  const all = await countUse(db, ['audit', 'sign-in'], hour);
  if (all > failuresAnHour && !isPowerOfTwo(all)) return;
  await auditDeeds(db, nobody, origin, {
    kind: 'account',
    recordId: found?.id ?? null,
    title: found?.account ?? '',
    action: 'signInFailed',
    after: { reason },
    count,
  });
}

/** Writes the first, second, fourth … refusal within an hour of an operation whose claim an account lacks. */
export async function auditRefusal(db: Db, actor: Actor, origin: Origin, claim: Claim): Promise<void> {
  const count = await countUse(db, ['audit', 'refused', String(actor.id), origin.operation], hour);
  if (!isPowerOfTwo(count)) return;
  await auditDeeds(db, actor, origin, {
    kind: kindOfClaim(claim),
    action: 'refused',
    after: { claim },
    count,
  });
}

/** Deletes entries older than three years, the only deletion that the table's trigger allows; resolves to their number. */
export async function removeOldEntries(db: Db): Promise<number> {
  const { rowCount } = await db
    .delete(auditEntries)
    .where(lt(auditEntries.at, sql`now() - interval '3 years'`));
  // Lists of exported enquiries have the trail's age limit.
  await db.delete(exportedContacts).where(lt(exportedContacts.at, sql`now() - interval '3 years'`));
  return rowCount ?? 0;
}

async function insert(db: Db, actor: Actor, origin: Origin, deeds: readonly Deed[]): Promise<void> {
  for (let start = 0; start < deeds.length; start += batch) {
    await insertFew(db, actor, origin, deeds.slice(start, start + batch));
  }
}

async function insertFew(db: Db, actor: Actor, origin: Origin, deeds: readonly Deed[]): Promise<void> {
  const entries = deeds.map((deed) => entryOf(actor, origin, deed));
  const [only] = entries;
  if (!only) return;
  // Nearly every call leaves one entry. Both statements are sent before the first await, for `commitBehind`.
  if (entries.length === 1) {
    await prepared(db, 'audit_entry', oneEntry).execute(sentAs(auditEntries, only));
  } else await db.insert(auditEntries).values(entries).execute();
}

const oneEntry = (db: Db, name: string) => {
  const { id: _id, at: _at, ...written } = getTableColumns(auditEntries);
  const plain: PgTable = auditEntries;
  return db
    .insert(plain)
    .values(placeholdersFor(Object.keys(written)))
    .prepare(name);
};

function entryOf(actor: Actor, origin: Origin, deed: Deed) {
  return {
    kind: deed.kind,
    action: deed.action,
    recordId: deed.recordId ?? null,
    title: [...(deed.title ?? '')].slice(0, maxTitleLength).join(''),
    before: deed.before ?? null,
    after: deed.after ?? null,
    count: deed.count ?? 1,
    versionId: deed.versionId ?? null,
    accountId: actor.id,
    account: actor.account,
    accountName: actor.name,
    operation: origin.operation,
    requestId: origin.requestId.slice(0, 100),
    address: origin.address,
    userAgent: origin.userAgent,
  };
}

/** Merges two actions: `create` stays, any other action replaces `update`, and of two others the later one stays. */
function merged(first: Deed, second: Deed): Deed {
  const isMain =
    second.action !== 'update' && first.action !== 'create' && first.action !== 'emergencyPublish';
  const versionId = second.versionId ?? first.versionId;
  const part = second.part ?? first.part;
  return {
    ...(isMain ? second : first),
    ...(versionId === undefined ? {} : { versionId }),
    ...(part === undefined ? {} : { part }),
    before: joined(second.before, first.before),
    after: joined(first.after, second.after),
  };
}

function joined(a: Changes | null | undefined, b: Changes | null | undefined): Changes | null {
  return a || b ? { ...a, ...b } : null;
}

/** Kind of an operation with this claim; a unit of several kinds counts as the first. */
function kindOfClaim(claim: Claim): AuditKind {
  const unit = claim.slice(0, claim.lastIndexOf('.'));
  return Object.values(AuditKind).find((kind) => kindUnits[kind] === unit) ?? 'audit';
}

const isPowerOfTwo = (count: number) => Number.isInteger(Math.log2(count));
