import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { accounts } from '../../../server/base/db/schema';
import type { TokenPair } from '../../../server/access/identity/token-families';
import { administratorClaims } from '../../../server/access/identity/claims';
import { report, scaled, scaledTimeout } from '../support/campaign';
import { createTestApp } from '../support/test-app';

const tries = scaled(12);
let raced = 0;
let totalSurvivors = 0;

const test = await createTestApp({ TRUST_PROXY: '1' });
const caller = await test.signInAs(administratorClaims);
afterAll(async () => {
  report('revocation', { races: 4 * tries, 'sessions raced': raced, 'that survived': totalSurvivors });
  await test.close();
});

let address = 0;
const elsewhere = () => ({ 'x-forwarded-for': `10.${Math.floor((address += 1) / 250)}.0.${address % 250}` });

/** Tokens, or null for a refused sign-in or renewal. */
async function tokens(payload: object): Promise<TokenPair | null> {
  const answer = await test.inject({
    method: 'POST',
    url: '/api/identity/token',
    payload,
    headers: elsewhere(),
  });
  return answer.json<{ data: TokenPair | null }>().data;
}

async function isAlive({ token }: TokenPair): Promise<boolean> {
  return (
    (await test.inject({ url: '/api/identity/account/me', headers: { authorization: `Bearer ${token}` } }))
      .statusCode === 200
  );
}

async function survivors(pairs: readonly (TokenPair | null)[]): Promise<number> {
  const alive = await Promise.all(
    pairs.map(
      async (pair) =>
        pair !== null &&
        ((await isAlive(pair)) || (await tokens({ refreshToken: pair.refreshToken })) !== null),
    ),
  );
  raced += pairs.filter((pair) => pair !== null).length;
  return alive.filter(Boolean).length;
}

/** Saves an account as administrator. */
async function save(
  id: number,
  change: { password?: string; status?: boolean; roleId?: number | null },
  headers = caller,
): Promise<void> {
  const [row] = await test.db.select().from(accounts).where(eq(accounts.id, id));
  if (!row) throw new Error('no account');
  const { name, email, department, gender, roleId, rowVersion } = row;
  const answer = await test.inject({
    method: 'PUT',
    url: '/api/identity/user',
    headers,
    payload: { id, name, email, department, gender, roleId, status: true, rowVersion, ...change },
  });
  expect(answer.json()).toMatchObject({ succeeded: true });
}

/** Renews until refused; resolves to all pairs. */
async function renewOn(first: TokenPair): Promise<TokenPair[]> {
  const given = [first];
  for (
    let next = await tokens({ refreshToken: first.refreshToken });
    next && given.length < 50;
    next = await tokens({ refreshToken: next.refreshToken })
  ) {
    given.push(next);
  }
  return given;
}

const password = 'correct-horse';

/** Six sign-ins and two renewing apps during `revoke`; resolves to all their pairs. */
async function during(
  account: string,
  revoke: (session: TokenPair) => Promise<unknown>,
): Promise<(TokenPair | null)[]> {
  const [first, second] = await Promise.all([tokens({ account, password }), tokens({ account, password })]);
  if (!first || !second) throw new Error('no session');
  const [, renewed, , ...signedIn] = await Promise.all([
    renewOn(first),
    renewOn(second),
    revoke(second),
    ...Array.from({ length: 6 }, () => tokens({ account, password })),
  ]);
  return [...renewed, ...signedIn];
}

describe('no session survives', () => {
  it(
    'a password change, by the old password that was just being checked or by a renewal',
    async () => {
      let survived = 0;
      for (let turn = 0; turn < tries; turn += 1) {
        const account = `changed-${turn}`;
        const id = await test.addAccount(account, password);
        survived += await survivors(await during(account, () => save(id, { password: 'battery-staple' })));
      }
      totalSurvivors += survived;
      expect(survived).toBe(0);
    },
    scaledTimeout(120_000),
  );

  it(
    'a deactivation',
    async () => {
      let survived = 0;
      for (let turn = 0; turn < tries; turn += 1) {
        const account = `deactivated-${turn}`;
        const id = await test.addAccount(account, password);
        const pairs = await during(account, () => save(id, { status: false }));
        // Reactivates the account; ended sessions stay ended.
        await save(id, { status: true });
        survived += await survivors(pairs);
      }
      totalSurvivors += survived;
      expect(survived).toBe(0);
    },
    scaledTimeout(120_000),
  );

  it(
    'the loss of the role, when another is given afterwards',
    async () => {
      let survived = 0;
      for (let turn = 0; turn < tries; turn += 1) {
        const account = `stripped-${turn}`;
        const id = await test.addAccount(account, password);
        const [row] = await test.db
          .select({ roleId: accounts.roleId })
          .from(accounts)
          .where(eq(accounts.id, id));
        const pairs = await during(account, () => save(id, { roleId: null }));
        await save(id, { roleId: row?.roleId ?? null });
        survived += await survivors(pairs);
      }
      totalSurvivors += survived;
      expect(survived).toBe(0);
    },
    scaledTimeout(120_000),
  );

  it(
    'its logout while it is being renewed, with the successor that was just made',
    async () => {
      let survived = 0;
      for (let turn = 0; turn < tries; turn += 1) {
        const account = `out-${turn}`;
        await test.addAccount(account, password);
        const first = await tokens({ account, password });
        if (!first) throw new Error('no session');
        const logout = () =>
          test.inject({
            method: 'DELETE',
            url: '/api/identity/token',
            payload: { refreshToken: first.refreshToken },
          });
        const [renewed] = await Promise.all([
          renewOn(first),
          tokens({ refreshToken: first.refreshToken }).then(logout),
          logout(),
        ]);
        survived += await survivors(renewed);
      }
      totalSurvivors += survived;
      expect(survived).toBe(0);
    },
    scaledTimeout(120_000),
  );
});

describe('an epoch', () => {
  it('that was raised ends every older token, whatever rows remain', async () => {
    const id = await test.addAccount('epoch', password);
    const pair = await tokens({ account: 'epoch', password });
    if (!pair) throw new Error('no session');
    expect(await isAlive(pair)).toBe(true);
    await test.db.update(accounts).set({ epoch: 1 }).where(eq(accounts.id, id));
    expect(await survivors([pair])).toBe(0);
    expect(await survivors([await tokens({ account: 'epoch', password })])).toBe(1);
  });

  it('keeps the session in which an account changes its own password, and ends its others', async () => {
    const id = await test.addAccount('own', password, administratorClaims);
    const [own, other] = [
      await tokens({ account: 'own', password }),
      await tokens({ account: 'own', password }),
    ];
    if (!own || !other) throw new Error('no session');
    const change = { password: 'battery-staple', currentPassword: password };
    await save(id, change, { authorization: `Bearer ${own.token}` });
    expect(await survivors([other])).toBe(0);
    expect(await isAlive(own)).toBe(true);
    const renewed = await tokens({ refreshToken: own.refreshToken });
    expect(renewed && (await isAlive(renewed))).toBe(true);
    expect(await tokens({ account: 'own', password })).toBeNull();
  });
});
