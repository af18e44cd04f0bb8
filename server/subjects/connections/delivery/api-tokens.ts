import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { note } from '../../../base/audit/audit';
import { isNetwork } from '../../../base/config/network';
import { serverText } from '../../../base/contract/text';
import { fieldError, notFound, Refusal } from '../../../base/contract/errors';
import type { Bodies } from '../../../base/contract/bodies';
import type { Db } from '../../../base/db/client';
import { accounts, apiTokens } from '../../../base/db/schema';
import type { Tx } from '../../../base/db/transaction';
import type { components } from '../../../../openapi/generated/types';
import { type Act, mayAct } from '../../../access/identity/direct-calls';
import { presentClaims, presentClaimsOf } from '../../../access/identity/key-makers';
import type { Claim } from '../../../../openapi/generated/claims';
import { type Prove, proofOf } from '../../../access/identity/fresh-proof';
import type { CurrentAccount } from '../../../access/identity/authentication';
import { lockAccount } from '../../../access/identity/account-lock';
import { notifyOwner } from '../../../access/identity/ways-in';
import { nameOf } from '../../../records/records';
import { hashToken, randomToken } from '../../../base/secrets/sealed';
import { isWithin } from './networks';

type Row = typeof apiTokens.$inferSelect;
type ApiToken = components['schemas']['ApiToken'];

/** Prefix recognised by scanners for leaked secrets. */
const mark = 'mng_pk_';
const prefixLength = 11;
const maxDays = 731;

type Scope = ApiToken['scopes'][number];

/** Scopes for which the creator needs permissions, as long as the token is used; what is published needs none. */
const guarded = {
  drafts: { act: 'readDrafts', missing: serverText.noDraftScope },
  enquiries: { act: 'readEnquiries', missing: serverText.noEnquiryScope },
} as const satisfies Partial<Record<Scope, { act: Act; missing: string }>>;
const isGuarded = (scope: Scope): scope is keyof typeof guarded => scope in guarded;

/** Scopes that do not work, because the creator with these claims lost the permission. */
const lostIn = (scopes: readonly Scope[], claims: ReadonlySet<Claim>): Scope[] =>
  scopes.filter(isGuarded).filter((scope) => !mayAct(claims, guarded[scope].act));

async function lostScopes(db: Db, { scopes, createdById }: Row): Promise<Scope[]> {
  return scopes.some(isGuarded) ? lostIn(scopes, await presentClaims(db, createdById)) : [];
}

/** All tokens, newest first, and the proof needed for a new one. */
export async function listApiTokens(
  db: Db,
  caller: CurrentAccount,
): Promise<components['schemas']['ApiTokenList']> {
  const rows = await db
    .select({ row: apiTokens, name: accounts.name, isExpired: sql<boolean>`${apiTokens.expiresOn} <= now()` })
    .from(apiTokens)
    .leftJoin(accounts, eq(accounts.id, apiTokens.createdById))
    .orderBy(desc(apiTokens.id));
  const [own] = await db.select().from(accounts).where(eq(accounts.id, caller.id));
  if (!own) throw notFound();
  const creators = rows.flatMap(({ row }) => row.createdById ?? []);
  const claims = await presentClaimsOf(db, creators);
  const items = rows.map(({ row, name, isExpired }): ApiToken => ({
    ...fieldsOf({ ...row, createdBy: name ?? row.createdBy }),
    state: stateOf(row, isExpired),
    lostScopes: lostIn(row.scopes, claims.get(row.createdById ?? 0) ?? new Set()),
    revokedOn: row.revokedOn?.toISOString() ?? null,
    lastUsedOn: row.lastUsedOn?.toISOString() ?? null,
    lastUsedFrom: row.lastUsedFrom,
  }));
  return { items, ownProof: proofOf(own) };
}

function stateOf({ revokedOn }: Row, isExpired: boolean): ApiToken['state'] {
  if (revokedOn) return 'revoked';
  return isExpired ? 'expired' : 'valid';
}

const fieldsOf = (row: Row): components['schemas']['ApiTokenFields'] => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  scopes: row.scopes,
  networks: row.networks,
  createdOn: row.createdOn.toISOString(),
  createdBy: row.createdBy,
  expiresOn: row.expiresOn.toISOString(),
});

