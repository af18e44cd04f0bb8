import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  accounts,
  files,
  loginAttempts,
  news,
  previewLinks,
  roles,
  siteThemes,
} from '../../../server/base/db/schema';
import { claims } from '../../../openapi/generated/claims';
import { countOpening } from '../../../server/subjects/kinds/preview-links';
import type { components } from '../../../openapi/generated/types';
import { createTestApp } from '../support/test-app';
import { addRecords, addSources, type Records } from '../support/writing-calls';

type PreviewLink = components['schemas']['PreviewLink'];
let headers: { authorization: string };
let records: Records;

const test = await createTestApp({ PUBLIC_ORIGIN: 'https://www.example.com' });
await addSources(test.db);
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.delete(loginAttempts);
  headers = await test.signInAs(claims);
  records = await addRecords(test.db);
  await test.db.delete(previewLinks);
});

type Kind = 'theme' | 'case' | 'article' | 'news';
const kinds: readonly Kind[] = ['theme', 'case', 'article', 'news'];
const url = (kind: Kind) => `/api/v1/preview-links/${kind}`;
const recordOf = (kind: Kind) => records[`${kind}Id`];

const post = (kind: Kind, body: object) =>
  test.inject({ method: 'POST', url: url(kind), headers, payload: body });
async function make(kind: Kind, more: object = {}): Promise<PreviewLink> {
  const body = { recordId: recordOf(kind), purpose: '王總經理', days: 7, ...more };
  return (await post(kind, body)).json().data;
}
async function list(kind: Kind): Promise<PreviewLink[]> {
  return (await test.inject({ url: `${url(kind)}?recordId=${recordOf(kind)}`, headers })).json().data;
}
const remove = (kind: Kind, id: number) =>
  test.inject({ method: 'DELETE', url: `${url(kind)}/${id}`, headers });
const pathOf = ({ address }: { address: string }) => new URL(address).pathname;
/** Opens a link without signing in. */
const open = (link: { address: string }, more: { method?: 'GET' | 'HEAD'; headers?: object } = {}) =>
  test.inject({
    method: 'GET',
    url: pathOf(link),
    ...more,
    headers: { 'user-agent': 'Mozilla/5.0', ...more.headers },
  });
const expire = (link: PreviewLink, since = '1 second') =>
  test.db
    .update(previewLinks)
    .set({ expiresOn: sql`now() - ${since}::interval` })
    .where(eq(previewLinks.id, link.id));

