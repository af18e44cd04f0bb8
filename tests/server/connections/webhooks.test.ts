import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  auditEntries,
  news,
  webhookDeliveries,
  webhooks,
  webhookTries,
} from '../../../server/base/db/schema';
import { openSession } from '../../../server/access/identity/sign-in';
import { deliverNext, makeDeliveries } from '../../../server/subjects/connections/webhooks/deliveries-job';
import { removeOldDeliveries } from '../../../server/subjects/connections/webhooks/webhook-log';
import { createTestApp, nowhere } from '../support/test-app';

const base = '/api/v1/Connections/webhooks';
const claims = ['View', 'Create', 'Edit', 'Delete'].map((action) => `Permissions.Connections.${action}`);
const item = { title: '公告', publishDate: '2026-11-01', content: '<p>內文</p>', status: 1 } as const;
const options = { keys: [], allowedHosts: ['127.0.0.1'] };
let received: { headers: Record<string, string>; body: string }[] = [];
let answer: (response: ServerResponse) => void;
const receiver = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    received.push({ headers: request.headers as Record<string, string>, body });
    answer(response);
  });
});

await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
const test = await createTestApp({ WEBHOOK_HOSTS: '127.0.0.1' });
const ownerId = await test.addAccount('owner', 'correct-horse', claims);
const headers = { authorization: `Bearer ${(await openSession(test.db, ownerId, nowhere)).token}` };
const { port } = receiver.address() as AddressInfo;
const wanted = { name: '公司官網快取', url: `http://127.0.0.1:${port}/hook`, events: ['content.online'] };
afterAll(async () => {
  receiver.close();
  await test.close();
});
beforeEach(async () => {
  received = [];
  answer = (response) => response.writeHead(200).end('{"ok":true}');
  await test.db.delete(webhooks);
});

interface Answer {
  succeeded: boolean;
  messages: string[];
  data: Record<string, unknown> & {
    id: number;
    secret: string;
    items: Record<string, unknown>[];
    limit: number;
  };
  errors?: Record<string, string[]>;
}
async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) {
  const answered = await test.inject({ method, url: base + url, headers, payload });
  return answered.json<Answer>();
}
const make = async (more: object = {}) => (await call('POST', '', { ...wanted, ...more })).data.id;
async function happen() {
  await test.db.insert(news).values(item);
  await makeDeliveries(test.db);
  return deliverNext(test.db, options);
}

describe('a webhook', () => {
  it('is added, changed with its version, listed and deleted, each with an audit entry', async () => {
    const id = await make();
    const { data } = await call('GET', `/${id}`);
    expect(data).toMatchObject({
      ...wanted,
      state: 'ok',
      waiting: 0,
      isSecretShown: false,
      owner: expect.stringMatching(/^同仁 \d+$/),
    });
    const change = { ...wanted, name: '官網', id, rowVersion: data['rowVersion'] };
    expect(await call('PUT', '', change)).toMatchObject({ succeeded: true });
    expect(await call('PUT', '', change)).toMatchObject({ succeeded: false });
    expect((await call('GET', '')).data.items).toMatchObject([{ id, name: '官網' }]);
    expect(await call('DELETE', `/${id}`)).toMatchObject({ succeeded: true });
    expect((await call('GET', '')).data.items).toEqual([]);
    const entries = await test.db
      .select()
      .from(auditEntries)
      .where(sql`${auditEntries.kind} = 'webhook' and ${auditEntries.recordId} = ${id}`)
      .orderBy(auditEntries.id);
    expect(entries.map(({ action }) => action)).toEqual(['create', 'update', 'delete']);
    expect(entries[1]).toMatchObject({ before: { name: '公司官網快取' }, after: { name: '官網' } });
  });

  it.each([
    ['http://hooks.invalid/in', 'https'],
    ['https://10.1.2.3/in', '內部網路'],
    ['https://[::1]/in', '內部網路'],
    ['https://localhost/in', '內部網路'],
    ['https://user:password@hooks.invalid/in', '帳號'],
    ['hooks', 'https://'],
  ])('of the address %s is refused: %s', async (url, words) => {
    const { errors } = await call('POST', '', { ...wanted, url });
    expect(errors?.['url']?.[0]).toContain(words);
  });

  it('is one of twenty at most', async () => {
    await test.db
      .insert(webhooks)
      .values(Array.from({ length: 20 }, () => ({ ...wanted, secret: 'plain:whsec_' })));
    const refused = await call('POST', '', wanted);
    expect(refused).toMatchObject({ succeeded: false, messages: [expect.stringContaining('最多 20 個')] });
    const { items, limit } = (await call('GET', '')).data;
    expect(items).toHaveLength(limit);
  });

  it('shows its secret once; a new one signs beside the old one until that is ended', async () => {
    const id = await make();
    const { secret } = (await call('POST', `/${id}/secret/shown`)).data;
    expect(await call('POST', `/${id}/secret/shown`)).toMatchObject({ succeeded: false });
    await call('POST', `/${id}/secret`);
    const newest = (await call('POST', `/${id}/secret/shown`)).data.secret;
    const { data } = await call('GET', `/${id}`);
    expect(data).toMatchObject({ isSecretShown: true, oldSecretUntil: expect.any(String) });
    expect(newest).toContain(data['secretHint']);
    expect(secret).toContain(data['oldSecretHint']);
    expect(JSON.stringify(data)).not.toContain(secret);
    await happen();
    for (const each of [secret, newest]) {
      const { headers: sent = {}, body = '' } = received[0] ?? {};
      expect(new Webhook(each).verify(body, sent)).toBeTruthy();
    }
    await call('DELETE', `/${id}/old-secret`);
    await happen();
    const { headers: sent = {}, body = '' } = received[1] ?? {};
    expect(() => new Webhook(secret).verify(body, sent)).toThrow('No matching signature');
    const entries = await test.db.select().from(auditEntries).where(eq(auditEntries.recordId, id));
    expect(JSON.stringify(entries)).not.toMatch(/whsec_/);
  });

  it('gets no events from before it was added', async () => {
    await test.db.insert(news).values(item);
    await make();
    expect(await makeDeliveries(test.db)).toBe(0);
  });

  it('sends a marked test, shows the answer, and does not change its state', async () => {
    const id = await make();
    answer = (response) => response.writeHead(503, { 'retry-after': '9' }).end('maintenance');
    const { data } = await call('POST', `/${id}/test`, { event: 'content.online' });
    expect(data).toMatchObject({ status: 503, answer: expect.stringContaining('maintenance') });
    expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({ data: { test: true } });
    expect((await call('GET', `/${id}`)).data).toMatchObject({ state: 'ok', waiting: 0 });
    expect(await deliverNext(test.db, options)).toBeNull();
    expect((await call('GET', `/${id}/deliveries`)).data.items).toMatchObject([
      { isTest: true, outcome: 'failed' },
    ]);
  });

  it('keeps events while it is paused by hand, and sends them later', async () => {
    const id = await make();
    await call('PUT', `/${id}/paused`, { isPaused: true });
    expect(await happen()).toBeNull();
    expect((await call('GET', `/${id}`)).data).toMatchObject({
      state: 'paused',
      isPausedByHand: true,
      waiting: 1,
    });
    await call('PUT', `/${id}/paused`, { isPaused: false });
    expect(await deliverNext(test.db, options)).toBe('sent');
  });

  it('ended by a 410 continues with events after it was resumed', async () => {
    const id = await make();
    answer = (response) => response.writeHead(410).end();
    await happen();
    expect((await call('GET', `/${id}`)).data).toMatchObject({ state: 'ended' });
    await test.db.insert(news).values(item);
    await makeDeliveries(test.db);
    await call('PUT', `/${id}/paused`, { isPaused: false });
    answer = (response) => response.writeHead(200).end();
    await happen();
    expect(received).toHaveLength(2);
  });
});

