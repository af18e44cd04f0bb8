import { eq, lt, sql } from 'drizzle-orm';
import { jwtVerify } from 'jose';
import type { Db } from '../db/client';
import { accounts, usedTickets } from '../db/schema';
import { Refusal } from '../errors';
import { serverText } from '../text';
import { hashToken } from './secrets';
import { openSession, type TokenPair } from './sessions';

/** Signs in by a ticket of the company's portal: HS256, at most five minutes old, single use (decisions.md 4). */
export async function signInByTicket(db: Db, ticket: string, secret: string | undefined): Promise<TokenPair> {
  const person = await readTicket(ticket, secret);
  const accountId = await db.transaction(async (tx) => {
    await tx.delete(usedTickets).where(lt(usedTickets.expiresOn, sql`now()`));
    const [first] = await tx.insert(usedTickets).values({ id: hashToken(ticket), expiresOn: new Date(Date.now() + 600_000) }).onConflictDoNothing().returning();
    if (!first) throw new Refusal(serverText.badTicket);
    await tx.insert(accounts).values({ ...person, lastModifiedBy: person.name }).onConflictDoNothing();
    const [row] = await tx.select().from(accounts).where(eq(sql`lower(${accounts.account})`, person.account.toLowerCase()));
    if (!row?.isActive) throw new Refusal(serverText.badTicket);
    return row.roleId === null ? null : row.id;
  });
  // Refused only now: the new account must stay, so that somebody can give it a role.
  if (accountId === null) throw new Refusal(serverText.noRole);
  return openSession(db, accountId);
}

async function readTicket(ticket: string, secret: string | undefined) {
  if (!secret) throw new Refusal(serverText.badTicket);
  const { payload } = await jwtVerify(ticket, new TextEncoder().encode(secret), { algorithms: ['HS256'], maxTokenAge: '5 minutes' }).catch(() => {
    throw new Refusal(serverText.badTicket);
  });
  const [account, name, department] = [payload['account'], payload['name'], payload['department'] ?? ''].map(plainText);
  if (!account || !name || department === undefined) throw new Refusal(serverText.badTicket);
  return { account, name, department };
}

function plainText(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.includes('\0') || !value.isWellFormed() || [...value].length > 200) return undefined;
  return value.trim();
}
