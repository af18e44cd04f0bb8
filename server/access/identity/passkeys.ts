import { isIP } from 'node:net';
import { and, asc, count, eq, exists, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { prepared } from '../../base/db/prepared';
import { companyLinks, passkeys, roles, tokens } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import { Refusal, notFound } from '../../base/contract/errors';
import { serverText } from '../../base/contract/text';
import type { components } from '../../../openapi/generated/types';
import type { Bodies } from '../../base/contract/bodies';
import type { Config } from '../../base/config/config';
import { consumeKey, dropKeys, findKey, makeKey } from '../../base/secrets/one-time-keys';
import { hashToken } from '../../base/secrets/sealed';
import { linkMailText } from '../../base/secrets/text';
import { nameOf } from '../../records/records';
import { type AccountRow, lockAccount } from './account-lock';
import { auditAccountChange } from './account-trail';
import type { CurrentAccount } from './authentication';
import { challengeIn, type Party } from './passkey-party';
import { endSessions } from './sessions';
import { notifyOwner } from './ways-in';

type Passkey = components['schemas']['Passkey'];

const creationSeconds = 600;
const maxPasskeys = 20;

/** Passkeys of an account, oldest first. */
export async function listPasskeys(db: Db, accountId: number): Promise<Passkey[]> {
  const rows = await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.accountId, accountId))
    .orderBy(asc(passkeys.id));
  return rows.map(shown);
}

/** True for an account with a passkey, or with a company account by which it has shown two factors. */
export async function hasOtherFactor(db: Db, accountId: number): Promise<boolean> {
  const owned = prepared(db, 'other factor', (own) => {
    const id = sql.placeholder('id');
    const isLinked = and(eq(companyLinks.accountId, id), companyLinks.isVerified);
    const keys = own.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.accountId, id));
    return own
      .select({
        has: sql<boolean>`(${exists(keys)} or ${exists(own.select().from(companyLinks).where(isLinked))})`,
      })
      .from(sql`(values (1)) one`);
  });
  const [row] = await owned.execute({ id: accountId });
  return row?.has === true;
}

/** Begins a new passkey of a proven account. The challenge is a key of the account, for one passkey. */
export async function startPasskey(
  tx: Tx,
  { id: accountId, account, name, epoch }: AccountRow,
  { rpId, rpName }: Party,
): Promise<components['schemas']['PasskeyCreation']> {
  const known = await tx
    .select({ id: passkeys.credentialId })
    .from(passkeys)
    .where(eq(passkeys.accountId, accountId));
  if (known.length >= maxPasskeys) throw new Refusal('tooManyPasskeys');
  await dropKeys(tx, accountId, ['new-passkey']);
  auditAccountChange(tx, { id: accountId, account }, { newPasskey: 'started' });
  const { key } = await makeKey(tx, { accountId, epoch, purpose: 'new-passkey', seconds: creationSeconds });
  return {
    challenge: key,
    rpId,
    rpName,
    userId: Buffer.from(`account ${accountId}`).toString('base64url'),
    account,
    name,
    known: known.map(({ id }) => id),
  };
}

/**
 * Checks a new passkey before the transaction, as the library is slow to load; null for a wrong one, which is refused only
 * after the caller was checked again.
 */