describe.each(kinds)('A preview link of a %s', (kind) => {
  it('shows the draft without a session, marked as one, and cannot be cached, indexed or framed', async () => {
    const link = await make(kind);
    const page = await open(link);
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const title = { theme: '青田硯', case: '青田硯', article: '市場觀察', news: '公告' }[kind];
    expect(page.body).toContain(`<title>${title}（草稿預覽）</title>`);
    expect(page.body).toContain('尚未公開，內容可能變更。請勿轉傳。');
    expect(page.body).toContain('<meta name="robots" content="noindex, nofollow, noarchive"/>');
    expect(page.body).not.toMatch(/<script|rel="canonical"|og:/);
    expect({
      robots: page.headers['x-robots-tag'],
      cache: page.headers['cache-control'],
      referrer: page.headers['referrer-policy'],
      cookie: page.headers['set-cookie'],
      etag: page.headers['etag'],
    }).toEqual({
      robots: 'noindex, nofollow, noarchive',
      cache: 'no-store',
      referrer: 'no-referrer',
      cookie: undefined,
      etag: undefined,
    });
    expect(
      String(page.headers['content-security-policy'])
        .replace(/nonce-[\w-]+/, 'nonce')
        .split('; '),
    ).toEqual([
      "default-src 'none'",
      "style-src 'nonce'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "img-src 'self'",
      'sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation allow-top-navigation-to-custom-protocols',
    ]);
  });

  it('is listed with its reader, its time and how often it was opened', async () => {
    const link = await make(kind, { days: 30 });
    expect(link).toEqual({
      id: link.id,
      purpose: '王總經理',
      days: 30,
      address: expect.stringMatching(/^https:\/\/www\.example\.com\/p\/[\w-]{24}$/),
      createdOn: expect.any(String),
      createdBy: expect.stringMatching(/^同仁 /),
      expiresOn: new Date(Date.parse(link.createdOn) + 30 * 86_400_000).toISOString(),
      isExpired: false,
      isMakerGone: false,
      limit: 20,
      openedCount: 0,
      lastOpenedOn: null,
    });
    await open(link);
    await open(link);
    const [after] = await list(kind);
    expect(after).toEqual({ ...link, openedCount: 2, lastOpenedOn: expect.any(String) });
  });

  it('is invalid once its creator was dismissed or lost the claim, and the list shows that', async () => {
    const link = await make(kind);
    headers = await test.signInAs(claims);
    const [maker] = await test.db.select().from(accounts).where(eq(accounts.name, link.createdBy));
    const [own] = await test.db
      .select({ claims: roles.claims })
      .from(roles)
      .where(eq(roles.id, maker?.roleId ?? 0));
    const activate = (isActive: boolean) =>
      test.db
        .update(accounts)
        .set({ isActive })
        .where(eq(accounts.id, maker?.id ?? 0));
    const give = (given: string[]) =>
      test.db
        .update(roles)
        .set({ claims: given })
        .where(eq(roles.id, maker?.roleId ?? 0));
    const seen = async () => {
      const { statusCode } = await open(link);
      const [listed] = await list(kind);
      return [statusCode, listed?.isExpired, listed?.isMakerGone];
    };
    expect(await seen()).toEqual([200, false, false]);
    await activate(false);
    expect(await seen()).toEqual([404, true, true]);
    await activate(true);
    await give(own?.claims.filter((claim) => !claim.endsWith('.Edit')) ?? []);
    expect(await seen()).toEqual([404, true, true]);
    await give(own?.claims ?? []);
    expect(await seen()).toEqual([200, false, false]);
  });

  it('opens no other draft of its kind, and is revoked alone', async () => {
    const own = await make(kind);
    records = await addRecords(test.db);
    await test.db.update(news).set({ title: '別的公告' }).where(eq(news.id, records.newsId));
    const other = await make(kind);
    expect(pathOf(own)).not.toBe(pathOf(other));
    expect((await open(own)).body).not.toContain('別的公告');
    expect((await remove(kind, own.id)).json()).toMatchObject({ succeeded: true });
    expect([(await open(own)).statusCode, (await open(other)).statusCode]).toEqual([404, 200]);
    expect((await remove(kind, own.id)).statusCode).toBe(404);
  });

  it('is not revoked or renewed by calls of another kind or record', async () => {
    const link = await make(kind);
    for (const another of kinds.filter((each) => each !== kind)) {
      expect((await remove(another, link.id)).statusCode).toBe(404);
    }
    records = await addRecords(test.db);
    expect(
      (await post(kind, { recordId: recordOf(kind), purpose: '別人', days: 1, replaces: link.id }))
        .statusCode,
    ).toBe(404);
    expect((await open(link)).statusCode).toBe(200);
  });

  it('needs an existing record', async () => {
    const answers = await Promise.all([
      post(kind, { recordId: 999_999, purpose: '王總經理', days: 7 }),
      test.inject({ url: `${url(kind)}?recordId=999999`, headers }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  });
});

describe('A preview link', () => {
  it('answers alike when it is unknown, revoked, expired, incomplete, or its record is gone', async () => {
    const revoked = await make('news');
    await remove('news', revoked.id);
    const expired = await make('news');
    await expire(expired, '0 seconds');
    const gone = await make('article');
    await test.inject({ method: 'DELETE', url: `/api/v1/Articles/${records.articleId}`, headers });
    const answers = await Promise.all(
      [
        revoked,
        expired,
        gone,
        { address: `https://x.tw/p/${'a'.repeat(24)}` },
        { address: 'https://x.tw/p/short' },
        { address: `https://x.tw/p/${'%E9%80%A3'.repeat(24)}` },
      ].map((link) => open(link)),
    );
    const [first] = answers;
    expect(first?.statusCode).toBe(404);
    expect(first?.body).toContain('這個預覽連結無法使用');
    const bare = (text: string) => text.replace(/nonce[-=]"?[\w-]+/g, 'nonce');
    const heads = ({ headers: all }: NonNullable<typeof first>) => {
      const { date: _date, 'x-request-id': _id, ...rest } = all;
      return bare(JSON.stringify(rest));
    };
    for (const answer of answers) {
      expect(answer.statusCode).toBe(404);
      expect(bare(answer.body)).toBe(bare(first?.body ?? ''));
      expect(heads(answer)).toBe(first && heads(first));
    }
  });

  it('of a record in the trash answers like an unknown one, and works again when it is restored', async () => {
    const [theme, own] = [await make('theme'), await make('case')];
    const statuses = async () => [(await open(theme)).statusCode, (await open(own)).statusCode];
    await test.inject({ method: 'DELETE', url: `/api/v1/CaseInfos/${records.caseId}`, headers });
    expect(await statuses()).toEqual([404, 404]);
    const trash = `/api/v1/trash/case/${records.caseId}`;
    await test.inject({ method: 'PUT', url: trash, headers });
    expect(await statuses()).toEqual([200, 200]);
    await test.inject({ method: 'DELETE', url: `/api/v1/CaseInfos/${records.caseId}`, headers });
    expect((await test.inject({ method: 'DELETE', url: trash, headers })).json().succeeded).toBe(true);
    expect(await statuses()).toEqual([404, 404]);
    expect(await test.db.$count(previewLinks)).toBe(0);
  });

  it('shows the stored content, and of a theme the draft, not the published page', async () => {
    const link = await make('theme');
    const parts = (textContent: string) => [{ id: 1, partType: 1, align: 1 as const, textContent }];
    await test.db
      .update(siteThemes)
      .set({ parts: parts('改過的草稿'), publishedParts: parts('線上的內容'), status: 1 })
      .where(eq(siteThemes.id, records.themeId));
    const { body } = await open(link);
    expect(body.replaceAll('<wbr/>', '')).toContain('改過的草稿');
    expect(body).not.toContain('線上的內容');
  });

  it('does not open another theme of the same case', async () => {
    const [other] = await test.db
      .insert(siteThemes)
      .values({
        caseId: records.caseId,
        templateCode: 'yejing',
        name: '另一份',
        parts: [{ id: 7, partType: 1, align: 1, textContent: '別的版型' }],
      })
      .returning({ id: siteThemes.id });
    const link = await make('theme');
    expect((await open(link)).body.replaceAll('<wbr/>', '')).not.toContain('別的版型');
    const second = (await post('theme', { recordId: other?.id, purpose: '李經理', days: 1 })).json().data;
    expect((await open(second)).body.replaceAll('<wbr/>', '')).toContain('別的版型');
  });

  it('that expired is listed after the others, and is renewed in its place', async () => {
    const old = await make('case', { purpose: '廣告代理商' });
    const held = await make('case');
    await expire(old);
    const listed = await list('case');
    expect(listed.map(({ id, isExpired }) => [id, isExpired])).toEqual([
      [held.id, false],
      [old.id, true],
    ]);
    const anew = await make('case', { purpose: '廣告代理商', replaces: old.id });
    expect((await list('case')).map(({ id }) => id)).toEqual([anew.id, held.id]);
    expect([(await open(old)).statusCode, (await open(anew)).statusCode]).toEqual([404, 200]);
  });

  it('counts each opening by a person once, also parallel ones, and does not change the record', async () => {
    const link = await make('news');
    const version = async () =>
      (await test.inject({ url: `/api/v1/News/${records.newsId}`, headers })).json().data.rowVersion;
    const before = await version();
    await Promise.all([
      ...Array.from({ length: 10 }, () => open(link)),
      open(link, { method: 'HEAD' }),
      open(link, { headers: { 'sec-purpose': 'prefetch;prerender' } }),
      ...[
        'facebookexternalhit/1.1;line-poker/1.0',
        'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
        'TelegramBot (like TwitterBot)',
        'WhatsApp/2.23.20.0',
        'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      ].map((agent) => open(link, { headers: { 'user-agent': agent } })),
    ]);
    const [after] = await list('news');
    expect(after?.openedCount).toBe(10);
    expect(await version()).toBe(before);
  });

  it('counts openings while the record is locked', async () => {
    const link = await make('news');
    const client = await test.db.$client.connect();
    await client.query('begin');
    await client.query('select * from news where id = $1 for update', [records.newsId]);
    await countOpening(test.db, link.id);
    await client.query('rollback');
    client.release();
    expect((await list('news'))[0]?.openedCount).toBe(1);
  });

  it('is refused after too many calls from one network, with a page that names the time', async () => {
    const link = await make('article');
    const answers = [];
    for (let tries = 0; tries <= 120; tries += 1) answers.push(await open(link));
    expect(answers.slice(0, 120).every(({ statusCode }) => statusCode === 200)).toBe(true);
    const last = answers.at(-1);
    expect([last?.statusCode, last?.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
    expect(last?.body).toContain('請稍候再開啟');
  });

  it('has a named reader and an allowed length, and at most twenty are valid at a time', async () => {
    const good = { recordId: records.newsId, purpose: '王總經理', days: 1 };
    const refused = [
      { purpose: '   ', days: 7 },
      { purpose: '', days: 7 },
      { purpose: '字'.repeat(51), days: 7 },
      { purpose: '王總經理', days: 2 },
    ];
    for (const bad of refused) {
      expect((await post('news', { ...good, ...bad })).statusCode).toBe(400);
    }
    const made = await Promise.all(Array.from({ length: 22 }, () => post('news', good)));
    expect(made.filter((answer) => answer.json().succeeded)).toHaveLength(20);
    expect(made.find((answer) => !answer.json().succeeded)?.json()).toMatchObject({
      messages: ['有效的預覽連結已有 20 個，請先撤銷不再使用的連結'],
    });
    const [first] = await list('news');
    if (first) await expire(first);
    expect((await post('news', good)).json()).toMatchObject({ succeeded: true });
  });

  it('opens on the public host as on that of the back office, and nothing else of the back office does', async () => {
    const link = await make('case');
    const answers = await Promise.all(
      ['www.example.com', 'office.example.com'].map((host) => open(link, { headers: { host } })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await test.inject({ url: '/mng', headers: { host: 'www.example.com' } })).statusCode).toBe(404);
  });

  it('does not store its address in the answer kept for a repeated call', async () => {
    const key = { ...headers, 'idempotency-key': 'preview-link-1' };
    const body = { recordId: records.newsId, purpose: '王總經理', days: 1 };
    const send = () => test.inject({ method: 'POST', url: url('news'), headers: key, payload: body });
    const first = (await send()).json().data;
    expect((await send()).json().data).toEqual(first);
    const kept = await test.db.execute(
      sql`select answer::text from idempotency_keys where key = 'preview-link-1'`,
    );
    expect(kept.rows).toEqual([{ answer: `{"id": ${first.id}}` }]);
  });
});

it('each picture of a draft has a page below its link, protected like the draft, which counts no opening', async () => {
  const sha = 'c'.repeat(64);
  await test.db
    .insert(files)
    .values({
      sha,
      extension: 'jpg',
      mime: 'image/jpeg',
      bytes: Buffer.from('c'),
      size: 1,
      width: 60,
      height: 40,
    })
    .onConflictDoNothing();
  const picture = { textContent: '大廳', altText: '挑高的大廳', kind: 'rendering' as const, fileSha: sha };
  const items = [
    { id: 11, ...picture },
    { id: 12, ...picture, textContent: '中庭' },
  ];
  await test.db
    .update(siteThemes)
    .set({ parts: [{ id: 10, partType: 101, items }] })
    .where(eq(siteThemes.id, records.themeId));
  const link = await make('theme');
  const path = pathOf(link);
  expect((await open(link)).body).toContain(`href="${path}/pictures/2#p2"`);
  const [before] = await list('theme');
  const picturePage = await test.inject({
    url: `${path}/pictures/2`,
    headers: { 'user-agent': 'Mozilla/5.0' },
  });
  expect(picturePage.statusCode).toBe(200);
  expect(picturePage.body).toMatch(new RegExp(`中庭[\\s\\S]+href="${path}#g2"`));
  expect(picturePage.headers).toMatchObject({
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow, noarchive',
    'content-security-policy': expect.stringMatching(/frame-ancestors 'none'; .*sandbox/),
  });
  for (const number of ['0', '3', 'x']) {
    expect((await test.inject({ url: `${path}/pictures/${number}` })).statusCode).toBe(404);
  }
  expect(await list('theme')).toEqual([before]);
  await expire(link);
  expect((await test.inject({ url: `${path}/pictures/2` })).statusCode).toBe(404);
});
