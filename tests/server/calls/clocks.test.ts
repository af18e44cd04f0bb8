import { eq, sql } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { accounts, news, tokens } from '../../../server/base/db/schema';
import { claims as realClaims } from '../../../openapi/generated/claims';
import { createTestApp } from '../support/test-app';

const secret = 's'.repeat(32);

const test = await createTestApp({ PLATFORM_SECRET: secret, SECRET_KEY: secret });
const headers = await test.signInAs(realClaims);
afterEach(() => vi.useRealTimers());
afterAll(() => test.close());

async function call(method: 'POST' | 'PUT' | 'DELETE' | 'GET', url: string, payload?: object, as = {}) {
  const answer = await test.inject({ method, url, headers: as, payload });
  return answer.json() as { succeeded: boolean; messages: string[]; data: Record<string, unknown> };
}
const enter = (body: object) => call('POST', '/api/identity/token', body);
const day = 86_400_000;

describe.each([
  { clock: 'a day ahead', ms: day },
  { clock: 'a day behind', ms: -day },
])('a process whose clock is $clock', ({ clock, ms }) => {
  /** Changes only this process's clock; PostgreSQL has its own. */
  const goWrong = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
  const account = `clock ${clock}`;

  it('gives tokens of a quarter of an hour and seven days, which renew', async () => {
    const id = await test.addAccount(account, 'correct-horse', []);
    goWrong();
    const { data } = await enter({ account, password: 'correct-horse' });
    const left = async () => {
      const rows = await test.db
        .select({
          access: sql<number>`round(extract(epoch from ${tokens.accessExpiresOn} - now()) / 60)::int`,
          refresh: sql<number>`round(extract(epoch from ${tokens.refreshExpiresOn} - now()) / 86400)::int`,
        })
        .from(tokens)
        .where(eq(tokens.accountId, id));
      return rows;
    };
    expect(await left()).toEqual([{ access: 15, refresh: 7 }]);
    const renewed = await enter({ refreshToken: data['refreshToken'] });
    expect(renewed.data).toHaveProperty('token');
    expect(await left()).toEqual([
      { access: 15, refresh: 7 },
      { access: 15, refresh: 7 },
    ]);
  });

  it('takes the passcode and the ticket of the present, and invites for seven days', async () => {
    const name = `${account} 2`;
    const id = await test.addAccount(name, 'correct-horse', []);
    const own = {
      authorization: `Bearer ${String((await enter({ account: name, password: 'correct-horse' })).data['token'])}`,
    };
    const started = await call('POST', '/api/identity/account/second-factor', undefined, own);
    const totp = new TOTP({ secret: Secret.fromBase32(String(started.data['secret'])) });
    const ticket = await new SignJWT({ account: `${account} 3`, name: '張淑芬' })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt()
      .sign(new TextEncoder().encode(secret));
    const code = totp.generate({ timestamp: Date.now() });
    goWrong();
    const confirmed = await call(
      'PUT',
      '/api/identity/account/second-factor',
      { code, password: 'correct-horse' },
      own,
    );
    expect(confirmed.succeeded).toBe(true);
    expect((await enter({ platformKey: ticket })).messages).toEqual(['帳號尚未開通，請洽系統管理員']);
    const [row] = await test.db.select().from(accounts).where(eq(accounts.id, id));
    const invited = await call(
      'POST',
      '/api/identity/invitation',
      { name: '同仁', email: `clock${ms}@example.com`, roleId: row?.roleId },
      headers,
    );
    const [found] = await test.db
      .select({ days: sql<number>`round(extract(epoch from ${accounts.invitedUntil} - now()) / 86400)::int` })
      .from(accounts)
      .where(eq(accounts.id, Number(invited.data['id'])));
    expect(found?.days).toBe(7);
  });

  it('moves to the trash for thirty days', async () => {
    const [row] = await test.db
      .insert(news)
      .values({ title: account, publishDate: '2026-01-01' })
      .returning({ id: news.id });
    goWrong();
    await call('DELETE', `/api/v1/News/${row?.id}`, undefined, headers);
    const { data } = await call(
      'GET',
      `/api/v1/trash/list?keyword=${encodeURIComponent(account)}`,
      undefined,
      headers,
    );
    expect(data['items']).toMatchObject([{ id: row?.id, daysLeft: 30 }]);
  });
});
