import { getTableColumns, lt, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/client';
import { placeholdersFor, prepared, sentAs } from '../db/prepared';
import { auditEntries } from '../db/schema';
import type { AuditAction, AuditKind, Changes } from '../db/stored-values';
import { commitBehind, type Tx } from '../db/transaction';
import type { Claim, ClaimUnit } from '../../openapi/generated/claims';
import { countUse } from '../secrets/attempts';

/** The call that something is done by. */
export interface Origin {
  /** Its operationId. */
  operation: string;
  requestId: string;
  /** Of the client, as far as proxies are believed. */
  address: string;
  userAgent: string;
}

/** Who does it: an account as it is called now, or the server itself. */
interface Actor {
  id: number | null;
  account: string;
  name: string;
}

/** What was done to which record. */
export interface Deed {
  kind: AuditKind;
  recordId?: number | null;
  /** The part of the record that was changed, of a website the id of a theme: deeds of two parts make two entries. */
  part?: number;
  title?: string;
  action: AuditAction;
  before?: Changes | null;
  after?: Changes | null;
  count?: number;
  /** Of the record, kept with this. */
  versionId?: number;
}

/** What one transaction does for one call. */
interface Trail {
  actor: Actor;
  origin: Origin;
  deeds: Deed[];
  /** Rows that it has locked, by table and id, as they are now. */
  rows: Map<string, object>;
  /** When the version was stored that is being brought back. */
  restoredFrom?: Date;
}

const trails = new WeakMap<Db, Trail>();
const nobody: Actor = { id: null, account: '', name: '' };
const nowhere: Origin = { operation: '', requestId: '', address: '', userAgent: '' };
const longestTitle = 200;
const hour = 3600;
/** As one statement has room for its parameters. */
const batch = 1_000;
/** Failed sign-ins of an hour, of all accounts and networks, above which only every so many-th leaves an entry. */
const failuresAnHour = 1_000;

/** Runs a change and writes what it notes with `note`, in its transaction: either both are there or neither. */
export async function withTrail<T>(
  tx: Tx,
  actor: Actor,
  origin: Origin,
  change: () => Promise<T>,
): Promise<T> {
  const trail: Trail = { actor, origin, deeds: [], rows: new Map() };
  trails.set(tx, trail);
  try {
    const result = await change();
    const last = trail.deeds.splice(-batch);
    await insert(tx, actor, origin, trail.deeds);
    commitBehind(tx, insertFew(tx, actor, origin, last));
    return result;
  } finally {
    trails.delete(tx);
  }
}

/** Actor and origin of what the server does by itself, as a job or a command: `by` is its name. */
export const byServer = (by: string): [Actor, Origin] => [nobody, { ...nowhere, operation: by }];

/**
 * Notes what is being done to a record. Several notes of one record, and of one part of it, make one entry, under the
 * most telling action.
 * Outside of a trail the entry is written at once, as done by the server: nothing is done without one.
 */
export async function note(tx: Db, deed: Deed): Promise<void> {
  const trail = trails.get(tx);
  if (!trail) return insert(tx, nobody, nowhere, [deed]);
  const same = trail.deeds.find(
    ({ kind, recordId, part }) =>
      recordId &&
      kind === deed.kind &&
      recordId === deed.recordId &&
      (part === undefined || deed.part === undefined || part === deed.part),
  );
  if (same) Object.assign(same, merged(same, deed));
  else trail.deeds.push({ ...deed });
}

/** The name of the account that a transaction changes something for; empty for the server itself. */
export function actorOf(tx: Db): string {
  return trails.get(tx)?.actor.name ?? '';
}

/** The same account's id; null for the server itself. */
export function actorIdOf(tx: Db): number | null {
  return trails.get(tx)?.actor.id ?? null;
}

/** Says which version was kept of what this transaction did to a record. */
export function noteVersion(tx: Tx, kind: AuditKind, recordId: number, versionId: number): void {
  const deed = trails.get(tx)?.deeds.find((each) => each.kind === kind && each.recordId === recordId);
  if (deed) deed.versionId = versionId;
}

/** Says that what this transaction saves brings back the version of this time. */
export function restoring(tx: Tx, versionOf: Date): void {
  const trail = trails.get(tx);
  if (trail) trail.restoredFrom = versionOf;
}

/** The time of the version that is being brought back; null when none is. */
export function restoredFrom(tx: Tx): Date | null {
  return trails.get(tx)?.restoredFrom ?? null;
}

/** Writes entries at once: for what is no change by a call, as an export, a sign-in, a job. */
export function auditDeeds(db: Db, actor: Actor, origin: Origin, ...deeds: readonly Deed[]): Promise<void> {
  return insert(db, actor, origin, deeds);
}

/** Remembers a row that this transaction has locked, so that its next change need not read it again. */
export function remember(tx: Tx, key: string, row: object): void {
  trails.get(tx)?.rows.set(key, row);
}

export function remembered(tx: Tx, key: string): object | undefined {
  return trails.get(tx)?.rows.get(key);
}

/**
 * Writes a failed sign-in: the first, second, fourth, eighth and so on of an account and network within an hour, so that a
 * flood of guesses leaves a short trail that still tells how many there were. Names that no account has are not kept:
 * now and then one is a password, typed into the wrong field.
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

/** Writes that an account was refused an operation for want of its claim: the first, second, fourth … within an hour. */
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

/** Deletes entries that are older than three years, which is all that the table's trigger lets through; resolves to how many. */
export async function removeOldEntries(db: Db): Promise<number> {
  const { rowCount } = await db
    .delete(auditEntries)
    .where(lt(auditEntries.at, sql`now() - interval '3 years'`));
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
  // One, as nearly every call leaves it. Either is sent before this function gives way.
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
    title: [...(deed.title ?? '')].slice(0, longestTitle).join(''),
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

/** What only changes a record tells less than anything else; of two others the first was made, the last was meant. */
function merged(first: Deed, second: Deed): Deed {
  const isMain = second.action !== 'update' && first.action !== 'create';
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

const kinds: Readonly<Record<ClaimUnit, AuditKind>> = {
  'Permissions.Roles': 'role',
  'Permissions.Users': 'account',
  'Permissions.IndexPopup': 'popup',
  'Permissions.Articles': 'article',
  'Permissions.Cases': 'case',
  'Permissions.Cases.OnePage': 'site',
  'Permissions.News': 'news',
  'Permissions.Contacts': 'contact',
  'Permissions.Contacts.Email': 'contactEmail',
  'Permissions.Media': 'media',
  'Permissions.AuditTrails': 'audit',
};

/** What an operation with this claim is about. */
function kindOfClaim(claim: Claim): AuditKind {
  // A claim is one of its unit's, by the contract.
  return kinds[claim.slice(0, claim.lastIndexOf('.')) as ClaimUnit];
}

const isPowerOfTwo = (count: number) => Number.isInteger(Math.log2(count));