export async function checkPasskey(
  db: Db,
  caller: CurrentAccount,
  { name, id, transports, ...response }: Bodies['addPasskey'],
  { rpId, origin }: Party,
) {
  const challenge = challengeIn(response.clientDataJSON);
  const found = challenge === undefined ? undefined : await findKey(db, challenge, ['new-passkey']);
  if (challenge === undefined || found?.account.id !== caller.id) return null;
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const checked = await verifyRegistrationResponse({
    response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!checked?.verified) return null;
  const { credential } = checked.registrationInfo;
  return {
    challenge,
    values: {
      accountId: caller.id,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports,
      name: nameOf(name),
    },
  };
}

/** Adds a checked passkey. The session has shown two factors by it, so that a required second factor is no longer due. */
export async function addPasskey(
  tx: Tx,
  caller: CurrentAccount,
  checked: Awaited<ReturnType<typeof checkPasskey>>,
  token: string,
): Promise<Passkey> {
  const account = await lockAccount(tx, caller.id);
  if (!account || !checked || !(await consumeKey(tx, checked.challenge))) throw unfinished();
  if ((await passkeysOf(tx, caller.id)) >= maxPasskeys) throw new Refusal('tooManyPasskeys');
  const [added] = await tx.insert(passkeys).values(checked.values).onConflictDoNothing().returning();
  if (!added) throw unfinished();
  const family = tx.select({ family: tokens.family }).from(tokens);
  await tx
    .update(tokens)
    .set({ isVerified: true })
    .where(eq(tokens.family, family.where(eq(tokens.accessHash, hashToken(token)))));
  auditAccountChange(tx, account, { passkey: added.name }, { before: { passkey: null } });
  await notifyOwner(tx, account, ['passkey'], account);
  return shown(added);
}

/** Renames an own passkey. Throws 404. */
export async function renamePasskey(
  tx: Tx,
  caller: CurrentAccount,
  id: number,
  typedName: string,
): Promise<void> {
  const before = await ownPasskey(tx, caller.id, id);
  const name = nameOf(typedName);
  if (name === before.name) return;
  await tx.update(passkeys).set({ name }).where(eq(passkeys.id, id));
  auditAccountChange(tx, caller, { passkey: name }, { before: { passkey: before.name } });
}

/**
 * Removes a passkey of a proven account and ends its other sessions, as a lost device may have opened them. The last one
 * stays while the role requires a second factor that the account has by nothing else.
 */
export async function removePasskey(
  tx: Tx,
  caller: CurrentAccount,
  account: AccountRow,
  { id, token }: { id: number; token: string },
): Promise<void> {
  const { name } = await ownPasskey(tx, caller.id, id);
  await tx.delete(passkeys).where(eq(passkeys.id, id));
  await assertFactorLeft(tx, account);
  await endSessions(tx, caller.id, token);
  auditAccountChange(tx, account, { passkey: null }, { before: { passkey: name } });
  await notifyOwner(tx, account, ['passkey'], account);
}

/**
 * Removes the passkeys of an account whose owner lost them, and no longer counts its company account as two factors
 * until that shows them again. Resolves to whether there were passkeys.
 */
export async function dropOtherFactors(tx: Db, accountId: number): Promise<boolean> {
  const removed = await tx
    .delete(passkeys)
    .where(eq(passkeys.accountId, accountId))
    .returning({ id: passkeys.id });
  await tx.update(companyLinks).set({ isVerified: false }).where(eq(companyLinks.accountId, accountId));
  return removed.length > 0;
}

/** Refuses the removal of the last factor of an account whose role requires one. Call it after the removal. */
export async function assertFactorLeft(tx: Tx, { id, roleId, totpSecret }: AccountRow): Promise<void> {
  if (totpSecret !== null || roleId === null) return;
  const [role] = await tx
    .select({ isRequired: roles.needsSecondFactor })
    .from(roles)
    .where(eq(roles.id, roleId));
  if (role?.isRequired && !(await hasOtherFactor(tx, id))) throw new Refusal('secondFactorRequired');
}

/** Relying party of a server with an origin of its own; undefined where browsers would allow no passkey. */
export function partyOf({ adminOrigin }: Pick<Config, 'adminOrigin'>): Party | undefined {
  if (adminOrigin === undefined) return undefined;
  const { protocol, hostname } = new URL(adminOrigin);
  const isDomain =
    hostname === 'localhost' || (protocol === 'https:' && isIP(hostname.replaceAll(/[[\]]/g, '')) === 0);
  return isDomain ? { rpId: hostname, rpName: linkMailText.issuer, origin: adminOrigin } : undefined;
}

async function ownPasskey(tx: Tx, accountId: number, id: number) {
  const [found] = await tx
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.accountId, accountId)))
    .for('update');
  if (!found) throw notFound();
  return found;
}

async function passkeysOf(db: Db, accountId: number): Promise<number> {
  const [row] = await db
    .select({ count: count(sql`*`) })
    .from(passkeys)
    .where(eq(passkeys.accountId, accountId));
  return row?.count ?? 0;
}

const unfinished = () => new Refusal('badPasskey', serverText.passkeyUnfinished);

const shown = ({ id, name, createdOn, lastUsedOn }: typeof passkeys.$inferSelect): Passkey => ({
  id,
  name,
  createdOn: createdOn.toISOString(),
  lastUsedOn: lastUsedOn?.toISOString() ?? null,
});
