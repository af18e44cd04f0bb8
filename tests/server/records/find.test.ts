import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  accounts,
  articles,
  cases,
  contacts,
  news,
  roles,
  siteSets,
  siteThemes,
} from '../../../server/base/db/schema';
import { claims } from '../../../openapi/generated/claims';
import type { components } from '../../../openapi/generated/types';
import { addCase } from '../support/add-case';
import { createTestApp } from '../support/test-app';
import { unmask } from '../support/unmasked';
import { addRecords, addSources, removeRecords } from '../support/writing-calls';

type Groups = components['schemas']['SearchGroup'][];

const test = await createTestApp();
await unmask(test.db);
await addSources(test.db);
const headers = await test.signInAs(claims);
afterAll(() => test.close());
beforeEach(() => removeRecords(test.db));

const call = (keyword: string, own = headers) =>
  test.inject({ url: `/api/v1/search?${new URLSearchParams({ keyword })}`, headers: own });
async function find(keyword: string, own = headers): Promise<Groups> {
  return (await call(keyword, own)).json<{ data: { groups: Groups } }>().data.groups;
}
const titles = (groups: Groups) =>
  groups.map(({ kind, items }) => [kind, ...items.map(({ title }) => title)]);

const changedOn = new Date('2026-11-18T06:32:06.000Z');
const house = {
  code: 'HY202503',
  title: '松濤硯',
  tab: 1,
  county: '臺北市',
  district: '大安區',
  sort: 1,
  lastModifiedOn: changedOn,
} as const;
const article = {
  type: 2,
  title: '松濤',
  publishDate: '2026-11-01',
  sort: 1,
  lastModifiedOn: changedOn,
} as const;
const enquiry = {
  type: 1,
  name: '黃思穎',
  gender: 1,
  tel: '0225718170',
  caseTitle: '松濤硯',
  content: '想了解 A 戶',
  createdOn: changedOn,
} as const;

const addHouse = (values: Partial<typeof cases.$inferInsert> = {}) =>
  addCase(test.db, { ...house, ...values });

