import { eq } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { accounts, roles } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import { Refusal, fieldError, notFound } from '../../base/contract/errors';
import type { Bodies } from '../../base/contract/bodies';
import type { components } from '../../../openapi/generated/types';
import { serverText } from '../../base/contract/text';
import { auditAccountChange } from './account-trail';
import { fileInfos, infoOf } from '../../base/files/file-infos';
import { putPortrait, storePicture } from '../../base/files/pictures';
import { savedPicture } from '../../base/files/record-pictures';
import { isEasilyGuessed } from '../../base/secrets/guessed-passwords';
import { type Prove, proofOf } from './fresh-proof';
import { dropKeys, linkPurposes } from '../../base/secrets/one-time-keys';
import { forgetAttempt } from '../../base/secrets/attempts';
import { newPassword } from './password-links';
import { hashPassword, isPassword } from '../../base/secrets/passwords';
import { recordTable, type Saved } from '../../records/table';
import { nameOf, recordOf } from '../../records/records';
import { linkedSince } from './company';
import { hasOtherFactor } from './passkeys';
import { recoveryCodesLeft } from './second-factor';
import type { CurrentAccount } from './authentication';
import { endSessions } from './sessions';
import { type AccountRow, lockAccount } from './account-lock';
import { notifyOwner } from './ways-in';

const records = recordTable(accounts, { kind: 'account', titleOf: ({ account }) => account });

/** Own account with the state of its second factor. */
export async function getProfile(
  db: Db,
  { id, isSecondFactorDue }: CurrentAccount,
): Promise<components['schemas']['Profile']> {
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
    avatar: infoOf(infos, row.avatarSha),
    hasPassword: row.passwordHash !== null,
    ownProof: proofOf(row),
    isSecondFactorDue,
    companySince: (await linkedSince(db, id))?.toISOString() ?? null,
    passwordChangedOn: row.passwordChangedOn?.toISOString() ?? null,
    secondFactor: {
      isRequired,
      since: row.totpSecret === null ? null : (row.totpSince ?? row.createdOn).toISOString(),
      recoveryCodes: await recoveryCodesLeft(db, id),
    },
    ...recordOf(row),
  };
}

/** Validates a save and encodes the picture, before the transaction. Throws 400. */
export async function checkProfile({
  avatar,
  avatarPath,
  avatarRemoved,
  name,
  currentPassword: _password,
  passcode: _passcode,
  ...fields
}: Bodies['updateProfile']) {
  return {
    ...fields,
    name: nameOf(name),
    picture: await savedPicture(avatar, avatarPath, avatarRemoved, { field: 'avatar' }),
  };
}

/**
 * Saves own name, e-mail and picture. A changed e-mail requires a fresh proof, as it receives links that set the
 * password.
 */
export async function saveProfile(
  tx: Tx,
  { rowVersion, name, email, picture }: Awaited<ReturnType<typeof checkProfile>>,
  caller: CurrentAccount,
  prove: Prove,
): Promise<Saved> {
  const { id } = caller;
  const row = await records.lock(tx, { id, rowVersion });
  if (email !== row.email) {
    await prove(tx, row);
    // Earlier links were mailed to the former address.
    await dropKeys(tx, id, linkPurposes);
    await notifyOwner(tx, row, ['email'], caller);
  }
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
 * True for a repeat whose first answer was lost: the new password is already set. Call it after the proof
 * failed with 400.
 */
export async function isOwnPassword(
  db: Db,
  { id, account }: CurrentAccount,
  { password, address }: { password: string; address: string },
): Promise<boolean> {
  const [row] = await db.select({ hash: accounts.passwordHash }).from(accounts).where(eq(accounts.id, id));
  const isIts = await isPassword(row?.hash, password);
  if (isIts) await forgetAttempt(db, account, address);
  return isIts;
}

/** Hash of a new own password. Throws 400 for a guessable or unchanged one. */
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

/** Sets a new password after the caller's proof; ends all other sessions and links. */
export async function saveOwnPassword(
  tx: Tx,
  caller: CurrentAccount,
  { prove, passwordHash, token }: { prove: Prove; passwordHash: string; token: string },
): Promise<void> {
  const { id } = caller;
  const row = await lockAccount(tx, id);
  if (!row || row.passwordHash === null) throw new Refusal('noPassword');
  await prove(tx, row);
  await dropKeys(tx, id, linkPurposes);
  await tx.update(accounts).set(newPassword(passwordHash)).where(eq(accounts.id, id));
  await endSessions(tx, id, token);
  auditAccountChange(tx, row, { password: null }, { before: { password: null } });
  await notifyOwner(tx, row, ['password'], caller);
}

/**
 * Runs `change` of a factor with the caller's account locked and the proof checked. A session by password alone changes
 * none while the account has a passkey or the like: whoever has stolen the password would enter by a factor of their own.
 */
export async function proven<T>(
  tx: Tx,
  caller: CurrentAccount,
  prove: Prove,
  change: (row: AccountRow) => Promise<T>,
): Promise<T> {
  const row = await lockAccount(tx, caller.id);
  if (!row) throw notFound();
  await prove(tx, row);
  if (caller.isSecondFactorDue && (await hasOtherFactor(tx, caller.id))) {
    throw new Refusal('secondFactorElsewhere');
  }
  return change(row);
}
