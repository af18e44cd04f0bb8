import { count, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { loginAttempts, tokens, usedTickets } from '../../../server/base/db/schema';
import { removeOldAttempts, waitMs } from '../../../server/base/secrets/attempts';
import { removeOldTickets } from '../../../server/access/identity/platform';
import { openSession } from '../../../server/access/identity/sign-in';
import { removeExpiredTokens } from '../../../server/access/identity/token-families';
import { createTestApp, nowhere } from '../support/test-app';

const test = await createTestApp({ TRUST_PROXY: '1' });
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.delete(loginAttempts);
});

async function signIn(account: string, password: string, from: string): Promise<number> {
  const answer = await test.inject({
    method: 'POST',
    url: '/api/identity/token',
    payload: { account, password },
    headers: { 'x-forwarded-for': from },
  });
  return answer.statusCode === 200 && answer.json().succeeded ? 201 : answer.statusCode;
}

const rows = async () => (await test.db.select({ count: count() }).from(loginAttempts))[0]?.count ?? 0;
const statuses = (answers: number[]) =>
  answers.reduce<Record<string, number>>((sum, status) => ({ ...sum, [status]: (sum[status] ?? 0) + 1 }), {});

describe('sign-in limits', () => {
  it('a refused network adds no row for each invented account, and locks nobody', async () => {
    await test.addAccount('admin', 'correct-horse');
    const answers: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      answers.push(
        ...(await Promise.all(
          Array.from({ length: 100 }, (_, index) =>
            signIn(`invented-${turn}-${index}`, 'wrong-horse', '203.0.113.1'),
          ),
        )),
      );
    }
    answers.push(
      ...(await Promise.all(Array.from({ length: 20 }, () => signIn('admin', 'wrong-horse', '203.0.113.1')))),
    );
    expect(statuses(answers)).toEqual({ 200: 60, 429: 360 });
    // One row for the network, two for each tried account, three that limit audit entries.
    expect(await rows()).toBe(1 + 2 * 60 + 3);
    expect(await signIn('admin', 'correct-horse', '203.0.113.2')).toBe(201);
  });

  it('a network is not refused for a day because the clock was turned back by one', async () => {
    await test.addAccount('yesterday', 'correct-horse');
    const wrong = () => signIn('yesterday', 'wrong-horse', '203.0.113.9');
    for (let tries = 0; tries < 11; tries += 1) await wrong();
    expect(await wrong()).toBe(429);
    await test.db.update(loginAttempts).set({ since: sql`${loginAttempts.since} + interval '1 day'` });
    expect(await signIn('yesterday', 'correct-horse', '203.0.113.9')).toBe(201);
  });

  it('an address of any length, as passed by a proxy, does not prevent the right password', async () => {
    await test.addAccount('long-address', 'correct-horse');
    expect(await signIn('long-address', 'correct-horse', '1'.repeat(10_000))).toBe(201);
  });

  it('one network may try one account ten times in a minute, in any letter case', async () => {
    await test.addAccount('Letters', 'correct-horse');
    const names = ['letters', 'LETTERS', 'Letters', 'lETTERS'];
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => signIn(names[index % 4] ?? '', 'wrong-horse', '203.0.113.3')),
    );
    expect(statuses(answers)).toEqual({ 200: 10, 429: 30 });
    expect(await signIn('letters', 'correct-horse', '203.0.113.3')).toBe(429);
    expect(await signIn('letters', 'correct-horse', '203.0.113.4')).toBe(201);
  });

  it('an IPv6 network of 64 bits is one, and an IPv4 address written as IPv6 is that address', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        signIn(`v6-${index}`, 'wrong-horse', `2001:db8:1:2::${(index + 1).toString(16)}`),
      ),
    );
    expect(statuses(answers)).toEqual({ 200: 60, 429: 40 });
    expect(await signIn('v6', 'wrong-horse', '2001:db8:1:3::1')).toBe(200);
    const spellings = ['198.51.100.1', '::ffff:198.51.100.1', '::ffff:c633:6401', '0:0:0:0:0:ffff:c633:6401'];
    const mapped = await Promise.all(
      Array.from({ length: 80 }, (_, index) =>
        signIn(`v4-${index}`, 'wrong-horse', spellings[index % 4] ?? ''),
      ),
    );
    expect(statuses(mapped)).toEqual({ 200: 60, 429: 20 });
  });

  it('enquiries are limited by the same networks', async () => {
    const enquire = async (from: string) => {
      const payload = {
        type: 1,
        name: '王小明',
        gender: 1,
        tel: '0225718170',
        email: '',
        content: '想預約參觀',
      };
      return (
        await test.inject({
          method: 'POST',
          url: '/api/v1/contact',
          payload,
          headers: { 'x-forwarded-for': from },
        })
      ).statusCode;
    };
    const answers: number[] = [];
    for (let index = 1; index <= 15; index += 1) answers.push(await enquire(`2001:db8:5:6::${index}`));
    expect(statuses(answers)).toEqual({ 200: 10, 429: 5 });
    expect(await enquire('2001:db8:5:7::1')).toBe(200);
  });

  it('during attempts from many networks the right password works from any network, only later', async () => {
    await test.addAccount('hammered', 'correct-horse');
    const hammer = Array.from({ length: 300 }, (_, index) =>
      signIn('hammered', 'wrong-horse', `10.1.${index % 250}.${Math.floor(index / 250)}`),
    );
    await Promise.race(hammer);
    expect(await signIn('hammered', 'correct-horse', '203.0.113.9')).toBe(201);
    expect(statuses(await Promise.all(hammer))).toEqual({ 200: 300 });
    expect(await signIn('hammered', 'correct-horse', '203.0.113.10')).toBe(201);
  }, 60_000);

  it('a success does not count, and removes no other attempt', async () => {
    await test.addAccount('often', 'correct-horse');
    for (let turn = 0; turn < 9; turn += 1) await signIn('often', 'wrong-horse', '203.0.113.20');
    for (let turn = 0; turn < 3; turn += 1) {
      expect(await signIn('often', 'correct-horse', '203.0.113.20')).toBe(201);
    }
    expect(await signIn('often', 'wrong-horse', '203.0.113.20')).toBe(200);
    expect(await signIn('often', 'correct-horse', '203.0.113.20')).toBe(429);
  });

  it.each([
    'İ'.repeat(200),
    'ǅ'.repeat(200),
    '😀'.repeat(200),
    'ß'.repeat(200),
    'Ａ',
    'a'.repeat(200),
    "'; drop",
    '%',
    '\\',
  ])('%s is treated like any account that does not exist', async (account) => {
    expect(await signIn(account, 'wrong-horse', '203.0.113.30')).toBe(200);
  });

  it('an account signs in with its exact name, also if JavaScript and PostgreSQL differ in lower case', async () => {
    await test.addAccount('İstanbul', 'correct-horse');
    expect(await signIn('İstanbul', 'correct-horse', '203.0.113.31')).toBe(201);
  });
});

