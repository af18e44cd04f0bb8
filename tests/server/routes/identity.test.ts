import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { accounts, tokens } from '../../../server/db/schema';
import { hashToken } from '../../../server/services/secrets';
import { createTestApp, type TestApp } from '../support/test-app';

const platformSecret = 'a secret of at least thirty-two characters';
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ PLATFORM_SECRET: platformSecret, TRUST_PROXY: '1' });
});
afterAll(() => test.close());

let address = 0;
/** Each test comes from an address of its own, so that the limit per address does not join them. */
const elsewhere = () => ({ 'x-forwarded-for': `10.0.0.${(address += 1)}` });

async function token(payload: object, headers: Record<string, string> = elsewhere()) {
  return test.inject({ method: 'POST', url: '/api/identity/token', payload, headers });
}

async function me(accessToken: string) {
  return test.inject({ url: '/api/identity/account/me', headers: { authorization: `Bearer ${accessToken}` } });
}

describe('sign-in by password', () => {
  it('gives two opaque tokens, and me answers the account with its claims', async () => {
    await test.addAccount('lin', 'correct-horse', ['Permissions.Cases.View']);
    const { data } = (await token({ account: 'LIN', password: 'correct-horse' })).json();
    const answer = (await me(data.token)).json();
    expect(answer).toMatchObject({ succeeded: true, messages: [], data: { account: 'lin', tokenExpiresOn: data.tokenExpiresOn } });
    expect(answer.data.roleClaims).toContainEqual({ value: 'Permissions.Cases.View', selected: true });
    expect(answer.data.roleClaims).toContainEqual({ value: 'Permissions.Cases.Edit', selected: false });
  });

  it('unknown, inactive and wrong password answer alike', async () => {
    const id = await test.addAccount('idle', 'correct-horse');
    await test.db.update(accounts).set({ isActive: false }).where(eq(accounts.id, id));
    await test.addAccount('chen', 'correct-horse');
    const answers = [
      await token({ account: 'nobody', password: 'correct-horse' }),
      await token({ account: 'idle', password: 'correct-horse' }),
      await token({ account: 'chen', password: 'wrong-horse' }),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ succeeded: false, messages: ['帳號或密碼錯誤'], data: null });
    }
  });

  it('of a thousand wrong passwords at once not one more than the limit is tried', async () => {
    await test.addAccount('target', 'correct-horse');
    const headers = elsewhere();
    const answers = await Promise.all(Array.from({ length: 1000 }, () => token({ account: 'target', password: 'wrong-horse' }, headers)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('renewal', () => {
  it('rotates the refresh token, and fifty uses within ten seconds get one successor', async () => {
    await test.addAccount('wu', 'correct-horse');
    const first = (await token({ account: 'wu', password: 'correct-horse' })).json().data;
    const answers = await Promise.all(Array.from({ length: 50 }, () => token({ refreshToken: first.refreshToken })));
    const successors = new Set(answers.map((answer) => answer.json().data.refreshToken));
    expect(successors.size).toBe(1);
    expect(successors.has(first.refreshToken)).toBe(false);
  });

  it('a used refresh token that comes back after ten seconds revokes its whole family', async () => {
    await test.addAccount('wang', 'correct-horse');
    const first = (await token({ account: 'wang', password: 'correct-horse' })).json().data;
    const second = (await token({ refreshToken: first.refreshToken })).json().data;
    await test.db.update(tokens).set({ usedOn: new Date(Date.now() - 11_000) }).where(eq(tokens.refreshHash, hashToken(first.refreshToken)));
    expect((await token({ refreshToken: first.refreshToken })).statusCode).toBe(401);
    expect((await token({ refreshToken: second.refreshToken })).statusCode).toBe(401);
    expect((await me(second.token)).statusCode).toBe(401);
  });
});

describe('what ends a session holds at the next call', () => {
  it('logout', async () => {
    await test.addAccount('out', 'correct-horse');
    const pair = (await token({ account: 'out', password: 'correct-horse' })).json().data;
    await test.inject({ method: 'DELETE', url: '/api/identity/token', payload: { refreshToken: pair.refreshToken } });
    expect((await me(pair.token)).statusCode).toBe(401);
  });

  it('none of a thousand calls passes after it is acknowledged', async () => {
    await test.addAccount('thousand', 'correct-horse');
    const pair = (await token({ account: 'thousand', password: 'correct-horse' })).json().data;
    const before = Array.from({ length: 20 }, () => me(pair.token));
    await test.inject({ method: 'DELETE', url: '/api/identity/token', payload: { refreshToken: pair.refreshToken } });
    const answers = await Promise.all(Array.from({ length: 1000 }, () => me(pair.token)));
    expect(answers.filter(({ statusCode }) => statusCode !== 401)).toEqual([]);
    await Promise.all(before);
  });

  it('deactivation', async () => {
    const id = await test.addAccount('gone', 'correct-horse');
    const pair = (await token({ account: 'gone', password: 'correct-horse' })).json().data;
    await test.db.update(accounts).set({ isActive: false }).where(eq(accounts.id, id));
    expect((await me(pair.token)).statusCode).toBe(401);
  });
});

describe('platform key', () => {
  const ticket = (claims: Record<string, string>, issued = '0s ago') =>
    new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).setIssuedAt(issued).sign(new TextEncoder().encode(platformSecret));

  it('creates the account on first use, inactive in effect until somebody gives it a role', async () => {
    const platformKey = await ticket({ account: 'portal-1', name: '張淑芬', department: '行銷部' });
    expect((await token({ platformKey })).json()).toMatchObject({ succeeded: false, messages: ['帳號尚未開通，請洽系統管理員'] });
    const [row] = await test.db.select().from(accounts).where(eq(accounts.account, 'portal-1'));
    expect(row).toMatchObject({ name: '張淑芬', department: '行銷部', roleId: null });
  });

  it('is single use, and at most five minutes old', async () => {
    await test.addAccount('portal-2', '');
    const platformKey = await ticket({ account: 'portal-2', name: '吳佩珊', department: '' });
    expect((await token({ platformKey })).json().succeeded).toBe(true);
    expect((await token({ platformKey })).json().succeeded).toBe(false);
    const old = await ticket({ account: 'portal-2', name: '吳佩珊', department: '' }, '301s ago');
    expect((await token({ platformKey: old })).json().succeeded).toBe(false);
  });
});
