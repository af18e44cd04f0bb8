import { webcrypto } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { contactEmails, contacts, loginAttempts, outbox, siteCounts } from '../../../server/base/db/schema';
import { callsTo } from '../support/back-office-calls';
import { randomNumbers, report, scaled, scaledTimeout } from '../support/campaign';
import { addFormPage, hiddenIn, type Pairs, postTo, typed } from '../support/enquiry-form';
import { type ServerProcess, startServer } from '../support/server-process';
import { createTestApp, type TestApp } from '../support/test-app';

const host = 'www.example.com';
const headers = { host, 'user-agent': 'Mozilla/5.0 Safari/605.1' };
const random = randomNumbers();
const figures: Record<string, number> = {};
afterAll(() => report('enquiries', figures));

describe('Forms of one process', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ PUBLIC_ORIGIN: `https://${host}` });
    await addFormPage(test.db);
    await test.db
      .insert(contactEmails)
      .values({ type: 5, emails: 'sales@example.com' })
      .onConflictDoNothing();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    for (const table of [contacts, outbox, loginAttempts, siteCounts]) await test.db.delete(table);
  });
  afterEach(() => void vi.useRealTimers());

  let count = 0;
  const network = (of: number) => `10.${of >> 16}.${(of >> 8) & 255}.${of & 255}`;
  const mobile = () => `09${String((count += 1)).padStart(8, '0')}`;
  const post = (fields: Pairs, from: number, query = '') =>
    postTo(test, `/case/songtao${query}`, fields, headers, network(from));
  /** Waits on the page 請確認 for so many milliseconds, then sends. */
  const press = async (fields: Pairs, from: number, readMs: number, query = '') => {
    const hidden = hiddenIn((await post(fields, from, query)).body);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + readMs });
    const sent = await post([...hidden, ['step', 'send']], from, query);
    vi.useRealTimers();
    return sent;
  };
  const through = async () =>
    (await test.db.select().from(contacts)).filter(({ spamOn }) => spamOn === null).length;
  const advert = () => ({
    ...typed,
    mobile: mobile(),
    note: `Boost your ranking ${count} http://a.example http://b.example http://c.example`,
  });

  it('four kinds of spam are kept apart without a notice', { timeout: scaledTimeout(60_000) }, async () => {
    const each = scaled(10);
    // So many that none reaches the limit of posts, after which further ones are refused instead of stored.
    const networks = 20 + scaled(1);
    const [template] = [hiddenIn((await post({ ...typed, mobile: mobile() }, 1)).body)];
    for (let at = 0; at < each; at += 1) {
      // A bot that fills in every field.
      await post({ ...typed, mobile: mobile(), website: 'x' }, at % networks);
      // A bot that changes the fields of a confirmation.
      await post(
        [
          ...template.map(([name, value]): [string, string] => [
            name,
            name === 'note' ? `advert ${at}` : value,
          ]),
          ['step', 'send'],
        ],
        at % networks,
      );
      // Bots with a browser that advertise, half of them at once.
      await press(advert(), at % networks, at % 2 ? 0 : 3000);
    }
    const solving = scaled(2);
    for (let at = 0; at < solving; at += 1) {
      const challenge = (await test.inject({ url: '/case/songtao/work', headers })).json<Challenge>();
      const solution = await solveChallenge({ challenge, deriveKey });
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3000 });
      await post({ ...advert(), step: 'send', work: JSON.stringify({ challenge, solution }) }, at % networks);
      vi.useRealTimers();
    }
    const sent = 3 * each + solving;
    const apart = await test.db.$count(
      contacts,
      and(isNotNull(contacts.spamOn), isNotNull(contacts.spamReason)),
    );
    Object.assign(figures, { spam: sent, 'of it apart': apart, mails: await test.db.$count(outbox) });
    expect(apart / sent).toBeGreaterThanOrEqual(0.99);
    expect(await test.db.$count(outbox)).toBe(0);
  });

  it(
    'bots that behave like people pass only up to the limit of each network',
    { timeout: scaledTimeout(60_000) },
    async () => {
      const networks = 2;
      const each = scaled(10);
      for (let at = 0; at < each * networks; at += 1) {
        await press({ ...typed, mobile: mobile() }, at % networks, at % 4 < 2 ? 0 : 3000);
      }
      const passed = await through();
      Object.assign(figures, { 'bots like people': each * networks, passed });
      expect(passed).toBeLessThanOrEqual(5 * networks);
    },
  );

  it('no real visitor is refused', { timeout: scaledTimeout(60_000) }, async () => {
    const people = scaled(10);
    for (let at = 0; at < people; at += 1) {
      const answer = await press(
        {
          ...typed,
          name: at % 2 ? '林 雅婷' : 'Ya-Ting Lin',
          mobile: `+886 ${mobile().slice(1)}`,
          note: at % 3 ? '' : '請看 https://example.com 的格局',
        },
        1000 + at,
        1500 + random() * 3_600_000,
      );
      expect(answer.statusCode).toBe(303);
    }
    Object.assign(figures, { genuine: people, refused: people - (await through()) });
    expect(await through()).toBe(people);
  });

  it('a visit by a campaign is recorded with that campaign', { timeout: scaledTimeout(60_000) }, async () => {
    const sources = [
      ['facebook', 'facebook'],
      ['ig', 'instagram'],
      ['google', 'google'],
      ['LINE', 'line'],
      ['newsletter', 'other'],
    ] as const;
    const landings = scaled(10);
    let right = 0;
    for (let at = 0; at < landings; at += 1) {
      const [said, source] = sources[Math.floor(random() * sources.length)] ?? sources[0];
      const campaign = `冬季 賞屋 ${at} & “特價”`;
      const query = `?${new URLSearchParams({ utm_source: said, utm_campaign: campaign, x: 'a'.repeat(at % 300) }).toString()}`;
      await press({ ...typed, mobile: mobile() }, 5000 + at, 2000, query);
      const [row] = await test.db
        .select()
        .from(contacts)
        .where(eq(contacts.tel, `09${String(count).padStart(8, '0')}`));
      if (row?.source === source && row.origin?.campaign === campaign) right += 1;
    }
    Object.assign(figures, { landings, right });
    expect(right / landings).toBeGreaterThanOrEqual(0.99);
  });

  it('the same form sent 50 times at once is one enquiry', async () => {
    const hidden = hiddenIn((await post({ ...typed, mobile: mobile() }, 9)).body);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3000 });
    const sent = await Promise.all(Array.from({ length: 50 }, () => post([...hidden, ['step', 'send']], 9)));
    expect(new Set(sent.map(({ headers: { location } }) => String(location).split('-')[0])).size).toBe(1);
    expect(await test.db.$count(contacts)).toBe(1);
  });
});

