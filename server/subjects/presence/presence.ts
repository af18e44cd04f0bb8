import { and, desc, eq, gt, ne, notInArray, sql } from 'drizzle-orm';
import type { components } from '../../../openapi/generated/types';
import type { Bodies } from '../../base/contract/bodies';
import { accounts, presence } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';

type Person = components['schemas']['PresentPerson'];

/** Three heartbeats of a visible tab. */
const shownSeconds = 45;
/** More than two heartbeats of a hidden tab, whose timers browsers run once a minute. */
export const hiddenSeconds = 150;
/** Maximum rows of one account. */
const maxTabs = 20;
const maxOthers = 50;
const maxRemoved = 100;

/** Stores the position of an account's tab, or its departure; resolves to the other accounts there. */
export async function storePresence(
  tx: Tx,
  accountId: number,
  { tab, kind, recordId, partId, state, isHidden }: Bodies['tellPresence'],
): Promise<Person[]> {
  const own = and(eq(presence.accountId, accountId), eq(presence.tab, tab));
  if (state === 'left') {
    // The tab may already have moved to another record.
    await tx.delete(presence).where(and(own, eq(presence.kind, kind), eq(presence.recordId, recordId)));
    return [];
  }
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('presence'), ${accountId})`);
  const place = {
    kind,
    recordId,
    partId,
    state,
    seenOn: sql`now()`,
    expiresOn: sql`now() + ${isHidden ? hiddenSeconds : shownSeconds} * interval '1 second'`,
  };
  await tx
    .insert(presence)
    .values({ accountId, tab, ...place })
    .onConflictDoUpdate({ target: [presence.accountId, presence.tab], set: place });
  await removeRest(tx, accountId);
  return others(tx, accountId, { kind, recordId });
}

/** Keeps the newest rows of an account, and removes expired rows of all accounts. */
async function removeRest(tx: Tx, accountId: number): Promise<void> {
  const newest = tx
    .select({ tab: presence.tab })
    .from(presence)
    .where(eq(presence.accountId, accountId))
    .orderBy(desc(presence.seenOn), presence.tab)
    .limit(maxTabs);
  await tx.delete(presence).where(and(eq(presence.accountId, accountId), notInArray(presence.tab, newest)));
  await tx.execute(sql`
    delete from presence where (account_id, tab) in (
      select account_id, tab from presence where expires_on <= now() limit ${maxRemoved} for update skip locked)`);
}

/** Merges the tabs of an account: the position of typing, else the last position. */
async function others(
  tx: Tx,
  accountId: number,
  { kind, recordId }: Pick<Bodies['tellPresence'], 'kind' | 'recordId'>,
): Promise<Person[]> {
  const isTyping = sql<boolean>`${presence.state} = 'typing'`;
  const rows = await tx
    .selectDistinctOn([presence.accountId], {
      accountId: presence.accountId,
      name: accounts.name,
      partId: presence.partId,
      state: presence.state,
    })
    .from(presence)
    .innerJoin(accounts, eq(accounts.id, presence.accountId))
    .where(
      and(
        eq(presence.kind, kind),
        eq(presence.recordId, recordId),
        ne(presence.accountId, accountId),
        gt(presence.expiresOn, sql`now()`),
        eq(accounts.isActive, true),
      ),
    )
    .orderBy(presence.accountId, desc(isTyping), desc(presence.seenOn))
    .limit(maxOthers);
  return rows.toSorted((a, b) => Number(b.state === 'typing') - Number(a.state === 'typing'));
}