it.each([
  [1, 0],
  [50, 0],
  [51, 100],
  [60, 1_000],
  [100, 5_000],
  [1_000_000, 5_000],
])('try %i of an account within a minute waits %i ms', (tries, wait) => {
  expect(waitMs(tries)).toBe(wait);
});

describe('expired rows are removed', () => {
  it('attempts', async () => {
    await signIn('over', 'wrong-horse', '203.0.113.40');
    await test.db.update(loginAttempts).set({ since: sql`now() - interval '2 hours'` });
    await signIn('fresh', 'wrong-horse', '203.0.113.41');
    expect(await removeOldAttempts(test.db)).toBe(4);
    // Three rows that count the attempt, two that limit audit entries.
    expect(await rows()).toBe(5);
    expect(await removeOldAttempts(test.db)).toBe(0);
  });

  it('tokens, but no valid session', async () => {
    const id = await test.addAccount('removed', '');
    const [old, current] = [await openSession(test.db, id, nowhere), await openSession(test.db, id, nowhere)];
    const before = await test.db.select().from(tokens);
    await test.db
      .update(tokens)
      .set({ refreshExpiresOn: sql`now() - interval '1 second'` })
      .where(sql`access_hash = encode(sha256(${old.token}::text::bytea), 'hex')`);
    expect(await removeExpiredTokens(test.db)).toBe(1);
    expect(await test.db.select().from(tokens)).toHaveLength(before.length - 1);
    expect(
      (
        await test.inject({
          url: '/api/identity/account/me',
          headers: { authorization: `Bearer ${current.token}` },
        })
      ).statusCode,
    ).toBe(200);
  });

  it('marks of used tickets', async () => {
    await test.db.insert(usedTickets).values([
      { id: 'old', expiresOn: sql`now() - interval '1 second'` },
      { id: 'new', expiresOn: sql`now() + interval '1 minute'` },
    ]);
    expect(await removeOldTickets(test.db)).toBe(1);
    expect((await test.db.select().from(usedTickets)).map(({ id }) => id)).toEqual(['new']);
  });
});
