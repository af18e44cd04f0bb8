import { readFileSync } from 'node:fs';
import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { eq, like } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { caseList } from '../../../docs/examples/case-list';
import { withoutReferences } from '../../../scripts/generate/document';
import {
  apiTokens,
  articles,
  auditEntries,
  cases,
  consentTexts,
  contacts,
  files,
  news,
  siteSets,
  siteThemes,
  singletons,
} from '../../../server/base/db/schema';
import { hashToken } from '../../../server/base/secrets/sealed';
import { claims as realClaims } from '../../../openapi/generated/claims';
import { deliveryClient } from '../../../openapi/generated/delivery-client';
import type { components } from '../../../openapi/generated/delivery-types';
import { addCase } from '../support/add-case';
import { createTestApp } from '../support/test-app';

type Scope = 'published' | 'drafts' | 'enquiries';
interface Contract {
  paths: Record<
    string,
    { get: { responses: { 200: { content: { 'application/json': { schema: object } } } } } }
  >;
}

const contract: Contract = withoutReferences(parse(readFileSync('openapi/delivery.yaml', 'utf8')));
const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
const api = '/api/delivery/v1';
const block = { id: 1, partType: 1, align: 1, textContent: '標題' } as const;
let makerId = 0;
let places = 0;
const token = async (scopes: Scope[]) => {
  places += 1;
  const made = `mng_pk_${'x'.repeat(30)}${places}`;
  await test.db.insert(apiTokens).values({
    name: '公司官網',
    prefix: made.slice(0, 11),
    hash: hashToken(made),
    scopes,
    createdById: makerId,
    expiresOn: new Date('2999-01-01T00:00:00Z'),
  });
  return made;
};

const test = await createTestApp({
  DELIVERY_ORIGINS: 'https://www.example.com',
  DELIVERY_PER_MINUTE: '5000',
});
makerId = await test.addAccount('maker', '', realClaims);
const tokens = {
  published: await token(['published']),
  drafts: await token(['drafts']),
  enquiries: await token(['enquiries']),
};
afterAll(() => test.close());

/** A fetch answered by the app and checked against the contract. */
const through: typeof fetch = async (input) => {
  const request = new Request(input);
  const { pathname, search } = new URL(request.url);
  const answer = await test.app.inject({
    url: pathname + search,
    headers: Object.fromEntries(request.headers),
  });
  if (answer.statusCode === 200) {
    const path = pathname.replace(/\/\d+$/, '/{id}');
    const schema = contract.paths[path]?.get.responses[200].content['application/json'].schema;
    if (!schema) throw new Error(`${path} is not in the contract`);
    const isRight = ajv.compile(schema);
    if (!isRight(answer.json())) throw new Error(`${path}: ${ajv.errorsText(isRight.errors)}`);
  }
  return new Response(answer.statusCode === 304 ? null : answer.body, {
    status: answer.statusCode,
    headers: { 'content-type': 'application/json' },
  });
};
const clientOf = (scope: Scope) => deliveryClient('http://back-office.example', tokens[scope], through);
const read = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url: api + url, headers: { authorization: `Bearer ${tokens.published}`, ...headers } });

const readAll = async () => {
  const first = (await clientOf('published').deliverCases({ limit: 100 })).data;
  const second = first?.cursor
    ? (await clientOf('published').deliverCases({ limit: 100, cursor: first.cursor })).data
    : undefined;
  return [...(first?.items ?? []), ...(second?.items ?? [])];
};

const house = { title: '松濤硯', tab: 1, county: '臺北市', district: '大安區', status: 1 } as const;
const parts = [block];
const item = { title: '公告', publishDate: '2026-11-01', content: '<p>內文</p>', status: 1 } as const;

