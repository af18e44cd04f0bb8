import { asc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../../server/app';
import { readConfig } from '../../../server/base/config/config';
import { accounts, auditEntries, presence } from '../../../server/base/db/schema';
import { createTestApp } from '../support/test-app';

const seesSites = 'Permissions.Cases.OnePage.View';

interface Staff {
  id: number;
  headers: { authorization: string };
}
let [lin, chen, outsider]: Staff[] = [];

const test = await createTestApp();
const staff = async (name: string, claims: string[]): Promise<Staff> => {
  const headers = await test.signInAs(claims);
  const all = await test.db.select({ id: accounts.id }).from(accounts).orderBy(asc(accounts.id));
  const id = all.at(-1)?.id ?? 0;
  await test.db.update(accounts).set({ name }).where(eq(accounts.id, id));
  return { id, headers };
};
lin = await staff('林雅婷', [seesSites]);
chen = await staff('陳冠宇', [seesSites, 'Permissions.Contacts.View']);
outsider = await staff('局外人', ['Permissions.News.View']);
afterAll(() => test.close());
beforeEach(() => test.db.delete(presence));

const there = {
  tab: 'tab-1',
  kind: 'theme',
  recordId: 7,
  partId: null,
  state: 'reading',
  isHidden: false,
} as const;

async function beat(
  by: Staff | undefined,
  more: object = {},
  to: Pick<FastifyInstance, 'inject'> = test.app,
) {
  const answer = await to.inject({
    method: 'POST',
    url: '/api/v1/presence',
    headers: by?.headers ?? {},
    payload: { ...there, ...more },
  });
  return { status: answer.statusCode, ...answer.json() };
}
const others = async (by = lin, more: object = {}) => (await beat(by, more)).data.others;
/** Lets time pass, by moving the stored times back. */
const pass = (seconds: number) =>
  test.db.update(presence).set({
    seenOn: sql`seen_on - ${seconds} * interval '1 second'`,
    expiresOn: sql`expires_on - ${seconds} * interval '1 second'`,
  });

describe('Who has a record open', () => {
  it('is shown to the others present, with state and block, and not to oneself', async () => {
    expect(await others()).toEqual([]);
    expect(await others(chen, { partId: 9001, state: 'typing' })).toEqual([
      { accountId: lin?.id, name: '林雅婷', partId: null, state: 'reading' },
    ]);
    expect(await others()).toEqual([{ accountId: chen?.id, name: '陳冠宇', partId: 9001, state: 'typing' }]);
  });

  it('is separate for each kind and record', async () => {
    await beat(chen);
    expect(await others(lin, { recordId: 8 })).toEqual([]);
    await beat(chen, { kind: 'contact', tab: 'tab-2' });
    expect(await others()).toHaveLength(1);
  });

  it('counts several tabs of an account as one person, who types if one of them types', async () => {
    await beat(chen, { tab: 'a', state: 'typing', partId: 9001 });
    await beat(chen, { tab: 'b', partId: 9002 });
    expect(await others()).toMatchObject([{ partId: 9001, state: 'typing' }]);
    await beat(chen, { tab: 'a', state: 'left' });
    expect(await others()).toMatchObject([{ partId: 9002, state: 'reading' }]);
  });

  it('follows a tab to its next record, which a late leave does not end', async () => {
    await beat(chen);
    await beat(chen, { recordId: 8 });
    await beat(chen, { state: 'left' });
    expect(await others()).toEqual([]);
    expect(await others(lin, { recordId: 8 })).toHaveLength(1);
  });

  it("ends 45 seconds after the last beat by the database's clock, for a hidden tab after 150", async () => {
    await beat(chen);
    await pass(44);
    expect(await others()).toHaveLength(1);
    await pass(2);
    expect(await others()).toEqual([]);
    await beat(chen, { isHidden: true });
    await pass(149);
    expect(await others()).toHaveLength(1);
    await pass(2);
    expect(await others()).toEqual([]);
  });

  it('leaves no row behind once expired, and none for an account that was deactivated', async () => {
    await beat(chen);
    await pass(46);
    await beat(lin);
    expect(await test.db.select({ id: presence.accountId }).from(presence)).toEqual([{ id: lin?.id }]);
    await beat(chen);
    await test.db
      .update(accounts)
      .set({ isActive: false })
      .where(eq(accounts.id, chen?.id ?? 0));
    expect(await others()).toEqual([]);
    await test.db
      .update(accounts)
      .set({ isActive: true })
      .where(eq(accounts.id, chen?.id ?? 0));
  });

  it('is the same for every process of the server', async () => {
    const second = await buildApp(
      readConfig({ LOG_LEVEL: 'silent', SEED: 'none', DATABASE_URL: test.databaseUrl }),
      test.db,
    );
    await beat(chen, { state: 'typing' }, second);
    expect(await others()).toMatchObject([{ name: '陳冠宇', state: 'typing' }]);
    expect((await beat(chen, { state: 'left' }, second)).data.others).toEqual([]);
    expect(await others()).toEqual([]);
    await second.close();
  });
});

describe('Nobody without View of the unit', () => {
  it.each(['theme', 'contact', 'case'])(
    'can read or report who has a record of kind %s open',
    async (kind) => {
      expect(await beat(outsider, { kind })).toMatchObject({ status: 403, succeeded: false });
      expect(await test.db.select().from(presence)).toEqual([]);
    },
  );

  it('is separate by kind for the same account', async () => {
    expect((await beat(lin, { kind: 'contact' })).status).toBe(403);
    expect((await beat(chen, { kind: 'contact' })).status).toBe(200);
  });
});

describe('What is kept of it', () => {
  it('is limited for each account to the newest tabs', async () => {
    for (let tab = 1; tab <= 25; tab += 1) await beat(chen, { tab: `tab-${tab}` });
    const rows = await test.db.select({ tab: presence.tab }).from(presence);
    expect(rows.map(({ tab }) => tab)).toHaveLength(20);
    expect(rows.map(({ tab }) => tab)).toContain('tab-25');
  });

  it('is in no log of the database and in no audit entry', async () => {
    const before = await test.db.select().from(auditEntries);
    await beat(chen, { state: 'typing' });
    expect(await test.db.select().from(auditEntries)).toHaveLength(before.length);
    const { rows } = await test.db.execute(
      sql`select relpersistence from pg_class where relname = 'presence'`,
    );
    expect(rows).toEqual([{ relpersistence: 'u' }]);
  });

  it('is refused with a message if it violates the contract', async () => {
    for (const wrong of [{ kind: 'role' }, { state: 'asleep' }, { tab: '' }, { recordId: 0 }]) {
      expect(await beat(chen, wrong)).toMatchObject({ status: 400, succeeded: false });
    }
  });
});
