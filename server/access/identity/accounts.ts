import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { accounts, roles } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import { Refusal, fieldError, notFound } from '../../base/contract/errors';
import type { Bodies } from '../../base/contract/bodies';
import type { components, operations } from '../../../openapi/generated/types';
import { serverText } from '../../base/contract/text';
import { auditAccountChange } from './account-trail';
import { holdsAll } from './claims';
import { fileInfos, infoOf } from '../../base/files/file-infos';
import { isEasilyGuessed } from '../../base/secrets/guessed-passwords';
import { type Prove, proofOf } from './fresh-proof';
import { dropKeys, linkPurposes } from '../../base/secrets/one-time-keys';
import { makeLink, newPassword } from './password-links';
import { hashPassword, isPassword } from '../../base/secrets/passwords';
import { countLimit } from '../../records/list-search';
import { type PageOf, recordTable, type Saved } from '../../records/table';
import { nameOf, recordOf } from '../../records/records';
import { hasOtherFactor } from './passkeys';
import { clearSecondFactor } from './lost-factors';
import type { AccountRow } from './account-lock';
import type { CurrentAccount } from './authentication';
import { endSessions } from './sessions';
import { notifyOwner, type WayIn } from './ways-in';

type ListQuery = NonNullable<operations['listAccounts']['parameters']['query']>;

const records = recordTable(accounts, {
  kind: 'account',
  titleOf: ({ account }) => account,
  search: [accounts.name, accounts.account, accounts.department],
  status: accounts.isActive,
});

export { records as accountRecords };

/** One page of accounts, active ones first. */
export async function listAccounts(
  db: Db,
  query: ListQuery,
): Promise<PageOf<components['schemas']['AccountCard']>> {
  const { pageNumber = 1, pageSize = 10 } = query;
  const order = [sql`${accounts.isActive} desc`, asc(accounts.id)];
  const { isOnPage, counts } = await records.pageOf(db, query, order, {
    also: isNull(accounts.invitedUntil),
  });
  const [rows, { total }] = await Promise.all([
    db
      .select({ row: accounts, roleName: roles.name })
      .from(accounts)
      .leftJoin(roles, eq(roles.id, accounts.roleId))
      .where(isOnPage)
      .orderBy(...order),
    counts(),
  ]);
  const infos = await fileInfos(
    db,
    rows.map(({ row }) => ({ sha: row.avatarSha, fileName: '' })),
  );
  return {
    items: rows.map(({ row, roleName }) => ({
      id: row.id,
      account: row.account,
      name: row.name,
      department: row.department,
      roleName: roleName ?? '',
      avatarUrl: infoOf(infos, row.avatarSha)?.filePath ?? null,
      status: row.isActive,
      lastLoginTime: row.lastLoginTime?.toISOString() ?? null,
      ...recordOf(row),
    })),
    totalCount: total,
    countLimit,
    pageNumber,
    pageSize,
  };
}

/** One account with the roles that the caller may give. */
export async function getAccount(
  db: Db,
  id: number,
  caller: CurrentAccount,
): Promise<components['schemas']['Account']> {
  const row = await records.find(db, id);
  const all = await db
    .select({ id: roles.id, name: roles.name, claims: roles.claims })
    .from(roles)
    .where(isNull(roles.deletedOn))
    .orderBy(asc(roles.id));
  const infos = await fileInfos(db, [{ sha: row.avatarSha, fileName: '' }]);
  return {
    id: row.id,
    account: row.account,
    name: row.name,
    email: row.email,
    department: row.department,
    roleId: row.roleId,
    roleName: all.find((role) => role.id === row.roleId)?.name ?? '',
    gender: row.gender,
    status: row.isActive,
    lastLoginTime: row.lastLoginTime?.toISOString() ?? null,
    avatarUrl: infoOf(infos, row.avatarSha)?.filePath ?? null,
    hasSecondFactor: row.totpSecret !== null || (await hasOtherFactor(db, id)),
    ownProof: row.id === caller.id ? proofOf(row) : null,
    assignableRoles: all
      .filter((role) => role.id === row.roleId || holdsAll(caller.claims, role.claims))
      .map((role) => ({ id: role.id, name: role.name })),
    ...recordOf(row),
  };
}

/** Validates a save and hashes the password, which is slow, before the transaction. Throws 400. */
export async function checkAccount(
  db: Db,
  { password, currentPassword: _password, passcode: _passcode, ...input }: Bodies['updateAccount'],
) {
  const fields = { ...input, name: nameOf(input.name) };
  return { fields, passwordHash: password === undefined ? undefined : await hashOf(db, password, fields) };
}

async function hashOf(db: Db, password: string, { id, name }: { id: number; name: string }): Promise<string> {
  const [row] = await db.select({ account: accounts.account }).from(accounts).where(eq(accounts.id, id));
  if (!row) throw notFound();
  if (await isEasilyGuessed(password, [name, row.account])) {
    throw fieldError('password', serverText.easyPassword);
  }
  return hashPassword(password);
}

