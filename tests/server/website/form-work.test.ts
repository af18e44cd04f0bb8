import { createHash, webcrypto } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { desc } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { removeOldWork } from '../../../server/subjects/enquiries/form-work';
import { contacts, formWork, loginAttempts } from '../../../server/base/db/schema';
import { formScript } from '../../../server/website/pages/page-scripts';
import { addFormPage, hiddenIn, post, typed } from '../support/enquiry-form';
import { scriptElement } from '../support/public-page';
import { createTestApp } from '../support/test-app';

const headers = { host: 'www.example.com' };

const test = await createTestApp({ PUBLIC_ORIGIN: 'https://www.example.com' });
await addFormPage(test.db);
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of [contacts, formWork, loginAttempts]) await test.db.delete(table);
});
afterEach(() => void vi.useRealTimers());

const stored = () => test.db.select().from(contacts).orderBy(desc(contacts.id));
const workHref = '/case/songtao/work';

/** Runs the page's script as a browser does, until it sends the form; resolves to the fields that it adds. */
function scripted(shownFor = 60_000): Promise<Record<string, string>> {
  const added: Record<string, string> = {};
  const listeners: Record<string, (event: object) => void> = {};
  return new Promise((resolve) => {
    const form = {
      dataset: { work: workHref },
      querySelector: () => ({}),
      addEventListener: (name: string, listener: (event: object) => void) => (listeners[name] = listener),
      append: ({ name, value }: { name: string; value: string }) => (added[name] = value),
      submit: () => resolve(added),
    };
    const window = {
      crypto: webcrypto,
      performance: { now: () => shownFor },
      setTimeout,
      Uint8Array,
      DataView,
      fetch: async (url: string) => ({ json: async () => (await test.inject({ url, headers })).json() }),
      document: { querySelector: () => form, createElement: () => ({}), referrer: 'https://news.example/a' },
    };
    runInNewContext(formScript, { ...window, self: window });
    listeners['focusin']?.({});
    listeners['submit']?.({ preventDefault: () => {} });
  });
}
const later = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5000 });

it('a page on a separate host has a small script for its form, and no other script may run there', async () => {
  const page = await test.inject({ url: '/case/songtao', headers });
  expect(page.body).toContain(`data-work="${workHref}"`);
  const scripts = [...page.body.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);
  expect(scripts).toContain(formScript);
  expect(brotliCompressSync(scripts.join('')).length).toBeLessThan(12_000);
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toMatch(/script-src 'sha256-[^;]+; connect-src 'self'; img-src 'self'$/);
  const shared = await test.inject({ url: '/case/songtao' });
  expect([shared.body.includes('data-work'), scriptElement.test(shared.body)]).toEqual([false, false]);
});

it('with the script one press sends the form, which is stored once, however often it is sent', async () => {
  const added = await scripted();
  expect(added).toMatchObject({ step: 'send', ref: 'https://news.example/a' });
  later();
  const sent = await Promise.all(
    Array.from({ length: 10 }, () => post(test, { ...typed, ...added }, { headers })),
  );
  expect(new Set(sent.map(({ statusCode }) => statusCode))).toEqual(new Set([303]));
  const [row, ...others] = await stored();
  expect([row?.spamReason, row?.origin?.referrer, others]).toEqual([null, 'news.example', []]);
});

it('a refused form has the script too, and keeps the referrer of the first page', async () => {
  const added = await scripted();
  later();
  const refused = await post(test, { ...typed, name: '', ...added }, { headers });
  expect([refused.statusCode, refused.body.includes(`data-work="${workHref}"`)]).toEqual([422, true]);
  expect(refused.body).toContain(`<script>${formScript}</script>`);
  const hash = createHash('sha256').update(formScript).digest('base64');
  const policy = String(refused.headers['content-security-policy']);
  expect(policy).toContain(`script-src 'sha256-${hash}'; connect-src 'self'; img-src 'self'`);
  expect(policy).not.toContain('sandbox');
  const again = { ...(await scripted()), ref: 'https://www.example.com/case/songtao' };
  later();
  // The first field with the name counts.
  const fields = [...hiddenIn(refused.body), ...Object.entries({ ...typed, ...again })];
  expect((await post(test, fields, { headers })).statusCode).toBe(303);
  expect((await stored()).map(({ origin }) => origin?.referrer)).toEqual(['news.example']);
  const shared = await post(test, { ...typed, name: '' });
  expect([shared.body.includes('data-work'), scriptElement.test(shared.body)]).toEqual([false, false]);
});

it('solved work is valid for one form: for other content or another page the form needs two steps', async () => {
  const { work = '', ...added } = await scripted();
  later();
  const send = (fields: object) => post(test, { ...typed, ...added, work, ...fields }, { headers });
  expect((await send({})).statusCode).toBe(303);
  const solved = JSON.parse(work) as { challenge: { parameters: { data: object } } };
  const { challenge } = solved;
  const forged = { ...challenge.parameters, data: { place: 999, madeOn: 0 } };
  for (const fields of [
    { note: '第二筆' },
    { note: '第三筆', work: JSON.stringify({ ...solved, challenge: { ...challenge, parameters: forged } }) },
    { note: '第四筆', work: '{"challenge":null}' },
    { note: '第五筆', work: '' },
  ]) {
    const answer = await send(fields);
    expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('確認送出')]);
  }
  expect(await stored()).toHaveLength(1);
  vi.setSystemTime(Date.now() + 3_700_000);
  expect((await send({})).statusCode).toBe(200);
});

it('a form without work is accepted, with a lower limit for each network', async () => {
  for (let at = 0; at < 6; at += 1) {
    vi.useRealTimers();
    const hidden = hiddenIn((await post(test, { ...typed, mobile: `091200000${at}` }, { headers })).body);
    later();
    expect((await post(test, [...hidden, ['step', 'send']], { headers })).statusCode).toBe(303);
  }
  expect((await stored()).map(({ spamReason }) => spamReason)).toEqual(['many', ...Array(5).fill(null)]);
});

it('a form sent again at once after Back is stored and mailed, since its time counts from the display of its page', async () => {
  for (const [shownFor, note] of [
    [60_000, '第一次'],
    [200, '再送一次'],
  ] as const) {
    // The work is as new as the press of the button.
    const added = await scripted(shownFor);
    const sent = await post(test, { ...typed, ...added, note }, { headers });
    expect(sent.statusCode).toBe(303);
  }
  expect((await stored()).map(({ spamReason }) => spamReason)).toEqual([null, null]);
});

it('used work is removed when it is too old to be used again', async () => {
  const day = new Date(Date.now() - 86_400_000);
  await test.db.insert(formWork).values([
    { nonce: 'old', content: '', usedOn: day },
    { nonce: 'new', content: '' },
  ]);
  expect(await removeOldWork(test.db)).toBe(1);
});
