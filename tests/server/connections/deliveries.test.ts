import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  accounts,
  contacts,
  news,
  outbox,
  webhookDeliveries,
  webhooks,
  webhookTries,
} from '../../../server/base/db/schema';
import { numberChanges } from '../../../server/subjects/connections/delivery/changes';
import {
  deliverNext,
  makeDeliveries,
  waitAfter,
} from '../../../server/subjects/connections/webhooks/deliveries-job';
import { encryptSecret } from '../../../server/base/secrets/secret-store';
import { newSecret } from '../../../server/subjects/connections/webhooks/signature';
import { createTestDatabase } from '../support/test-database';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}
const options = { keys: ['a key of at least thirty-two characters'], allowedHosts: ['127.0.0.1'] };
const item = { title: '公告', publishDate: '2026-11-01', content: '<p>內文</p>', status: 1 } as const;
let received: Received[] = [];
let answer: (response: ServerResponse) => void;
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    received.push({ headers: request.headers, body });
    answer(response);
  });
});
const secret = newSecret();
let id = 0;

const test = await createTestDatabase();
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(async () => {
  server.close();
  await test.close();
});
beforeEach(async () => {
  const { db } = test;
  received = [];
  answer = (response) => response.writeHead(200).end();
  await db.delete(webhooks);
  const [owner] = await db
    .insert(accounts)
    .values({ account: `owner-${Math.random()}`, name: '王柏翰', email: 'owner@example.com' })
    .returning();
  const [made] = await db
    .insert(webhooks)
    .values({
      name: '公司官網快取',
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
      events: ['content.online', 'content.offline', 'enquiry.created'],
      ownerId: owner?.id ?? null,
      secret: encryptSecret(secret, options.keys, 'webhook-secret'),
      lastSeq: await numberChanges(db),
    })
    .returning();
  id = made?.id ?? 0;
});
const dueNow = () => test.db.update(webhookDeliveries).set({ nextTryOn: sql`now() - interval '1 second'` });
const stored = async () => (await test.db.select().from(webhookDeliveries))[0];
const hook = async () => (await test.db.select().from(webhooks).where(eq(webhooks.id, id)))[0];

describe('deliveries of webhooks', () => {
  it('are made once of the subscribed changes, without content, and verified by the reference library', async () => {
    await test.db.insert(news).values(item);
    await test.db.insert(contacts).values({ type: 1, name: '王小明', gender: 1, tel: '0225718170' });
    await Promise.all([makeDeliveries(test.db), makeDeliveries(test.db)]);
    expect(await makeDeliveries(test.db)).toBe(0);
    expect([await deliverNext(test.db, options), await deliverNext(test.db, options)]).toEqual([
      'sent',
      'sent',
    ]);
    expect(await deliverNext(test.db, options)).toBeNull();
    const events = received.map(({ headers, body }) =>
      new Webhook(secret).verify(body, {
        'webhook-id': String(headers['webhook-id']),
        'webhook-timestamp': String(headers['webhook-timestamp']),
        'webhook-signature': String(headers['webhook-signature']),
      }),
    );
    expect(events).toMatchObject([
      { type: 'content.online', data: { kind: 'news', cursor: expect.any(String) } },
      { type: 'enquiry.created', data: { kind: 'enquiry', type: 1, source: null } },
    ]);
    expect(received.map(({ body }) => body).join()).not.toMatch(/王小明|0225718170/);
  });

  it('are retried with the same id, with growing delays or as requested, ten times in three days', async () => {
    answer = (response) => response.writeHead(503, { 'retry-after': '720' }).end('maintenance');
    await test.db.insert(news).values(item);
    await makeDeliveries(test.db);
    expect(await deliverNext(test.db, options)).toBe('failed');
    const { rows } = await test.db.execute<{ wait: number }>(
      sql`select extract(epoch from next_try_on - now())::float8 as wait from webhook_deliveries`,
    );
    expect(rows[0]?.wait).toBeGreaterThan(700);
    expect(await deliverNext(test.db, options)).toBeNull();
    for (let tries = 2; tries <= 10; tries += 1) {
      await dueNow();
      await deliverNext(test.db, options);
    }
    expect(await stored()).toMatchObject({ tries: 10, nextTryOn: null, givenUpOn: expect.any(Date) });
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    const tries = await test.db.select().from(webhookTries);
    expect(tries).toHaveLength(10);
    expect(tries[0]).toMatchObject({ status: 503, answer: expect.stringContaining('maintenance') });
    const all = Array.from({ length: 9 }, (_, tried) => waitAfter(tried + 1, null) ?? 0);
    const asked = (value: string) => waitAfter(1, { headers: { 'retry-after': value } }) ?? 0;
    expect(asked(new Date(Date.now() + 900_000).toUTCString())).toBeGreaterThan(890);
    expect(asked('120')).toBeGreaterThanOrEqual(120);
    for (const none of ['Sun, 01 Nov 2026 00:00:00 GMT', 'soon', '-5', '']) {
      expect(asked(none)).toBeLessThan(20);
    }
    const hours = all.reduce((sum, wait) => sum + wait, 0) / 3600;
    expect(hours).toBeGreaterThan(71);
    expect(hours).toBeLessThan(72 * 1.2);
  });

  it('end permanently with 410', async () => {
    answer = (response) => response.writeHead(410).end();
    await test.db.insert(news).values(item);
    await makeDeliveries(test.db);
    await deliverNext(test.db, options);
    expect(await stored()).toMatchObject({ nextTryOn: null });
    expect(await hook()).toMatchObject({ isActive: false });
  });

  it('are paused after three days of failures with a mail to the owner, and kept', async () => {
    answer = (response) => response.writeHead(500).end();
    await test.db.update(webhooks).set({ failingSince: sql`now() - interval '3 days'` });
    await test.db.insert(news).values(item);
    await makeDeliveries(test.db);
    await deliverNext(test.db, options);
    expect(await hook()).toMatchObject({ pausedOn: expect.any(Date) });
    expect(await test.db.select().from(outbox)).toMatchObject([
      // The mail names the next steps: look, test, resume.
      { recipients: 'owner@example.com', body: expect.stringMatching(/查看紀錄.+送出測試.+重新啟用/s) },
    ]);
    await test.db.insert(news).values(item);
    expect(await makeDeliveries(test.db)).toBe(1);
    await dueNow();
    expect(await deliverNext(test.db, options)).toBeNull();
  });

  it('are signed by both secrets while one replaces the other', async () => {
    const next = newSecret();
    await test.db.update(webhooks).set({
      secret: encryptSecret(next, options.keys, 'webhook-secret'),
      oldSecret: encryptSecret(secret, options.keys, 'webhook-secret'),
      oldSecretUntil: sql`now() + interval '1 day'`,
    });
    await test.db.insert(news).values(item);
    await makeDeliveries(test.db);
    await deliverNext(test.db, options);
    for (const each of [secret, next]) {
      const { headers = {}, body = '' } = received[0] ?? {};
      expect(new Webhook(each).verify(body, headers as Record<string, string>)).toBeTruthy();
    }
  });

  it('survive a process killed while it sends: another takes over after the lease', async () => {
    await test.db.insert(news).values(item);
    await makeDeliveries(test.db);
    // Simulates a process that died after claiming the delivery.
    await test.db.update(webhookDeliveries).set({ tries: 1, nextTryOn: sql`now() + interval '45 seconds'` });
    expect(await deliverNext(test.db, options)).toBeNull();
    await dueNow();
    expect(await deliverNext(test.db, options)).toBe('sent');
    expect(await stored()).toMatchObject({ tries: 2, deliveredOn: expect.any(Date) });
  });
});