/** Creates a token; its secret is returned only here. Throws 400. */
export async function createApiToken(
  tx: Tx,
  { name, scopes, expiresOn, networks = [] }: Bodies['createApiToken'],
  caller: CurrentAccount,
  prove: Prove,
): Promise<components['schemas']['ApiTokenMade']> {
  const owner = await lockAccount(tx, caller.id);
  if (!owner) throw notFound();
  await prove(tx, owner);
  // An account cannot grant a system access to data that it may not see itself.
  const refused = scopes.filter(isGuarded).find((scope) => !mayAct(caller.claims, guarded[scope].act));
  if (refused) throw fieldError('scopes', guarded[refused].missing);
  if (!networks.every(isNetwork)) throw fieldError('networks', serverText.notNetwork);
  const end = new Date(expiresOn);
  await assertGoodEnd(tx, end);
  const token = mark + randomToken();
  const [row] = await tx
    .insert(apiTokens)
    .values({
      name: nameOf(name),
      prefix: token.slice(0, prefixLength),
      hash: hashToken(token),
      scopes: [...new Set(scopes)],
      networks,
      createdBy: caller.name,
      createdById: caller.id,
      expiresOn: end,
    })
    .returning();
  if (!row) throw notFound();
  note(tx, {
    kind: 'apiToken',
    recordId: row.id,
    title: row.name,
    action: 'create',
    after: { scopes: row.scopes, networks, expiresOn: row.expiresOn.toISOString() },
  });
  await notifyOwner(tx, owner, ['apiToken'], caller);
  return { ...fieldsOf(row), token };
}

async function assertGoodEnd(tx: Tx, end: Date): Promise<void> {
  const { rows } = await tx.execute<{ isGood: boolean }>(
    sql`select ${end.toISOString()}::timestamptz between now() and now() + make_interval(days => ${maxDays}) as "isGood"`,
  );
  if (!rows[0]?.isGood) throw fieldError('expiresOn', serverText.badTokenEnd);
}

/** Throws 404; refuses a revoked token. */
export async function revokeApiToken(tx: Tx, id: number): Promise<void> {
  const [row] = await tx.select().from(apiTokens).where(eq(apiTokens.id, id)).for('update');
  if (!row) throw notFound();
  if (row.revokedOn) throw new Refusal('tokenRevoked');
  await tx
    .update(apiTokens)
    .set({ revokedOn: sql`now()` })
    .where(eq(apiTokens.id, id));
  note(tx, { kind: 'apiToken', recordId: id, title: row.name, action: 'revoke' });
}

export interface Reader {
  id: number;
  name: string;
  scopes: readonly Scope[];
}

/**
 * Reader of a token used from this address, with the scopes that still work; null when missing, unknown, expired,
 * revoked, or limited to other addresses.
 */
export async function readerOf(db: Db, token: string | undefined, address: string): Promise<Reader | null> {
  if (!token?.startsWith(mark)) return null;
  const [row] = await db
    .select()
    .from(apiTokens)
    .where(
      and(
        eq(apiTokens.hash, hashToken(token)),
        isNull(apiTokens.revokedOn),
        sql`${apiTokens.expiresOn} > now()`,
      ),
    );
  if (!row || (row.networks.length > 0 && !isWithin(address, row.networks))) return null;
  await noteUse(db, row.id, address);
  const lost = await lostScopes(db, row);
  // The scope for drafts includes publications, which need no permission.
  const kept = lost.includes('drafts') ? [...row.scopes, 'published' as const] : row.scopes;
  return { id: row.id, name: row.name, scopes: kept.filter((scope) => !lost.includes(scope)) };
}

/** At most one write a minute, unless the address changes. */
async function noteUse(db: Db, id: number, address: string): Promise<void> {
  const isOld = or(
    isNull(apiTokens.lastUsedOn),
    lt(apiTokens.lastUsedOn, sql`now() - interval '1 minute'`),
    sql`${apiTokens.lastUsedFrom} <> ${address}`,
  );
  await db
    .update(apiTokens)
    .set({ lastUsedOn: sql`now()`, lastUsedFrom: address })
    .where(and(eq(apiTokens.id, id), isOld));
}
