import { and, eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { accounts, apiTokens, auditEntries, outbox } from '../../../server/base/db/schema';
import { readerOf } from '../../../server/subjects/connections/delivery/api-tokens';
import { expiringTokensJob } from '../../../server/subjects/connections/delivery/token-job';
import { isNetwork } from '../../../server/base/config/network';
import { isWithin } from '../../../server/subjects/connections/delivery/networks';
import { openSession } from '../../../server/access/identity/sign-in';
import { watchQueries } from '../support/failing-queries';
import { createTestApp, nowhere } from '../support/test-app';

const url = '/api/v1/Connections/tokens';
const password = 'correct-horse';
const claims = ['View', 'Create', 'Delete'].map((action) => `Permissions.Connections.${action}`);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const wanted = { name: '公司官網', scopes: ['published'], expiresOn: inDays(90) };

const test = await createTestApp();
const ownerId = await test.addAccount('owner', password, claims);
await test.db.update(accounts).set({ email: 'owner@example.com' }).where(eq(accounts.id, ownerId));
const headers = { authorization: `Bearer ${(await openSession(test.db, ownerId, nowhere)).token}` };
afterAll(() => test.close());

async function make(more: object = {}) {
  const answer = await test.inject({
    method: 'POST',
    url,
    headers,
    payload: { ...wanted, currentPassword: password, ...more },
  });
  return answer.json<{
    succeeded: boolean;
    data: { id: number; token: string; prefix: string };
    errors?: Record<string, string[]>;
  }>();
}

it('a list of many tokens asks for the claims of their creators once', async () => {
  let count = 0;
  watchQueries(test.db.$client, () => (count += 1));
  const costOf = async () => {
    const before = count;
    await test.inject({ url, headers });
    return count - before;
  };
  const creators = await Promise.all(['one', 'two', 'three'].map((name) => test.addAccount(name, password)));
  const add = (createdById: number) =>
    test.db.insert(apiTokens).values({
      name: '官網',
      prefix: 'mng_pk_7Qd2',
      hash: `${createdById}`,
      scopes: ['drafts'],
      expiresOn: new Date(inDays(9)),
      createdById,
    });
  await add(creators[0] ?? 0);
  await costOf();
  const few = await costOf();
  for (const id of creators.slice(1)) await add(id);
  expect(await costOf()).toBe(few);
  await test.db.delete(apiTokens);
});

describe('a token of the delivery API', () => {
  it('is shown once, stored as its hash, listed with its last use, and in the audit trail', async () => {
    const { data } = await make();
    expect(data.token).toMatch(/^mng_pk_[\w-]{43}$/);
    expect(data.token.startsWith(data.prefix)).toBe(true);
    const [row] = await test.db.select().from(apiTokens).where(eq(apiTokens.id, data.id));
    expect(JSON.stringify(row)).not.toContain(data.token);
    expect(await readerOf(test.db, data.token, '203.0.113.80')).toEqual({
      id: data.id,
      name: wanted.name,
      scopes: ['published'],
    });
    const listed = await test.inject({ url, headers });
    expect(listed.body).not.toContain(data.token);
    expect(listed.json()).toMatchObject({
      data: {
        ownProof: 'password',
        items: [
          { id: data.id, state: 'valid', lastUsedFrom: '203.0.113.80', lastUsedOn: expect.any(String) },
        ],
      },
    });
    const entries = await test.db.select().from(auditEntries).where(eq(auditEntries.kind, 'apiToken'));
    expect(entries).toMatchObject([{ action: 'create', recordId: data.id, title: '公司官網' }]);
    expect(JSON.stringify(entries)).not.toContain(data.token);
  });

  it('reads nothing after it is revoked, which is in the audit trail and cannot be repeated', async () => {
    const { data } = await make();
    const revoke = async () =>
      (await test.inject({ method: 'DELETE', url: `${url}/${data.id}`, headers })).json<object>();
    expect(await revoke()).toMatchObject({ succeeded: true, messages: ['權杖已撤銷'] });
    expect(await readerOf(test.db, data.token, '203.0.113.80')).toBeNull();
    expect(await revoke()).toMatchObject({ succeeded: false });
    const entries = await test.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.kind, 'apiToken'), eq(auditEntries.recordId, data.id)));
    expect(entries.map(({ action }) => action)).toEqual(['create', 'revoke']);
  });

  it('expires at its end, and its creator gets one mail before', async () => {
    const { data } = await make({ expiresOn: inDays(13) });
    await test.db.delete(outbox);
    const signal = new AbortController().signal;
    expect(await expiringTokensJob.run(test.db, signal)).toEqual({ mailed: 1 });
    expect(await expiringTokensJob.run(test.db, signal)).toEqual({ mailed: 0 });
    expect(await test.db.select().from(outbox)).toMatchObject([{ recipients: 'owner@example.com' }]);
    await test.db
      .update(apiTokens)
      .set({ expiresOn: new Date(Date.now() - 1) })
      .where(eq(apiTokens.id, data.id));
    expect(await readerOf(test.db, data.token, '203.0.113.80')).toBeNull();
  });

  it('is valid only from its networks, if it has any', async () => {
    const { data } = await make({ networks: ['203.0.113.0/24', '2001:db8::/32'] });
    const from = async (address: string) => (await readerOf(test.db, data.token, address)) !== null;
    expect([await from('203.0.113.7'), await from('2001:db8::1'), await from('198.51.100.1')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it.each([
    [{ expiresOn: inDays(-1) }, 'expiresOn'],
    [{ expiresOn: inDays(800) }, 'expiresOn'],
    [{ networks: ['203.0.113.0/33'] }, 'networks'],
    [{ scopes: [] }, 'scopes'],
    // The account that creates the token may not view enquiries.
    [{ scopes: ['enquiries'] }, 'scopes'],
    [{ name: '' }, 'name'],
  ])('is refused with %o', async (bad, field) => {
    expect(Object.keys((await make(bad)).errors ?? {})[0]).toContain(field);
  });
});

it('networks are addresses or ranges', () => {
  expect(
    ['203.0.113.1', '203.0.113.0/24', '::1', '::/0', 'a', '1.2.3.4/', '1.2.3.4/33'].map(isNetwork),
  ).toEqual([true, true, true, true, false, false, false]);
  expect([isWithin('10.0.0.1', ['10.0.0.1']), isWithin('x', ['0.0.0.0/0'])]).toEqual([true, false]);
});