describe('the search over all units', () => {
  it('finds records, pages and enquiries by one keyword, always in the same order, with distinguishing details', async () => {
    const caseId = await addHouse();
    await test.db.insert(siteSets).values({ caseId, siteName: 'songtao-yan', lastModifiedOn: changedOn });
    const theme = { caseId, templateCode: 'liubai', lastModifiedOn: changedOn } as const;
    const [draft] = await test.db
      .insert(siteThemes)
      .values({ ...theme, name: '2026 年 11 月' })
      .returning();
    const [live] = await test.db
      .insert(siteThemes)
      .values({ ...theme, name: '定稿', status: 1 })
      .returning();
    const [own] = await test.db
      .insert(articles)
      .values({ ...article, summary: '摘要' })
      .returning();
    const [item] = await test.db
      .insert(news)
      .values({
        title: '松濤硯開工',
        publishDate: '2026-11-01',
        content: '<p>文</p>',
        status: 1,
        lastModifiedOn: changedOn,
      })
      .returning();
    const [role] = await test.db
      .insert(roles)
      .values({ name: '松濤專案', description: '一組', lastModifiedOn: changedOn })
      .returning();
    const [account] = await test.db
      .insert(accounts)
      .values({ account: 'songtao', name: '林松濤', department: '企劃部', lastModifiedOn: changedOn })
      .returning();
    const [contact] = await test.db.insert(contacts).values(enquiry).returning();
    const at = changedOn.toISOString();
    expect(await find('松濤')).toEqual([
      {
        kind: 'case',
        count: 1,
        items: [
          {
            id: caseId,
            title: '松濤硯',
            detail: 'HY202503　臺北市大安區',
            changedOn: at,
            cover: null,
            caseTab: 1,
            visibleState: 'offline',
          },
        ],
      },
      {
        kind: 'site',
        count: 1,
        items: [
          {
            id: caseId,
            title: '松濤硯　留白　定稿',
            detail: '/case/songtao-yan',
            changedOn: at,
            themeId: live?.id,
            isPublic: true,
            partCount: 0,
          },
          {
            id: caseId,
            title: '松濤硯　留白　2026 年 11 月',
            detail: '',
            changedOn: at,
            themeId: draft?.id,
            isPublic: false,
            partCount: 0,
          },
        ],
      },
      {
        kind: 'article',
        count: 1,
        items: [
          {
            id: own?.id,
            title: '松濤',
            detail: '摘要',
            changedOn: at,
            cover: null,
            articleType: 2,
            visibleState: 'offline',
          },
        ],
      },
      {
        kind: 'news',
        count: 1,
        items: [
          {
            id: item?.id,
            title: '松濤硯開工',
            detail: '',
            changedOn: at,
            cover: null,
            visibleState: 'online',
          },
        ],
      },
      {
        kind: 'account',
        count: 1,
        items: [
          { id: account?.id, title: '林松濤', detail: 'songtao　企劃部', changedOn: at, isActive: true },
        ],
      },
      {
        kind: 'role',
        count: 1,
        items: [{ id: role?.id, title: '松濤專案', detail: '一組', changedOn: at }],
      },
      {
        kind: 'contact',
        count: 1,
        items: [
          {
            id: contact?.id,
            title: '黃思穎',
            detail: '想了解 A 戶',
            changedOn: at,
            contactType: 1,
            handleStatus: 0,
            caseTitle: '松濤硯',
          },
        ],
      },
    ]);
    await test.db.delete(accounts).where(eq(accounts.account, 'songtao'));
    await test.db.delete(roles).where(eq(roles.name, '松濤專案'));
  });

  it('finds by code and in every tab, and lists an equal code before codes that contain the keyword', async () => {
    await addHouse({ code: 'XHY20', title: '甲', tab: 2, lastModifiedOn: new Date() });
    await addHouse({ code: 'HY2025', title: '乙', tab: 3 });
    await addHouse({ code: 'HY20', title: '丙' });
    expect(titles(await find('hy20'))).toEqual([['case', '丙', '乙', '甲']]);
  });

  it('shows five of each kind and counts the others', async () => {
    await test.db
      .insert(cases)
      .values(Array.from({ length: 7 }, (_, number) => ({ ...house, code: `N${number}`, sort: number })));
    const [group] = await find('松濤硯');
    expect([group?.items.length, group?.count]).toEqual([5, 7]);
  });

  it('finds an equal code also among a thousand newer ones that contain the keyword', async () => {
    await addHouse({ code: 'A1', title: '最早' });
    await test.db
      .insert(cases)
      .values(
        Array.from({ length: 1001 }, (_, number) => ({ ...house, code: `A1B${number}`, sort: number })),
      );
    const [group] = await find('a1');
    expect([group?.items[0]?.title, group?.count]).toEqual(['最早', 1000]);
  });

  it('omits records in the trash, with site and drafts of a case', async () => {
    const caseId = await addHouse({ deletedOn: new Date(), deletedBy: '同仁' });
    await test.db.insert(siteSets).values({ caseId });
    await test.db.insert(articles).values({ ...article, deletedOn: new Date(), deletedBy: '同仁' });
    const kept = await addHouse({ code: 'K1', title: '松濤二期' });
    await test.db.insert(siteSets).values({ caseId: kept });
    await test.db.insert(siteThemes).values({
      caseId: kept,
      templateCode: 'liubai',
      name: '舊稿',
      deletedOn: new Date(),
      deletedBy: '同仁',
    });
    expect(titles(await find('松濤'))).toEqual([
      ['case', '松濤二期'],
      ['site', '松濤二期'],
    ]);
  });

  it('treats % and _ as characters, full-width characters as half-width ones, and telephone numbers in any spelling', async () => {
    await addHouse({ code: 'P1', title: '打折 50%_起' });
    await addHouse({ code: 'P2', title: '打折 500 起' });
    await test.db.insert(contacts).values({ ...enquiry, caseTitle: '' });
    expect(titles(await find('50%_'))).toEqual([['case', '打折 50%_起']]);
    expect(titles(await find('\\'))).toEqual([]);
    expect(titles(await find(' Ｐ１ '))).toEqual([['case', '打折 50%_起']]);
    for (const tel of ['02-2571-8170', '(02) 2571 8170', '+886 2 2571 8170', '25718170']) {
      expect(titles(await find(tel))).toEqual([['contact', '黃思穎']]);
    }
  });

  it('finds nothing for blanks, and refuses a call without a keyword or with one that is too long', async () => {
    await addHouse({ title: '松　濤' });
    expect(await find(' 　 ')).toEqual([]);
    const statusOf = async (url: string) => (await test.inject({ url, headers })).statusCode;
    expect(await statusOf('/api/v1/search')).toBe(400);
    expect((await call('硯'.repeat(201))).statusCode).toBe(400);
    expect((await call('硯'.repeat(200))).statusCode).toBe(200);
  });

  it('shows each kind only to accounts with View of its unit', async () => {
    const found = async (own: string[]) =>
      (await find('a', await test.signInAs(own))).map(({ kind }) => kind);
    await addRecords(test.db);
    await addHouse({ code: 'A1' });
    await test.db.insert(siteSets).values({ caseId: await addHouse({ code: 'A2' }) });
    await test.db.insert(articles).values({ ...article, title: 'A' });
    await test.db.insert(news).values({ title: 'A', publishDate: '2026-11-01' });
    await test.db.insert(roles).values({ name: 'A' });
    await test.db.insert(contacts).values({ ...enquiry, name: 'A' });
    const units = {
      case: 'Permissions.Cases',
      site: 'Permissions.Cases.OnePage',
      article: 'Permissions.Articles',
      news: 'Permissions.News',
      account: 'Permissions.Users',
      role: 'Permissions.Roles',
      contact: 'Permissions.Contacts',
    };
    expect(await found([...claims])).toEqual(Object.keys(units));
    expect(await found([])).toEqual([]);
    for (const [kind, unit] of Object.entries(units)) {
      expect(await found([`${unit}.View`])).toEqual([kind]);
      expect(await found(claims.filter((claim) => claim !== `${unit}.View`))).not.toContain(kind);
    }
  });
});

