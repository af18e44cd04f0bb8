import { lt, sql } from 'drizzle-orm';
import { jwtVerify } from 'jose';
import type { Db } from '../../base/db/client';
import { accounts, usedTickets } from '../../base/db/schema';
import { Refusal } from '../../base/contract/errors';
import { writeAuditEntries } from '../../base/audit/audit';
import { refusalsRecorded } from '../../base/audit/refused-entries';
import { databaseTime } from '../../base/db/clock';
import { hashToken } from '../../base/secrets/sealed';
import { beginSessionOrSecondStep, isNamed, type SecondStep } from './sign-in';
import type { TokenPair, Visit } from './token-families';

/**
 * Signs in with a ticket of the company's portal: HS256, at most five minutes old, single use (decisions/004-entities).
 */
export async function signInByTicket(
  db: Db,
  ticket: string,
  secrets: readonly string[],
  visit: Visit,
): Promise<TokenPair | SecondStep> {
  let account: { id: number; account: string } | undefined;
  return refusalsRecorded(
    db,
    visit,
    async () => {
      const person = await readTicket(db, ticket, secrets);
      account = await accountOf(db, person, visit);
      // Refused only after storing the account, so that it can be given a role.
      return beginSessionOrSecondStep(db, account.id, visit, ({ isActive }) => {
        if (!isActive) throw new Refusal('badTicket');
      });
    },
    ({ code }) => ({ reason: code === 'noRole' ? 'noRole' : 'badTicket', account }),
  );
}

/** Account of a ticket, created by its first ticket; marks the ticket as used. */
async function accountOf(
  db: Db,
  { id, ...person }: Awaited<ReturnType<typeof readTicket>>,
  visit: Visit,
): Promise<{ id: number; account: string }> {
  const account = await db.transaction(async (tx) => {
    const [first] = await tx
      .insert(usedTickets)
      .values({ id, expiresOn: sql`now() + interval '10 minutes'` })
      .onConflictDoNothing()
      .returning();
    if (!first) throw new Refusal('badTicket');
    const [added] = await tx
      .insert(accounts)
      .values({ ...person, lastModifiedBy: person.name })
      .onConflictDoNothing()
      .returning({ id: accounts.id, account: accounts.account, name: accounts.name });
    if (added) {
      const { id: recordId, account: title } = added;
      await writeAuditEntries(tx, added, visit, { kind: 'account', recordId, title, action: 'create' });
    }
    const [row] = await tx
      .select({ id: accounts.id, account: accounts.account })
      .from(accounts)
      .where(isNamed(person.account));
    return row;
  });
  if (!account) throw new Refusal('badTicket');
  return account;
}

/** Deletes marks of expired tickets; resolves to their number. */
export async function removeOldTickets(db: Db): Promise<number> {
  return (await db.delete(usedTickets).where(lt(usedTickets.expiresOn, sql`now()`))).rowCount ?? 0;
}

async function readTicket(db: Db, ticket: string, secrets: readonly string[]) {
  const parts = ticket.split('.');
  if (parts.length !== 3 || !parts.every(isCanonical)) throw new Refusal('badTicket');
  const currentDate = await databaseTime(db);
  const { payload } = await Promise.any(
    secrets.map((secret) =>
      jwtVerify(ticket, new TextEncoder().encode(secret), {
        algorithms: ['HS256'],
        maxTokenAge: '5 minutes',
        currentDate,
      }),
    ),
  ).catch(() => {
    throw new Refusal('badTicket');
  });
  const [account, name, department] = [payload['account'], payload['name'], payload['department'] ?? ''].map(
    plainText,
  );
  if (!account || !name || department === undefined) throw new Refusal('badTicket');
  // Identified by the signed content, as a signature has several encodings.
  return { id: hashToken(parts.slice(0, 2).join('.')), account, name, department };
}

/** Canonical base64url: no padding, and zeros in the unused bits. */
function isCanonical(part: string): boolean {
  return Buffer.from(part, 'base64url').toString('base64url') === part;
}

function plainText(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.includes('\0') || !value.isWellFormed() || [...value].length > 200) {
    return undefined;
  }
  return value.trim();
}