// Only in campaigns, because restarts take long; tests/server/deploy/kill.test.ts kills servers in every run.
it.runIf(scaled(1) > 1)(
  'no acknowledged enquiry is lost by kill -9',
  { timeout: scaledTimeout(90_000) },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'back-office-enquiries-'));
    // PostgreSQL runs as another user when this is root.
    await chmod(folder, 0o711);
    const env = { DATA_DIR: join(folder, 'data'), ADMIN_PASSWORD: 'correct-horse', SEED: 'demo' };
    const kills = scaled(1);
    const acknowledged: number[] = [];
    let server: ServerProcess = await startServer({ env });
    try {
      for (let kill = 0; kill < kills; kill += 1) {
        const senders = Array.from({ length: 4 }, (_, at) =>
          sendOn(server.origin, `${kill}${at}`, acknowledged),
        );
        await delay(2000 + random() * 1000);
        await server.end('SIGKILL');
        await Promise.all(senders);
        server = await startServer({ env });
      }
      const { get } = await callsTo(server.origin, 'admin', 'correct-horse');
      let lost = 0;
      for (const id of acknowledged) await get(`/api/v1/contact/get-by-id?id=${id}`).catch(() => (lost += 1));
      Object.assign(figures, { kills, acknowledged: acknowledged.length, lost });
      expect(acknowledged.length).toBeGreaterThan(0);
      expect(lost).toBe(0);
    } finally {
      await server.end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    }
  },
);

/** Sends forms, one after the other, until the server is gone. */
async function sendOn(origin: string, name: string, acknowledged: number[]): Promise<void> {
  const post = (pairs: [string, string][]) =>
    fetch(`${origin}/case/site-202503`, {
      method: 'POST',
      body: new URLSearchParams(pairs),
      redirect: 'manual',
    });
  try {
    for (;;) {
      const mobile = `09${String(webcrypto.getRandomValues(new Uint32Array(1))[0])
        .padStart(8, '0')
        .slice(-8)}`;
      const hidden = hiddenIn(
        await (
          await post(Object.entries({ name, mobile, rooms: '還不確定', time: '週末', consent: '1' }))
        ).text(),
      );
      await delay(1050);
      const { status, headers: sent } = await post([...hidden, ['step', 'send']]);
      const receipt = new URL(sent.get('location') ?? '', origin).searchParams.get('n') ?? '';
      if (status === 303) acknowledged.push(Number.parseInt(receipt.split('-')[0] ?? '', 36));
    }
  } catch {
    // The server was killed.
  }
}