describe('the keyword of a list', () => {
  it('counts the articles of each type under the same filters, and pages those of one', async () => {
    const add = (type: 2 | 3, title: string, status: 0 | 1 = 1) =>
      test.db.insert(articles).values({ ...article, type, title, status });
    await add(2, '硯一');
    await add(3, '硯二');
    await add(3, '硯三');
    await add(3, '硯四', 0);
    await add(3, '別的');
    const { data } = (
      await test.inject({ url: '/api/v1/Articles/list?type=2&keyword=%E7%A1%AF&status=1', headers })
    ).json();
    expect([data.totalCount, data.typeCounts, data.items.length]).toEqual([1, { 2: 1, 3: 2 }, 1]);
  });

  it('matches like in the search: half-width or full-width, and a number in any spelling', async () => {
    await addHouse();
    await test.db.insert(contacts).values(enquiry);
    const count = async (url: string, keyword: string) =>
      (await test.inject({ url: `${url}?${new URLSearchParams({ keyword })}`, headers })).json().data
        .totalCount;
    expect(await count('/api/v1/CaseInfos/list', 'ｈｙ２０２５ ')).toBe(1);
    expect(await count('/api/v1/contact/get-list-paged', '02-2571-8170')).toBe(1);
    expect(await count('/api/v1/contact/get-list-paged', '02-2571-8171')).toBe(0);
  });
});
