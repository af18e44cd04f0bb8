import { asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { accounts, roles } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import { Refusal, notFound } from '../../base/contract/errors';
import type { Bodies } from '../../base/contract/bodies';
import type { components } from '../../../openapi/generated/types';
import { auditAccountChange } from './account-trail';
import { assertMayGrant, assertNotAbove } from './accounts';
import { holdsAll, isClaim } from './claims';
import { dropKeys, linkPurposes } from '../../base/secrets/one-time-keys';
import { queueCallersMail } from '../../base/mail/callers-mail';
import { linkSeconds, linkMail, makeLink } from './password-links';
import type { Saved } from '../../records/table';
import { isTaken, nameOf, recordOf, stamp } from '../../records/records';
import type { AccountRow } from './account-lock';
import type { CurrentAccount } from './authentication';

const isPending = isNotNull(accounts.invitedUntil);

/** Open invitations, newest first, and the roles that the caller may give. */
export async function listInvitations(
  db: Db,
  caller: CurrentAccount,
  isMailed: boolean,
): Promise<components['schemas']['InvitationList']> {
  const [rows, allRoles] = await Promise.all([
    db
      .select({
        row: accounts,
        roleName: roles.name,
        isExpired: sql<boolean>`${accounts.invitedUntil} < now()`,
      })
      .from(accounts)
      .leftJoin(roles, eq(roles.id, accounts.roleId))
      .where(isPending)
      .orderBy(sql`${accounts.id} desc`),
    db.select().from(roles).where(isNull(roles.deletedOn)).orderBy(asc(roles.id)),
  ]);
  return {
    items: rows.map(({ row, roleName, isExpired }) => ({
      id: row.id,
      name: row.name,
      email: row.email,
      roleName: roleName ?? '',
      expiresOn: (row.invitedUntil ?? new Date()).toISOString(),
      isExpired,
      ...recordOf(row),
    })),
    assignableRoles: allRoles
      .filter(({ claims }) => holdsAll(caller.claims, claims))
      .map(({ id, name, claims }) => ({ id, name, claims: claims.filter(isClaim) })),
    isMailed,
  };
}

/**
 * Invites a colleague by an account without a password; sends a mail if mails are enabled. Refuses roles with claims
 * that the caller lacks.
 */
export async function createInvitation(
  tx: Tx,
  { name, email, roleId }: Bodies['createInvitation'],
  caller: CurrentAccount,
  isMailed: boolean,
): Promise<Saved> {
  await assertMayGrant(tx, roleId, caller);
  const [row] = await tx
    .insert(accounts)
    .values({
      account: email,
      email,
      name: nameOf(name),
      roleId,
      invitedUntil: invitationEnd,
      invitedById: caller.id,
      ...stamp(caller.name, caller.id),
    })
    .returning()
    .catch((error: unknown) => {
      if (isTaken(error, 'accounts_account')) throw new Refusal('accountTaken');
      throw error;
    });
  if (!row) throw notFound();
  auditAccountChange(tx, row, { name: row.name, email, roleId }, { action: 'create' });
  if (isMailed) await queueCallersMail(tx, await linkMail(tx, row, 'invitation', caller));
  return { id: row.id, rowVersion: row.rowVersion };
}

/** Creates a new link for an invitation, which the caller passes on; restarts the invitation's validity. Throws 404. */
export async function createInvitationLink(tx: Tx, id: number, caller: CurrentAccount) {
  const row = await renewed(tx, id, caller);
  auditAccountChange(tx, row, { passwordLink: 'made' });
  return makeLink(tx, row, 'invitation', caller);
}

/** Mails an invitation again and restarts its validity. Throws 404. */
export async function resendInvitation(
  tx: Tx,
  id: number,
  caller: CurrentAccount,
  isMailed: boolean,
): Promise<void> {
  const row = await renewed(tx, id, caller);
  if (!isMailed) throw new Refusal('notMailed');
  auditAccountChange(tx, row, { passwordLink: 'mailed' });
  await queueCallersMail(tx, await linkMail(tx, row, 'invitation', caller));
}

/** Withdraws an invitation with its unused account and its links. Throws 404. */
export async function withdrawInvitation(tx: Tx, id: number, caller: CurrentAccount): Promise<void> {
  const row = await pending(tx, id, caller);
  await dropKeys(tx, id, linkPurposes);
  await tx.delete(accounts).where(eq(accounts.id, row.id));
  auditAccountChange(tx, row, {}, { action: 'delete' });
}

async function renewed(tx: Tx, id: number, caller: CurrentAccount): Promise<AccountRow> {
  const row = await pending(tx, id, caller);
  await tx
    .update(accounts)
    .set({ invitedUntil: invitationEnd, invitedById: caller.id })
    .where(eq(accounts.id, id));
  return row;
}

/** Locks the invited account; the caller needs the permission to invite it. */
async function pending(tx: Tx, id: number, caller: CurrentAccount): Promise<AccountRow> {
  const [row] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('update');
  if (!row) throw notFound();
  if (row.invitedUntil === null) throw new Refusal('alreadyAccepted');
  await assertNotAbove(tx, row, caller);
  return row;
}

/** By the database's clock. */
const invitationEnd = sql`now() + make_interval(secs => ${linkSeconds.invitation})`;