describe('the delivery API', () => {
  it('gives each kind to the generated client in the form of the contract, and drafts only to a token for them', async () => {
    const { db } = test;
    const plan = 'd'.repeat(64);
    await db.insert(files).values({
      sha: plan,
      extension: 'png',
      mime: 'image/png',
      size: 1,
      width: 800,
      height: 600,
      bytes: Buffer.of(1),
    });
    const unit = { rooms: '三房', areaPing: 46.8, count: 30 };
    const caseId = await addCase(db, {
      ...house,
      parts,
      housingUnits: [
        {
          ...unit,
          name: 'A',
          priceBasis: 'total',
          price: 3200,
          priceMost: 3600,
          sharedRatio: 32.6,
          availability: 'few',
          plan: `/files/${plan}.png`,
        },
        { ...unit, name: 'B' },
      ],
      projectFacts: [
        { name: 'structure', value: 'RC', source: 'permit', isPrinted: true },
        { name: 'sharedRatio', value: '32.6%', isPrinted: false },
      ],
    });
    const hiddenId = await addCase(db, { ...house, parts, code: 'A2', sort: 2, status: 0 });
    await db
      .insert(articles)
      .values({ type: 2, title: '觀察', publishDate: '2026-11-01', status: 1, sort: 1, parts: [block] });
    await db.insert(news).values(item);
    const [theme] = await db
      .insert(siteThemes)
      .values({ caseId, templateCode: 'liubai', name: '留白', status: 1, publishedParts: [block] })
      .returning();
    await db
      .insert(siteSets)
      .values({ caseId, siteName: 'pine', status: 0, activeThemeId: theme?.id ?? null });
    const popup = {
      status: 1,
      title: '開幕',
      url: '',
      urlTarget: '_self',
      altText: '',
      imageSha: null,
      imageName: null,
    };
    await db
      .insert(singletons)
      .values({ key: 'indexPopup', value: popup })
      .onConflictDoUpdate({ target: singletons.key, set: { value: popup } });

    const client = clientOf('published');
    expect((await client.deliverCases()).data?.items).toMatchObject([
      { id: caseId, title: '松濤硯', isVisible: true, blocks: [{ partType: 1, textContent: '標題' }] },
    ]);
    expect((await client.deliverCase(caseId)).data?.housingUnits).toMatchObject([
      { name: 'A', price: 3200, availability: 'few', plan: { url: `/files/${plan}.png`, width: 800 } },
      { name: 'B', plan: null },
    ]);
    expect((await client.deliverCase(caseId)).data?.facts).toEqual([
      { name: 'structure', label: expect.any(String), value: 'RC', source: 'permit', documentDate: null },
    ]);
    expect((await client.deliverArticles({ type: 2 })).data?.items).toHaveLength(1);
    expect((await client.deliverArticles({ type: 3 })).data?.items).toHaveLength(0);
    expect((await client.deliverNews()).data?.items).toMatchObject([{ content: '<p>內文</p>' }]);
    expect((await client.deliverSite(caseId)).data).toMatchObject({
      path: '/case/pine',
      blocks: [{ partType: 1 }],
    });
    expect((await client.deliverPopup()).data).toMatchObject({ title: '開幕', image: null });
    expect((await client.deliverCase(hiddenId)).response.status).toBe(404);
    expect((await client.deliverCase(hiddenId, { drafts: true })).response.status).toBe(403);
    expect((await clientOf('drafts').deliverCase(hiddenId, { drafts: true })).data).toMatchObject({
      isVisible: false,
    });
  });

  it('pages by id, stable while records are added and removed, with the requested fields', async () => {
    const rows = await test.db
      .insert(news)
      .values(Array.from({ length: 5 }, () => item))
      .returning({ id: news.id });
    const first = await read('/news?limit=3&fields=title');
    const { items, cursor } = first.json<components['schemas']['NewsPage']>();
    expect(items.map((each) => Object.keys(each))).toEqual(Array.from({ length: 3 }, () => ['id', 'title']));
    await test.db.delete(news).where(eq(news.id, items[0]?.id ?? 0));
    const next = (await read(`/news?limit=10&cursor=${cursor}`)).json<components['schemas']['NewsPage']>();
    expect(next.cursor).toBeNull();
    expect([...items, ...next.items].map(({ id }) => id)).toEqual(
      expect.arrayContaining(rows.map(({ id }) => id)),
    );
  });

  it('the sample program of at most 30 lines lists every case over several pages, escaped', async () => {
    expect(
      readFileSync('docs/examples/case-list.ts', 'utf8').trimEnd().split('\n').length,
    ).toBeLessThanOrEqual(30);
    const more = Array.from({ length: 101 }, (_, sort) => ({
      ...house,
      parts,
      code: `L${sort}`,
      title: '<b>&',
      sort,
    }));
    const added = await test.db.insert(cases).values(more).returning({ id: cases.id });
    const html = await caseList(clientOf('published'));
    expect(html.match(/<li /g)).toHaveLength((await readAll()).length);
    expect(html).toContain(`<li id="case-${added.at(-1)?.id}">&lt;b>&amp;（臺北市大安區）</li>`);
    await test.db.delete(cases).where(like(cases.code, 'L%'));
  });

  it('answers 304 to a known tag, names its limits, and allows other origins only if configured', async () => {
    const answer = await read('/cases', { origin: 'https://www.example.com' });
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=1, must-revalidate',
      'access-control-allow-origin': 'https://www.example.com',
      'ratelimit-limit': '5000',
      vary: expect.stringContaining('authorization'),
    });
    const again = await read('/cases', {
      'if-none-match': String(answer.headers['etag']),
      origin: 'https://evil.example',
    });
    expect([again.statusCode, again.body, again.headers['access-control-allow-origin']]).toEqual([
      304,
      '',
      undefined,
    ]);
  });

  it('refuses a missing token, one of a session, a revoked one, and malformed calls', async () => {
    const { authorization } = await test.signInAs(['Permissions.Connections.View']);
    const gone = await token(['published']);
    await test.db
      .update(apiTokens)
      .set({ revokedOn: new Date() })
      .where(eq(apiTokens.hash, hashToken(gone)));
    const statuses = [];
    for (const headers of [{}, { authorization }, { authorization: `Bearer ${gone}` }]) {
      statuses.push((await test.app.inject({ url: `${api}/cases`, headers })).statusCode);
    }
    expect(statuses).toEqual([401, 401, 401]);
    expect((await read('/cases?limit=1000')).statusCode).toBe(400);
    expect((await read('/changes?after=x')).statusCode).toBe(400);
  });

  it('refuses a token above its limit and answers when it may continue', async () => {
    const strict = await createTestApp({ DELIVERY_PER_MINUTE: '2' }, undefined, undefined);
    const made = 'mng_pk_yyyyyyyyyyyyyyyyyyyyyyyyyyyyyy';
    await strict.db.insert(apiTokens).values({
      name: '看板',
      prefix: 'mng_pk_yyyy',
      hash: hashToken(made),
      scopes: ['published'],
      expiresOn: new Date('2999-01-01T00:00:00Z'),
    });
    const call = () =>
      strict.app.inject({ url: `${api}/popup`, headers: { authorization: `Bearer ${made}` } });
    const answers = [await call(), await call(), await call()];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 429]);
    expect(answers.map(({ headers }) => headers['ratelimit-remaining'])).toEqual(['1', '0', '0']);
    expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(0);
    await strict.close();
  });
});

