import { randomBytes } from 'node:crypto';
import { asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { accounts, roles } from '../../base/db/schema';
import { Refusal } from '../../base/contract/errors';
import { byServer, writeAuditEntries } from '../../base/audit/audit';
import { isEasilyGuessed } from '../../base/secrets/guessed-passwords';
import { newPassword } from '../../access/identity/password-links';
import { hashPassword } from '../../base/secrets/passwords';
import { isAllowedPassword } from '../../base/config/allowed-password';
import { stamp } from '../../records/records';
import { dropSecondFactor } from '../../access/identity/lost-factors';
import { notifyOwner } from '../../access/identity/ways-in';
import { endSessions } from '../../access/identity/sessions';
import { isNamed } from '../../access/identity/sign-in';
import { accountCommandText as text } from './text';
import { CommandError } from './run-command';

const author = 'npm run account';
const operator = byServer(author);

/** Runs `add`, `password`, `second-factor` or `list`; resolves to the lines to print. Throws CommandError. */
export async function runAccountCommand(
  db: Db,
  [command, ...args]: readonly string[],
  givenPassword: string | undefined,
): Promise<string[]> {
  if (command === 'list' && args.length === 0) return list(db);
  const [account, name, role] = args;
  if (command === 'add' && account !== undefined && name !== undefined && args.length <= 3) {
    return add(db, { account, name, role }, givenPassword);
  }
  if (command === 'password' && account !== undefined && args.length === 1) {
    return setPassword(db, account, givenPassword);
  }
  if (command === 'second-factor' && account !== undefined && args.length === 1) {
    return removeSecondFactor(db, account);
  }
  throw new CommandError(text.usage);
}

async function list(db: Db): Promise<string[]> {
  const rows = await db
    .select({ account: accounts.account, name: accounts.name, role: roles.name, isActive: accounts.isActive })
    .from(accounts)
    .leftJoin(roles, eq(roles.id, accounts.roleId))
    .orderBy(asc(accounts.id));
  return rows.map((row) => text.row(row.account, row.name, row.role ?? '', row.isActive));
}

async function add(
  db: Db,
  { account, name, role }: { account: string; name: string; role: string | undefined },
  passwordOption: string | undefined,
): Promise<string[]> {
  if (!/^[A-Za-z0-9._@-]{1,50}$/.test(account)) throw new CommandError(text.badAccount);
  if (!name.trim() || [...name].length > 200) throw new CommandError(text.badName);
  const roleId = role === undefined ? null : await roleOf(db, role);
  const { password, lines } = await passwordOf(passwordOption, [account, name]);
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const [added] = await tx
      .insert(accounts)
      .values({ account, name: name.trim(), roleId, passwordHash, ...stamp(author, null) })
      .onConflictDoNothing()
      .returning({ id: accounts.id });
    if (!added) throw new CommandError(text.taken(account));
    await writeAuditEntries(tx, ...operator, {
      kind: 'account',
      recordId: added.id,
      title: account,
      action: 'create',
    });
  });
  return [text.added(account), ...lines];
}

async function setPassword(db: Db, account: string, passwordOption: string | undefined): Promise<string[]> {
  const { password, lines } = await passwordOf(passwordOption, [account]);
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const [row] = await tx
      .update(accounts)
      .set({
        ...newPassword(passwordHash),
        ...stamp(author, null),
        rowVersion: sql`${accounts.rowVersion} + 1`,
      })
      .where(isNamed(account))
      .returning();
    if (!row) throw new CommandError(text.unknown(account));
    const changed = { before: { password: null }, after: { password: null } };
    await writeAuditEntries(tx, ...operator, {
      kind: 'account',
      recordId: row.id,
      title: row.account,
      action: 'update',
      ...changed,
    });
    await endSessions(tx, row.id);
    await notifyOwner(tx, row, ['password'], null);
  });
  return [text.changed(account), ...lines];
}

async function removeSecondFactor(db: Db, account: string): Promise<string[]> {
  await db.transaction(async (tx) => {
    const [row] = await tx.select({ id: accounts.id }).from(accounts).where(isNamed(account));
    if (!row) throw new CommandError(text.unknown(account));
    const { id, account: title } = await dropSecondFactor(tx, row.id, null).catch((error: unknown) => {
      throw error instanceof Refusal ? new CommandError(error.message) : error;
    });
    const after = { secondFactor: 'off' };
    await writeAuditEntries(tx, ...operator, {
      kind: 'account',
      recordId: id,
      title,
      action: 'update',
      after,
    });
  });
  return [text.secondFactorRemoved(account)];
}

async function roleOf(db: Db, name: string): Promise<number> {
  const known = await db
    .select({ id: roles.id, name: roles.name })
    .from(roles)
    .where(isNull(roles.deletedOn))
    .orderBy(asc(roles.id));
  const found = known.find((role) => role.name === name);
  if (!found) {
    throw new CommandError(
      text.noRole(
        name,
        known.map((role) => role.name),
      ),
    );
  }
  return found.id;
}

/** Password from the environment, else a random one, printed once. */
async function passwordOf(
  passwordOption: string | undefined,
  names: readonly string[],
): Promise<{ password: string; lines: string[] }> {
  if (passwordOption === undefined || passwordOption === '') {
    const password = randomBytes(12).toString('base64url');
    return { password, lines: [text.password(password)] };
  }
  if (!isAllowedPassword(passwordOption)) throw new CommandError(text.badPassword);
  if (await isEasilyGuessed(passwordOption, names)) throw new CommandError(text.easyPassword);
  return { password: passwordOption, lines: [] };
}
