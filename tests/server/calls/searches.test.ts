import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { contacts } from '../../../server/base/db/schema';
import { claims } from '../../../openapi/generated/claims';
import { SearchRoom } from '../../../server/access/calls/search-room';
import { countWaiting } from '../support/locks';
import { contractOperations } from '../support/contract-operations';
import { createTestApp } from '../support/test-app';
import { unmask } from '../support/unmasked';

const test = await createTestApp({ SEARCH_SECONDS: '1' });
await unmask(test.db);
await test.db
  .insert(contacts)
  .values({ type: 1, name: '王小明', gender: 1, tel: '0225718170', content: '想預約看屋' });
// The id that contractOperations() fills into paths.
await test.db.execute(sql`insert into webhooks (id, name, url, events, secret)
  overriding system value values (999999, '官網', 'https://hooks.invalid/', '{}', 'plain:whsec_')`);
await test.db.execute(
  sql`insert into releases (id, name) overriding system value values (999999, '年末看屋季')`,
);
afterAll(() => test.close());

type Headers = { authorization: string };
const keyword = encodeURIComponent('看屋');
const search = async (headers: Headers, url = `/api/v1/contact/get-list-paged?keyword=${keyword}`) => {
  const answer = await test.inject({ url, headers });
  return { status: answer.statusCode, retryAfter: answer.headers['retry-after'], ...answer.json() };
};
const tooMany = {
  status: 429,
  retryAfter: '1',
  succeeded: false,
  messages: ['先前的搜尋還在進行，請稍候片刻再搜尋'],
};
const running = () => countWaiting(test.db);

/** Blocks all readers of enquiries during `during`. */
async function whileLocked(during: () => Promise<void>): Promise<void> {
  await test.db.transaction(async (tx) => {
    await tx.execute(sql`lock table contacts in access exclusive mode`);
    await during();
  });
}

describe('A search', () => {
  it('that exceeds its time is refused with a hint, and the next one is answered', async () => {
    const headers = await test.signInAs(claims);
    await whileLocked(async () => {
      expect(await search(headers)).toMatchObject({
        status: 200,
        succeeded: false,
        messages: ['符合的資料太多，搜尋花費的時間過長。請多輸入幾個字，或加上篩選條件後再搜尋'],
      });
    });
    expect(await search(headers)).toMatchObject({ succeeded: true, data: { totalCount: 1 } });
  });

  it('waits while two of its account run, and leaves half of the connections to other calls', async () => {
    const staff = await Promise.all(Array.from({ length: 4 }, () => test.signInAs(claims)));
    const answers: Promise<{ status: number }>[] = [];
    await whileLocked(async () => {
      const [first] = staff;
      if (!first) throw new Error('no account');
      answers.push(search(first), search(first), search(first));
      await vi.waitFor(async () => expect(await running()).toBe(2));
      for (const headers of staff.slice(1)) answers.push(search(headers), search(headers), search(headers));
      await vi.waitFor(async () => expect(await running()).toBe(5));
      const calls = Array.from({ length: 8 }, () =>
        test.inject({ url: '/api/v1/News/list', headers: first }),
      );
      expect((await Promise.all(calls)).map(({ statusCode }) => statusCode)).toEqual(calls.map(() => 200));
      expect(await running()).toBe(5);
    });
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(answers.map(() => 200));
  });

  it('that nobody waits for any more refuses none of ten others of its account', async () => {
    const room = new SearchRoom({ max: 5, perAccount: 2 });
    const visit = (signal: AbortSignal) => ({ accountId: 1, maxWaitMs: 60_000, signal });
    const [gone, here] = [new AbortController(), new AbortController()];
    let end: (found: string) => void = () => {};
    const until = new Promise<string>((resolve) => (end = resolve));
    const another = () => room.run(visit(here.signal), () => until);
    const left = [1, 2].map(() => room.run(visit(gone.signal), () => until));
    const wanted = Array.from({ length: 8 }, another);
    await expect(another()).rejects.toMatchObject({ status: 429 });
    gone.abort();
    wanted.push(another(), another());
    await expect(another()).rejects.toMatchObject({ status: 429 });
    end('found');
    expect(await Promise.all([...left, ...wanted])).toEqual(Array.from({ length: 12 }, () => 'found'));
  });

  it('is refused while other processes run two of its account, but not for other accounts', async () => {
    const [own, other] = [await test.signInAs(claims), await test.signInAs(claims)];
    const { rows } = await test.db.execute<{ id: number }>(sql`select max(id) - 1 as id from accounts`);
    await test.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(710000, ${rows[0]?.id}::int)`);
      expect(await search(own)).toMatchObject({ succeeded: true });
      await tx.execute(sql`select pg_advisory_xact_lock(710001, ${rows[0]?.id}::int)`);
      const [refused, answered] = await Promise.all([search(own), search(other)]);
      expect([refused, answered]).toMatchObject([tooMany, { succeeded: true }]);
    });
  });

  const required: Record<string, string> = { getContactNeighbours: 'id=1&', listApprovals: 'box=mine&' };
  it.each(contractOperations().filter(({ query }) => query.includes('keyword')))(
    '$operationId counts as one if it has a keyword',
    async ({ operationId, url }) => {
      const headers = await test.signInAs(claims);
      const asked = `${url}?${required[operationId] ?? ''}keyword=`;
      await test.db.transaction(async (tx) => {
        await tx.execute(
          sql`select pg_advisory_xact_lock(place, max(id)) from accounts, generate_series(710000, 710001) place group by place`,
        );
        expect(await search(headers, asked + keyword)).toMatchObject(tooMany);
        expect((await test.inject({ url: `${asked}%20`, headers })).statusCode).toBe(200);
      });
      expect((await test.inject({ url: asked + keyword, headers })).statusCode).toBe(200);
    },
  );
});
