import { eq } from 'drizzle-orm';
import type { Db } from '../db/client';
import { accounts, roles } from '../db/schema';
import type { Tx } from '../db/transaction';
import { Refusal } from '../errors';
import type { Bodies } from '../generated/operations';
import type { components } from '../generated/types';
import { serverText } from '../text';
import { noteAccount } from './account-trail';
import { fileInfos, putPortrait, storePicture } from './files';
import { givenPicture } from './page-pictures';
import { isEasilyGuessed } from './guessed-passwords';
import { countAttempt, forgetAttempt } from './login-limits';
import { dropKeys } from './one-time-keys';
import { linkPurposes, newPassword } from './password-links';
import { hashPassword, isPassword } from './passwords';
import { recordTable, type Saved } from './record-table';
import { fieldError, nameOf, notFound, recordOf } from './records';
import { recoveryCodesLeft } from './second-factor';
import { type CurrentAccount, endSessions, lockAccount } from './sessions';

const records = recordTable(accounts, { kind: 'account', titleOf: ({ account }) => account });

/** The caller's own account with the state of its second factor. */
export async function getProfile(db: Db, { id }: CurrentAccount): Promise<components['schemas']['Profile']> {
  const [found] = await db
    .select({ row: accounts, roleName: roles.name, isRequired: roles.needsSecondFactor })
    .from(accounts)
    .innerJoin(roles, eq(roles.id, accounts.roleId))
    .where(eq(accounts.id, id));
  if (!found) throw notFound();
  const { row, roleName, isRequired } = found;
  const infos = await fileInfos(db, [{ sha: row.avatarSha, fileName: null }]);
  return {
    id,
    account: row.account,
    name: row.name,
    email: row.email,
    department: row.department,
    roleName,
    avatar: infos.get(row.avatarSha ?? '') ?? null,
    hasPassword: row.passwordHash !== null,
    passwordChangedOn: row.passwordChangedOn?.toISOString() ?? null,
    secondFactor: {
      isRequired,
      since: row.totpSecret === null ? null : (row.totpSince ?? row.createdOn).toISOString(),
      recoveryCodes: await recoveryCodesLeft(db, id),
    },
    ...recordOf(row),
  };
}

/** What was sent of one's own account, the picture encoded: before a transaction begins. Throws 400. */
export async function checkProfile({
  avatar,
  avatarPath,
  avatarRemoved,
  name,
  ...fields
}: Bodies['updateProfile']) {
  return {
    ...fields,
    name: nameOf(name),
    picture: await givenPicture(avatar, avatarPath, avatarRemoved, { field: 'avatar' }),
  };
}

/** Saves the caller's own name, e-mail and picture. */
export async function saveProfile(
  tx: Tx,
  { rowVersion, name, email, picture }: Awaited<ReturnType<typeof checkProfile>>,
  { id }: CurrentAccount,
): Promise<Saved> {
  await records.lock(tx, { id, rowVersion });
  const avatar =
    picture && ('path' in picture ? await storePicture(tx, picture) : await putPortrait(tx, picture));
  return records.change(
    tx,
    id,
    { name, email, ...(avatar === undefined ? {} : { avatarSha: avatar?.sha ?? null }) },
    name,
  );
}

/**
 * Looks at the caller's own password before something that a session alone must not do; resolves to the hash that it
 * fits, and to null for an account without one. Counted as a sign-in. Throws 400 for `field`, and 429.
 */
export async function provePassword(
  db: Db,
  { id, account }: CurrentAccount,
  { password, field, address }: { password: string; field: string; address: string },
): Promise<string | null> {
  const [row] = await db.select({ hash: accounts.passwordHash }).from(accounts).where(eq(accounts.id, id));
  if (!row?.hash) return null;
  await countAttempt(db, account, address);
  if (!(await isPassword(row.hash, password))) throw fieldError(field, serverText.wrongOldPassword);
  await forgetAttempt(db, account, address);
  return row.hash;
}

/** The hash of a new password of one's own. Throws 400 for one that is guessed or the old one. */
export async function checkOwnPassword(
  { account, name }: CurrentAccount,
  { currentPassword, newPassword: password }: Bodies['updateOwnPassword'],
): Promise<string> {
  if (password === currentPassword) throw fieldError('newPassword', serverText.samePassword);
  if (await isEasilyGuessed(password, [account, name])) {
    throw fieldError('newPassword', serverText.easyPassword);
  }
  return hashPassword(password);
}

/** Sets the caller's own password in the place of the one that was proven, and ends the other sessions and links. */
export async function saveOwnPassword(
  tx: Tx,
  { id }: CurrentAccount,
  { proven, passwordHash, token }: { proven: string | null; passwordHash: string; token: string },
): Promise<void> {
  const row = await assertProven(tx, id, proven);
  if (row.passwordHash === null) throw new Refusal(serverText.noPassword);
  await dropKeys(tx, id, linkPurposes);
  await tx.update(accounts).set(newPassword(passwordHash)).where(eq(accounts.id, id));
  await endSessions(tx, id, token);
  await noteAccount(tx, row, { password: null }, { before: { password: null } });
}

/** The account under its lock; refuses when another password was set since `provePassword` looked at it. */
export async function assertProven(tx: Tx, id: number, proven: string | null) {
  const row = await lockAccount(tx, id);
  if (!row || row.passwordHash !== proven) throw new Refusal(serverText.wrongOldPassword);
  return row;
}