describe('the log of deliveries', () => {
  it('has tabs, filters, each try, and waiting deliveries', async () => {
    const id = await make();
    await happen();
    answer = (response) => response.writeHead(502).end('upstream');
    await happen();
    const all = (await call('GET', `/${id}/deliveries?pageSize=1`)).data;
    expect(all).toMatchObject({ totalCount: 2, counts: { all: 2, failed: 1, replayed: 0 } });
    expect(all.items).toMatchObject([
      { outcome: 'failed', tries: 1, lastTry: { status: 502 }, nextTryOn: expect.any(String) },
    ]);
    const [first] = all.items;
    const found = await call('GET', `/${id}/deliveries?keyword=${String(first?.['eventId'])}`);
    expect(found.data['totalCount']).toBe(1);
    expect((await call('GET', `/${id}/deliveries?outcome=delivered`)).data['totalCount']).toBe(1);
    const one = await test.inject({
      url: `/api/v1/Connections/webhook-deliveries/${String(first?.['id'])}`,
      headers,
    });
    expect(one.json()).toMatchObject({
      data: { attempts: [{ answer: expect.stringContaining('upstream') }] },
    });
    expect((await call('GET', '')).data.items).toMatchObject([
      { state: 'retrying', waiting: 1, lastAnswer: 'upstream', lastTry: { status: 502 } },
    ]);
    const hours = (await call('GET', '')).data.items[0]?.['hours'] as object[];
    expect(hours).toHaveLength(24);
    expect(hours.at(-1)).toEqual({ sent: 1, failed: 1 });
  });

  it('resends one or a range, with their former ids', async () => {
    const id = await make();
    await happen();
    await happen();
    const [last] = (await call('GET', `/${id}/deliveries`)).data.items;
    const one = await call('POST', `/${id}/replays`, { ids: [last?.['id']] });
    expect(one).toMatchObject({ data: { count: 1 }, messages: ['已安排補送 1 則'] });
    expect(await deliverNext(test.db, options)).toBe('sent');
    expect(received[2]?.headers['webhook-id']).toBe(received[1]?.headers['webhook-id']);
    const range = await call('POST', `/${id}/replays`, { from: new Date(Date.now() - 60_000).toISOString() });
    expect(range.data['count']).toBe(2);
    expect((await call('GET', `/${id}/deliveries?outcome=replayed`)).data['totalCount']).toBe(2);
    expect((await call('POST', `/${id}/replays`, {})).errors).toHaveProperty('ids');
  });

  it('loses deliveries that ended a month ago, and keeps waiting ones', async () => {
    await make();
    await happen();
    await test.db.insert(news).values(item);
    await makeDeliveries(test.db);
    await test.db.update(webhookDeliveries).set({ createdOn: sql`now() - interval '31 days'` });
    expect(await removeOldDeliveries(test.db)).toBe(1);
    expect(await test.db.select().from(webhookTries)).toEqual([]);
    expect(await test.db.select().from(webhookDeliveries)).toHaveLength(1);
  });
});