it("an enquiry is read in full only with its scope, cached nowhere, and leaves an audit entry with the token's name", async () => {
  const visitor = { type: 3, name: '王小明', gender: 1, tel: '0912345678', content: '想看屋' } as const;
  const [made] = await test.db.insert(contacts).values(visitor).returning();
  const [spam] = await test.db
    .insert(contacts)
    .values({ ...visitor, spamOn: new Date() })
    .returning();
  const url = `/enquiries/${made?.id}`;
  for (const scope of ['published', 'drafts'] as const) {
    const refused = await read(url, { authorization: `Bearer ${tokens[scope]}` });
    expect(refused.statusCode).toBe(403);
  }
  const authorization = `Bearer ${tokens.enquiries}`;
  expect((await read('/cases', { authorization })).statusCode).toBe(403);
  expect((await read(`/enquiries/${spam?.id}`, { authorization })).statusCode).toBe(404);
  const answer = await read(url, { authorization });
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' });
  expect(answer.headers.etag).toBeUndefined();
  expect((await clientOf('enquiries').deliverEnquiry(made?.id ?? 0)).data).toMatchObject({
    name: '王小明',
    tel: '0912345678',
  });
  expect(answer.json()).toMatchObject({ origin: null, consent: null, appointment: null });
  const entries = await test.db.select().from(auditEntries).where(eq(auditEntries.kind, 'contact'));
  expect(entries).toMatchObject(
    Array.from({ length: 2 }, () => ({ recordId: made?.id, action: 'open', accountName: '公司官網' })),
  );
});

it('an enquiry of a form has its campaign, the accepted consent in words, the wish for news and the appointment', async () => {
  const words = {
    summary: '告知事項',
    controller: '松濤建設',
    purpose: '聯絡',
    categories: '姓名、電話',
    period: '三年',
    region: '臺灣',
    recipients: '本公司',
    rights: '可請求刪除',
    refusal: '無法回覆',
    news: '願意收到建案消息',
  };
  const published = new Date('2026-10-01T00:00:00Z');
  await test.db.insert(consentTexts).values([
    { version: 1, text: words, createdOn: published },
    { version: 2, text: { ...words, summary: '新的告知事項' } },
  ]);
  const origin = {
    source: 'google',
    medium: 'cpc',
    campaign: '秋季',
    content: '影片',
    term: '大安區 新建案',
    clickId: 'gclid',
    referrer: 'www.google.com',
    siteName: 'songtao',
    publication: 3,
    section: '預約',
  } as const;
  const [made] = await test.db
    .insert(contacts)
    .values({
      type: 3,
      name: '王小明',
      gender: 0,
      tel: '0912345678',
      origin,
      consentVersion: 1,
      wantsNews: true,
      consentOn: new Date('2026-11-01T02:00:00Z'),
      appointmentOn: new Date('2026-12-05T06:00:00Z'),
      appointmentState: 0,
    })
    .returning();
  expect((await clientOf('enquiries').deliverEnquiry(made?.id ?? 0)).data).toMatchObject({
    origin,
    consent: {
      version: 1,
      validFrom: published.toISOString(),
      givenOn: '2026-11-01T02:00:00.000Z',
      wantsNews: true,
      text: words,
    },
    appointment: { at: '2026-12-05T06:00:00.000Z', state: 0 },
  });
});

it('the manual names every field of an enquiry', () => {
  const { components } = parse(readFileSync('openapi/delivery.yaml', 'utf8')) as {
    components: { schemas: Record<string, { properties: object }> };
  };
  const fieldsOf = (name: string) => Object.keys(components.schemas[name]?.properties ?? {});
  const fields = ['Enquiry', 'EnquiryOrigin', 'EnquiryConsent', 'ConsentText', 'EnquiryAppointment'].map(
    fieldsOf,
  );
  expect(fields.map(({ length }) => length)).toEqual([15, 10, 5, 10, 2]);
  const chapter = readFileSync('docs/manual/16-對外連線.md', 'utf8');
  const section = chapter.slice(chapter.indexOf('### 讀取到的欄位'), chapter.indexOf('### HubSpot'));
  expect(fields.flat().filter((field) => !section.includes(`\`${field}\``))).toEqual([]);
});
