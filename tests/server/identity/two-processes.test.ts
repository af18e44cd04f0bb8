import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, it, vi } from 'vitest';
import { readConfig } from '../../../server/base/config/config';
import { accounts, roles } from '../../../server/base/db/schema';
import { administratorClaims } from '../../../server/access/identity/claims';
import type { TokenPair } from '../../../server/access/identity/token-families';
import { createTestApp } from '../support/test-app';

const password = 'correct-horse';
const claims = ['Permissions.Contacts.View'];

const test = await createTestApp();
const administrator = await test.signInAs([...administratorClaims, ...claims]);
vi.resetModules();
const [{ buildApp }, { connect }] = await Promise.all([
  import('../../../server/app'),
  import('../../../server/base/db/client'),
]);
const database = connect(test.databaseUrl);
const app = await buildApp(
  readConfig({ LOG_LEVEL: 'silent', SEED: 'none', DATABASE_URL: test.databaseUrl }),
  database.db,
);
/** A second process: the server's modules loaded again, with own memory and connections, on the same database. */
const elsewhere = {
  inject: app.inject.bind(app),
  close: async () => {
    await app.close();
    await database.close();
  },
};
afterAll(async () => {
  await elsewhere.close();
  await test.close();
});

const list = '/api/v1/contact/get-list-paged';

async function call(payload: object, method: 'POST' | 'PUT' | 'DELETE', url: string): Promise<unknown> {
  const answer = await test.inject({ method, url, payload, headers: administrator });
  expect(answer.json()).toMatchObject({ succeeded: true });
  return answer.json<{ data: unknown }>().data;
}

async function saveAccount(id: number, change: object): Promise<unknown> {
  const [row] = await test.db.select().from(accounts).where(eq(accounts.id, id));
  if (!row) throw new Error('no account');
  const { name, email, department, gender, roleId, rowVersion } = row;
  return call(
    { id, name, email, department, gender, roleId, status: true, rowVersion, ...change },
    'PUT',
    '/api/identity/user',
  );
}

async function saveRole(accountId: number, change: object): Promise<unknown> {
  const [row] = await test.db
    .select({ id: roles.id, name: roles.name, description: roles.description, rowVersion: roles.rowVersion })
    .from(roles)
    .innerJoin(accounts, eq(accounts.roleId, roles.id))
    .where(eq(accounts.id, accountId));
  if (!row) throw new Error('no role');
  const roleClaims = claims.map((value) => ({ value, selected: true }));
  return call({ ...row, roleClaims, ...change }, 'PUT', '/api/identity/role');
}

const revocations: Record<string, [(id: number, pair: TokenPair) => Promise<unknown>, 401 | 403]> = {
  'signing out': [(_id, { refreshToken }) => call({ refreshToken }, 'DELETE', '/api/identity/token'), 401],
  'a deactivation': [(id) => saveAccount(id, { status: false }), 401],
  'a new password': [(id) => saveAccount(id, { password: 'battery-staple' }), 401],
  'a claim taken from the role': [
    (id) => saveRole(id, { roleClaims: claims.map((value) => ({ value, selected: false })) }),
    403,
  ],
  'a second factor that the role demands from now on': [
    (id) => saveRole(id, { needsSecondFactor: true }),
    403,
  ],
  // Last, as it ends the administrator's session too.
  'emptying the table of tokens by hand': [() => test.db.execute(sql`truncate tokens`), 401],
};

it.each(Object.entries(revocations))(
  '%s at one process lets none of 1,000 calls at another pass after its answer',
  async (name, [revoke, status]) => {
    const id = await test.addAccount(name, password, claims);
    const pair = (await call({ account: name, password }, 'POST', '/api/identity/token')) as TokenPair;
    const ask = async (url = list) =>
      (await elsewhere.inject({ url, headers: { authorization: `Bearer ${pair.token}` } })).statusCode;
    const before = [await ask(), await ask()];
    const over = new AbortController();
    const during = Array.from({ length: 20 }, async () => {
      while (!over.signal.aborted) await ask();
    });
    await revoke(id, pair).finally(() => over.abort());
    // Reads start before the stamp is known: whatever comes of them, the refusal is the answer.
    const reads = [
      list,
      `${list}?pageNumber=x`,
      `${list}?keyword=%00`,
      `${list}?keyword=a`,
      '/api/v1/contact/get-by-id?id=9',
    ];
    const answers = [];
    for (let turn = 0; turn < 20; turn += 1) {
      answers.push(...(await Promise.all(Array.from({ length: 50 }, (_, place) => ask(reads[place % 5])))));
    }
    await Promise.all(during);
    expect([before, new Set(answers)]).toEqual([[200, 200], new Set([status])]);
  },
);
