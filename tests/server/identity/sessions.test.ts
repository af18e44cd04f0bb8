import { SignJWT } from 'jose';
import { afterAll, describe, expect, it } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { accounts, tokens } from '../../../server/base/db/schema';
import { hashToken } from '../../../server/base/secrets/sealed';
import type { TokenPair } from '../../../server/access/identity/token-families';
import { countWaiting } from '../support/locks';
import { createTestApp } from '../support/test-app';

const platformSecret = 'a secret of at least thirty-two characters';

const test = await createTestApp({ PLATFORM_SECRET: platformSecret, TRUST_PROXY: '1' });
afterAll(() => test.close());

let address = 0;
/** Each test has its own address, so that they share no limit. */
const elsewhere = () => ({ 'x-forwarded-for': `10.0.0.${(address += 1)}` });

async function token(payload: object, headers: Record<string, string> = elsewhere()) {
  return test.inject({ method: 'POST', url: '/api/identity/token', payload, headers });
}

async function me(accessToken: string) {
  return test.inject({
    url: '/api/identity/account/me',
    headers: { authorization: `Bearer ${accessToken}` },
  });
}

describe('sign-in by password', () => {
  it('gives two opaque tokens, and `me` answers the account with its claims', async () => {
    await test.addAccount('lin', 'correct-horse', ['Permissions.Cases.View']);
    const { data } = (await token({ account: 'LIN', password: 'correct-horse' })).json();
    const answer = (await me(data.token)).json();
    expect(answer).toMatchObject({
      succeeded: true,
      messages: [],
      data: { account: 'lin', tokenExpiresOn: data.tokenExpiresOn },
    });
    expect(answer.data.roleClaims).toContainEqual({ value: 'Permissions.Cases.View', selected: true });
    expect(answer.data.roleClaims).toContainEqual({ value: 'Permissions.Cases.Edit', selected: false });
    expect(answer.data.features).toEqual(expect.arrayContaining(['trash', 'history', 'exports']));
  });

  it('a wrong password of an account and an unknown name are committed in the same number of transactions', async () => {
    await test.addAccount('hung', 'correct-horse');
    const from = elsewhere();
    const transactions = async (account: string) => {
      const { rows: before } = await test.db.execute<{ id: string }>(
        sql`select pg_current_xact_id()::text as id`,
      );
      await token({ account, password: 'wrong-horse' }, from);
      const { rows } = await test.db.execute(sql`
        select distinct xmin::text from (
          select xmin from login_attempts union all select xmin from audit_entries) written
        where xmin::text::bigint > ${before[0]?.id}::bigint`);
      return rows.length;
    };
    const unknown = [await transactions('no-1'), await transactions('no-2'), await transactions('no-3')];
    const known = await transactions('hung');
    expect(known).toBeGreaterThan(0);
    expect(unknown).toEqual([known, known, known]);
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
      expect(answer.json()).toEqual({
        succeeded: false,
        messages: ['帳號或密碼錯誤'],
        data: null,
        code: 'wrongPassword',
      });
    }
  });

  it('checks no more than the limit of a thousand wrong passwords at once', async () => {
    await test.addAccount('target', 'correct-horse');
    const headers = elsewhere();
    const answers = await Promise.all(
      Array.from({ length: 1000 }, () => token({ account: 'target', password: 'wrong-horse' }, headers)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('renewal', () => {
  async function signedIn(account: string): Promise<TokenPair> {
    await test.addAccount(account, 'correct-horse');
    return (await token({ account, password: 'correct-horse' })).json().data;
  }
  const renewal = async (refreshToken: string) =>
    (await token({ refreshToken })).json<{ data: TokenPair }>().data;

  it('rotates the refresh token, and fifty uses at once get one successor', async () => {
    const first = await signedIn('wu');
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => token({ refreshToken: first.refreshToken })),
    );
    const successors = new Set(answers.map((answer) => answer.json().data.refreshToken));
    expect(successors.size).toBe(1);
    expect(successors.has(first.refreshToken)).toBe(false);
  });

  it('whose answer was lost gives the same successor at any time, which lives as long as a new one', async () => {
    const first = await signedIn('lost');
    const unseen = await renewal(first.refreshToken);
    await test.db
      .update(tokens)
      .set({ accessExpiresOn: new Date(Date.now() - 1000), refreshExpiresOn: new Date(Date.now() + 1000) })
      .where(eq(tokens.refreshHash, hashToken(unseen.refreshToken)));
    const again = await renewal(first.refreshToken);
    expect(again).toEqual({
      token: unseen.token,
      refreshToken: unseen.refreshToken,
      tokenExpiresOn: expect.any(String),
    });
    expect(Date.parse(again.tokenExpiresOn) - Date.now()).toBeGreaterThan(14 * 60_000);
    expect((await me(again.token)).json().data.tokenExpiresOn).toBe(again.tokenExpiresOn);
    const [row] = await test.db
      .select()
      .from(tokens)
      .where(eq(tokens.refreshHash, hashToken(unseen.refreshToken)));
    expect(Number(row?.refreshExpiresOn) - Date.now()).toBeGreaterThan(6 * 86_400_000);
  });

  it.each([
    ['by a call', async (successor: TokenPair) => me(successor.token)],
    ['by another renewal', async (successor: TokenPair) => token({ refreshToken: successor.refreshToken })],
  ])('with a token whose successor was used %s is theft: the whole family ends', async (how, use) => {
    const first = await signedIn(`theft-${how}`);
    const second = await renewal(first.refreshToken);
    const used = await use(second);
    expect(used.statusCode).toBe(200);
    expect((await token({ refreshToken: first.refreshToken })).statusCode).toBe(401);
    expect((await token({ refreshToken: second.refreshToken })).statusCode).toBe(401);
    expect((await me(second.token)).statusCode).toBe(401);
    expect(
      await test.db
        .select()
        .from(tokens)
        .innerJoin(accounts, eq(accounts.id, tokens.accountId))
        .where(eq(accounts.account, `theft-${how}`)),
    ).toEqual([]);
  });

  it('that waited while another tab used the successor is no theft', async () => {
    const first = await signedIn('tabs');
    const second = await renewal(first.refreshToken);
    const waiting = await test.db.transaction(async (tx) => {
      await tx.select().from(accounts).where(eq(accounts.account, 'tabs')).for('update');
      const late = renewal(first.refreshToken);
      await expect.poll(() => countWaiting(test.db)).toBe(1);
      expect((await me(second.token)).statusCode).toBe(200);
      return { late };
    });
    expect(await waiting.late).toEqual(second);
    expect((await me(second.token)).statusCode).toBe(200);
  });

  it('records the use of a successor only at its first call', async () => {
    const { refreshToken } = await signedIn('once');
    const { token: access } = await renewal(refreshToken);
    const marks = async () =>
      (
        await test.db.execute<{ xmin: string }>(
          sql`select xmin::text from tokens where access_hash = ${hashToken(access)}`,
        )
      ).rows;
    const before = await marks();
    await me(access);
    const first = await marks();
    await me(access);
    expect(first).not.toEqual(before);
    expect(await marks()).toEqual(first);
  });
});

describe('what ends a session holds at the next call', () => {
  it('logout', async () => {
    await test.addAccount('out', 'correct-horse');
    const pair = (await token({ account: 'out', password: 'correct-horse' })).json().data;
    await test.inject({
      method: 'DELETE',
      url: '/api/identity/token',
      payload: { refreshToken: pair.refreshToken },
    });
    expect((await me(pair.token)).statusCode).toBe(401);
  });

  it('lets none of a thousand calls pass after its answer', async () => {
    await test.addAccount('thousand', 'correct-horse');
    const pair = (await token({ account: 'thousand', password: 'correct-horse' })).json().data;
    const before = Array.from({ length: 20 }, () => me(pair.token));
    await test.inject({
      method: 'DELETE',
      url: '/api/identity/token',
      payload: { refreshToken: pair.refreshToken },
    });
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
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt(issued)
      .sign(new TextEncoder().encode(platformSecret));

  it('creates the account on first use, without access until it gets a role', async () => {
    const platformKey = await ticket({ account: 'portal-1', name: '張淑芬', department: '行銷部' });
    expect((await token({ platformKey })).json()).toMatchObject({
      succeeded: false,
      messages: ['帳號尚未開通，請洽系統管理員'],
    });
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

  it('signs in once, with any variation of its text: each part has one spelling', async () => {
    await test.addAccount('portal-3', '');
    const platformKey = await ticket({ account: 'portal-3', name: '吳佩珊', department: '' });
    expect((await token({ platformKey })).json().succeeded).toBe(true);
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_+/='];
    const [header = '', payload = '', signature = ''] = platformKey.split('.');
    const varied = letters.flatMap((letter) => [
      [header.slice(0, -1) + letter, payload, signature],
      [header, payload.slice(0, -1) + letter, signature],
      [header, payload, signature.slice(0, -1) + letter],
      [header + letter, payload, signature],
      [header, payload + letter, signature],
      [header, payload, signature + letter],
    ]);
    const spaced = [
      ` ${platformKey}`,
      `${platformKey} `,
      `${platformKey}\n`,
      `${platformKey}.`,
      `${platformKey}=`,
      `${header}.${payload}.${signature.replaceAll('-', '+').replaceAll('_', '/')}`,
    ];
    for (const variant of [...varied.map((parts) => parts.join('.')), ...spaced]) {
      expect([variant, (await token({ platformKey: variant })).json()]).toEqual([
        variant,
        { succeeded: false, messages: ['登入連結無效或已過期'], data: null, code: 'badTicket' },
      ]);
    }
  });

  it('refuses a ticket spelled differently from its signed form, also at its first use', async () => {
    await test.addAccount('portal-4', '');
    const platformKey = await ticket({ account: 'portal-4', name: '吳佩珊', department: '' });
    const last = platformKey.slice(-1);
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    // The last character of 32 bytes has two unused bits.
    const sameBytes = [...alphabet].filter(
      (letter) => letter !== last && alphabet.indexOf(letter) >> 2 === alphabet.indexOf(last) >> 2,
    );
    expect(sameBytes).toHaveLength(3);
    for (const letter of sameBytes) {
      expect((await token({ platformKey: platformKey.slice(0, -1) + letter })).json().succeeded).toBe(false);
    }
    expect((await token({ platformKey })).json().succeeded).toBe(true);
  });

  it('signs in once of fifty uses at once, and never while the account is inactive', async () => {
    const id = await test.addAccount('portal-5', '');
    const platformKey = await ticket({ account: 'PORTAL-5', name: '吳佩珊', department: '' });
    const answers = await Promise.all(Array.from({ length: 50 }, () => token({ platformKey })));
    expect(answers.filter((answer) => answer.json().succeeded)).toHaveLength(1);
    await test.db.update(accounts).set({ isActive: false }).where(eq(accounts.id, id));
    const next = await ticket({ account: 'portal-5', name: '吳佩珊', department: '行銷部' });
    expect((await token({ platformKey: next })).json()).toEqual({
      succeeded: false,
      messages: ['登入連結無效或已過期'],
      data: null,
      code: 'badTicket',
    });
  });
});

it('accepts tickets of the old and the new secret while the portal changes it', async () => {
  const [old, next] = ['o'.repeat(32), 'n'.repeat(32)];
  const both = await createTestApp({ PLATFORM_SECRET: `${next},${old}` });
  const send = async (secret: string, account: string) => {
    const ticket = await new SignJWT({ account, name: '張淑芬' })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt()
      .sign(new TextEncoder().encode(secret));
    const payload = { platformKey: ticket };
    return (await both.inject({ method: 'POST', url: '/api/identity/token', payload })).json<{
      code?: string;
    }>();
  };
  await both.addAccount('portal-old', '');
  await both.addAccount('portal-new', '');
  expect(await send(old, 'portal-old')).toMatchObject({ succeeded: true });
  expect(await send(next, 'portal-new')).toMatchObject({ succeeded: true });
  expect(await send('x'.repeat(32), 'portal-old')).toMatchObject({ succeeded: false, code: 'badTicket' });
  await both.close();
});
