import { eq, sql } from 'drizzle-orm';
import { kindNames } from '../../../openapi/generated/kinds';
import type { components } from '../../../openapi/generated/types';
import { note } from '../../base/audit/audit';
import { calendarOf } from '../enquiries/calendar-file';
import { appAddress, appPaths } from '../../base/contract/app-address';
import { notFound } from '../../base/contract/errors';
import { dayMs } from '../../base/contract/taipei-time';
import type { Db } from '../../base/db/client';
import { calendarFeeds } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import type { CurrentAccount } from '../../access/identity/authentication';
import { presentClaimsOf } from '../../access/identity/key-makers';
import { hashToken, randomToken } from '../../base/secrets/sealed';
import { entriesOf } from './calendar';
import { calendarText as text } from './text';

type Entry = components['schemas']['CalendarEntry'];

/** Days that a calendar program sees. */
const [daysBefore, daysAfter] = [31, 366];

/** Path of an account's calendar; nginx and logs know it too (server/base/logging/logging.ts). */
export const feedPath = (token: string) => `/api/calendars/${token}.ics`;

/** The account's address, without its token. */
export async function getCalendarFeed(
  db: Db,
  { id }: CurrentAccount,
): Promise<components['schemas']['CalendarFeed']> {
  const [feed] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.accountId, id));
  return {
    since: feed?.createdOn.toISOString() ?? null,
    lastReadOn: feed?.lastReadOn?.toISOString() ?? null,
  };
}

/** A new token of the account; the former one ends. */
export async function renewCalendarFeed(tx: Tx, account: CurrentAccount): Promise<string> {
  const token = randomToken();
  const values = { hash: hashToken(token), createdOn: sql`now()`, lastReadOn: null };
  await tx
    .insert(calendarFeeds)
    .values({ accountId: account.id, ...values })
    .onConflictDoUpdate({ target: calendarFeeds.accountId, set: values });
  noteFeed(tx, account, 'createLink');
  return token;
}

/** Throws 404 without an address. */
export async function endCalendarFeed(tx: Tx, account: CurrentAccount): Promise<void> {
  const ended = await tx
    .delete(calendarFeeds)
    .where(eq(calendarFeeds.accountId, account.id))
    .returning({ id: calendarFeeds.accountId });
  if (ended.length === 0) throw notFound();
  noteFeed(tx, account, 'revokeLink');
}

const noteFeed = (tx: Tx, { id, account }: CurrentAccount, action: 'createLink' | 'revokeLink') =>
  note(tx, { kind: 'account', recordId: id, title: account, action, after: { purpose: text.feed } });

/**
 * The calendar of a token as a file, by the claims that its account has at this moment. Throws 404 for an unknown token,
 * and for an account that is inactive or owes a second factor.
 */
export async function readCalendarFeed(
  db: Db,
  token: string,
  adminOrigin: string | undefined,
): Promise<string> {
  const [feed] = await db
    .update(calendarFeeds)
    .set({ lastReadOn: sql`now()` })
    .where(eq(calendarFeeds.hash, hashToken(token)))
    .returning();
  const claims = feed && (await presentClaimsOf(db, [feed.accountId])).get(feed.accountId);
  if (!claims) throw notFound();
  const now = Date.now();
  const period = { from: new Date(now - daysBefore * dayMs), to: new Date(now + daysAfter * dayMs) };
  const entries = await entriesOf(db, period, claims);
  return calendarOf(
    text.name,
    entries.map((entry) => eventOf(entry, adminOrigin)),
  );
}

function eventOf(entry: Entry, adminOrigin: string | undefined) {
  const { kind, id, title, action, at, state, reason, items = 0 } = entry;
  const screen =
    kind === 'release' ? appPaths.release(id) : kind === 'site' ? appPaths.site(id) : appPaths.calendar();
  const words = [
    kind === 'release' ? text.items(items) : kindNames[kind],
    text.states[state],
    reason,
    entry.lacksApproval ? text.lacksApproval : '',
    appAddress(adminOrigin, screen),
  ];
  return {
    uid: `${kind}-${id}-${action}@website-back-office`,
    title: text.event(action, title),
    from: new Date(at),
    to: new Date(at),
    description: words.filter(Boolean).join(' · '),
  };
}
