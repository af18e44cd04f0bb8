import { getTableColumns, lt, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/client';
import { placeholdersFor, prepared, sentAs } from '../db/prepared';
import { auditEntries, exportedContacts } from '../db/schema';
import { AuditKind } from '../../../openapi/generated/enums';
import { kindUnits } from '../../../openapi/generated/kinds';
import type { Changes } from '../db/stored-values';
import type { Actor, AuditedAction, Origin, Trail } from '../db/trail';
import { beforeCommit, pipelineCommit, type Tx, type UnauditedTx } from '../db/transaction';
import type { Claim } from '../../../openapi/generated/claims';
import { countUse } from '../secrets/attempts';

export type { AuditedAction, Origin };

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
  tx: UnauditedTx,
  actor: Actor,
  origin: Origin,
  change: (tx: Tx) => Promise<T>,
): Promise<T> {
  const trail: Trail = { actor, origin, actions: [], rows: new Map(), restoredFrom: null, versionNote: '' };
  const audited: UnauditedTx = tx;
  try {
    const changing = Object.assign(tx, { trail });
    const result = await change(changing);
    await beforeCommit(changing);
    const last = trail.actions.splice(-batch);
    await insert(tx, actor, origin, trail.actions);
    pipelineCommit(tx, insertFew(tx, actor, origin, last));
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
export function note(tx: Tx, action: AuditedAction): void {
  const { actions } = tx.trail;
  const same = actions.find(
    ({ kind, recordId, part }) =>
      recordId &&
      kind === action.kind &&
      recordId === action.recordId &&
      (part === undefined || action.part === undefined || part === action.part),
  );
  if (same) Object.assign(same, merged(same, action));
  else actions.push({ ...action });
}

/** Account id of the caller; null for the server itself. */
export const actorIdOf = (tx: Tx): number | null => tx.trail.actor.id;

/** Links the audit entry of a record to the version stored with it. */
export function noteVersion(tx: Tx, kind: AuditKind, recordId: number, versionId: number): void {
  const action = tx.trail.actions.find((each) => each.kind === kind && each.recordId === recordId);
  if (action) action.versionId = versionId;
}

/** Marks the saves of this transaction as restoring the version of this time. */
export function restoring({ trail }: Tx, versionOf: Date): void {
  trail.restoredFrom = versionOf;
}

/** Adds this note to the version stored by this transaction. */
export function setVersionNote({ trail }: Tx, versionNote = ''): void {
  trail.versionNote = versionNote.trim();
}

/** Writes entries immediately: for exports, sign-ins and jobs, which change no record through a trail. */
export function writeAuditEntries(
  db: Db,
  actor: Actor,
  origin: Origin,
  ...actions: readonly AuditedAction[]
): Promise<void> {
  return insert(db, actor, origin, actions);
}

/**
 * Writes the first, second, fourth, eighth … failed sign-in of an account and network per hour. Omits unknown
 * names, which may be passwords.
 */
export async function auditFailedSignIn(
  db: Db,
  origin: Origin,
  network: string,
  found: { id: number; account: string } | undefined,
  reason: string,
): Promise<void> {
  // One transaction: the time of further commits would tell whether the account exists.
  await db.transaction(async (tx) => {
    const count = await countUse(tx, ['audit', 'sign-in', network, String(found?.id ?? '')], hour);
    if (!isPowerOfTwo(count)) return;
    const all = await countUse(tx, ['audit', 'sign-in'], hour);
    if (all > failuresAnHour && !isPowerOfTwo(all)) return;
    await writeAuditEntries(tx, nobody, origin, {
      kind: 'account',
      recordId: found?.id ?? null,
      title: found?.account ?? '',
      action: 'signInFailed',
      after: { reason },
      count,
    });
  });
}

/** Writes the first, second, fourth … refusal within an hour of an operation whose claim an account lacks. */
export async function auditRefusal(db: Db, actor: Actor, origin: Origin, claim: Claim): Promise<void> {
  const count = await countUse(db, ['audit', 'refused', String(actor.id), origin.operation], hour);
  if (!isPowerOfTwo(count)) return;
  await writeAuditEntries(db, actor, origin, {
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

async function insert(
  db: Db,
  actor: Actor,
  origin: Origin,
  actions: readonly AuditedAction[],
): Promise<void> {
  for (let start = 0; start < actions.length; start += batch) {
    await insertFew(db, actor, origin, actions.slice(start, start + batch));
  }
}

async function insertFew(
  db: Db,
  actor: Actor,
  origin: Origin,
  actions: readonly AuditedAction[],
): Promise<void> {
  const entries = actions.map((action) => entryOf(actor, origin, action));
  const [only] = entries;
  if (!only) return;
  // Nearly every call leaves one entry. Both statements are sent before the first await, for `pipelineCommit`.
  if (entries.length === 1) {
    await prepared(db, 'audit_entry', oneEntry).execute(sentAs(auditEntries, only));
  } else await db.insert(auditEntries).values(entries).execute();
}

const oneEntry = (db: Db) => {
  const { id: _id, at: _at, ...written } = getTableColumns(auditEntries);
  const plain: PgTable = auditEntries;
  return db.insert(plain).values(placeholdersFor(Object.keys(written)));
};

function entryOf(actor: Actor, origin: Origin, action: AuditedAction) {
  return {
    kind: action.kind,
    action: action.action,
    recordId: action.recordId ?? null,
    title: [...(action.title ?? '')].slice(0, maxTitleLength).join(''),
    before: action.before ?? null,
    after: action.after ?? null,
    count: action.count ?? 1,
    versionId: action.versionId ?? null,
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
function merged(first: AuditedAction, second: AuditedAction): AuditedAction {
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