/** Compares a password before the transaction, as that is slow; the result is confirmed within the transaction. */
export async function storedPassword(
  db: Db,
  { id, password }: Pick<Bodies['updateAccount'], 'id' | 'password'>,
): Promise<((tx: Tx) => Promise<boolean>) | undefined> {
  if (password === undefined) return undefined;
  const hashIn = async (from: Db) => {
    const [row] = await from
      .select({ hash: accounts.passwordHash })
      .from(accounts)
      .where(eq(accounts.id, id));
    return row?.hash ?? null;
  };
  const hash = await hashIn(db);
  const isIts = hash !== null && (await isPassword(hash, password));
  return async (tx) => {
    const now = await hashIn(tx);
    // The password changed since the first comparison.
    return now === hash ? isIts : now !== null && isPassword(now, password);
  };
}

/**
 * Saves an account; changes of access apply from the next call. `prove` is for an own password or e-mail;
 * `token` survives.
 */
export async function updateAccount(
  tx: Tx,
  { fields, passwordHash }: Awaited<ReturnType<typeof checkAccount>>,
  caller: CurrentAccount,
  { token, prove }: { token: string; prove: Prove },
): Promise<Saved> {
  const { id, rowVersion, status, roleId, ...plain } = fields;
  const row = await records.lock(tx, { id, rowVersion });
  await assertAllowed(tx, row, { roleId, status }, caller);
  const changed: WayIn[] = [
    ...(passwordHash === undefined ? [] : ['password' as const]),
    ...(plain.email === row.email ? [] : ['email' as const]),
  ];
  if (changed.length > 0 && id === caller.id) await prove(tx, row);
  if (changed.length > 0 || status !== row.isActive) await dropKeys(tx, id, linkPurposes);
  await notifyOwner(tx, row, changed, caller);
  const saved = await records.change(
    tx,
    id,
    { ...plain, roleId, isActive: status, ...(passwordHash === undefined ? {} : newPassword(passwordHash)) },
    caller.name,
  );
  if (!status || roleId === null || passwordHash !== undefined) await endSessions(tx, id, token);
  return saved;
}

/** Creates a link that sets another account's password; the caller passes it on. Throws 404. */
export async function createPasswordLink(
  tx: Tx,
  id: number,
  caller: CurrentAccount,
): Promise<components['schemas']['PasswordLink']> {
  const row = await ofAnother(tx, id, caller);
  auditAccountChange(tx, row, { passwordLink: 'made' });
  await notifyOwner(tx, row, ['passwordLink'], caller);
  return makeLink(tx, row, 'password', caller);
}

/** Removes another account's lost second factor and passkeys, and ends its sessions. Throws 404. */
export async function resetSecondFactor(tx: Tx, id: number, caller: CurrentAccount): Promise<void> {
  await ofAnother(tx, id, caller);
  await clearSecondFactor(tx, id, caller);
}

/** Refuses the caller's own account: its changes require a proof (我的帳號) that these calls do not accept. */
async function ofAnother(tx: Tx, id: number, caller: CurrentAccount): Promise<AccountRow> {
  const row = await records.find(tx, id);
  if (id === caller.id) throw new Refusal('ownUnderMyAccount');
  await assertNotAbove(tx, row, caller);
  return row;
}

/** Prevents taking over an account with more claims, for instance by setting its password. */
export async function assertNotAbove(
  tx: Tx,
  row: Pick<AccountRow, 'id' | 'roleId'>,
  caller: CurrentAccount,
): Promise<void> {
  if (row.id !== caller.id && !holdsAll(caller.claims, await claimsOf(tx, row.roleId))) {
    throw new Refusal('accountAbove');
  }
}

/** Refuses to give a role with claims that the caller lacks. */
export async function assertMayGrant(tx: Tx, roleId: number | null, caller: CurrentAccount): Promise<void> {
  if (!holdsAll(caller.claims, await claimsOf(tx, roleId))) throw new Refusal('grantTooMuch');
}

async function assertAllowed(
  tx: Tx,
  row: AccountRow,
  { roleId, status }: { roleId: number | null; status: boolean },
  caller: CurrentAccount,
): Promise<void> {
  if (row.id === caller.id && (!status || roleId === null)) throw new Refusal('notYourself');
  await assertNotAbove(tx, row, caller);
  if (roleId !== row.roleId) await assertMayGrant(tx, roleId, caller);
}

async function claimsOf(tx: Tx, roleId: number | null): Promise<string[]> {
  if (roleId === null) return [];
  const [role] = await tx
    .select({ claims: roles.claims })
    .from(roles)
    .where(and(eq(roles.id, roleId), isNull(roles.deletedOn)));
  if (!role) throw fieldError('roleId', serverText.notFound);
  return role.claims;
}
