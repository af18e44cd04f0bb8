import { afterAll, expect, it } from 'vitest';
import { claims } from '../../../openapi/generated/claims';
import { accounts, articles, news, siteSets } from '../../../server/base/db/schema';
import { csvRows } from '../../../server/records/csv';
import { addCase } from '../support/add-case';
import { createTestApp } from '../support/test-app';

const test = await createTestApp();
const headers = await test.signInAs(claims);
const day = { publishDate: '2026-11-01', lastModifiedBy: '林雅婷' };
await test.db.insert(articles).values([
  { ...day, type: 2, title: '=市場', sort: 1, status: 1 },
  { ...day, type: 3, title: '建築', sort: 1 },
  { ...day, type: 2, title: '丟掉的', sort: 2, deletedOn: new Date() },
]);
await test.db.insert(news).values({ ...day, title: '消息,一則', status: 1 });
const caseId = await addCase(test.db, { tel: '0225718170' });
await test.db.insert(siteSets).values({ caseId, siteName: 'pine' });
await test.db.insert(accounts).values({ account: 'invited', name: '受邀', invitedUntil: new Date() });
afterAll(() => test.close());

const shown = ['訪客看到', '上架時間', '下架時間'];
const changed = ['最後更新者', '最後更新時間'];
const exported = (url: string, caller = headers) => test.inject({ url, headers: caller });
const rowsOf = async (url: string) => csvRows((await exported(url)).body).filter((row) => row.length > 1);

it('a list is exported with its filters, without the trash and without a formula, the newest first', async () => {
  const [head, ...rows] = await rowsOf('/api/v1/Articles/export');
  expect(head).toEqual(['編號', '類型', '標題', '摘要', '文章日期', ...shown, ...changed]);
  expect(rows.map((row) => row.slice(1, 3))).toEqual([
    ['建築美學', '建築'],
    ['市場趨勢', "'=市場"],
  ]);
  expect(rows.map((row) => row[5])).toEqual(['下架', '沒有內容']);
  expect(await rowsOf('/api/v1/Articles/export?type=3&status=0')).toHaveLength(2);
  expect(await rowsOf('/api/v1/Articles/export?keyword=%E6%B2%92%E6%9C%89%E7%9A%84')).toHaveLength(1);
});

it.each([
  ['/api/v1/News/export', ['編號', '標題', '摘要', '消息日期', ...shown, ...changed], ['消息,一則']],
  [
    '/api/v1/CaseInfos/export?tab=1',
    [
      '編號',
      '建案代碼',
      '建案名稱',
      '副標題',
      '分類',
      '指標建案',
      '縣市',
      '鄉鎮市區',
      '預約電話',
      '總戶數',
      ...shown,
      ...changed,
    ],
    ['A1', '松濤硯', '02-25718170', '熱銷建案'],
  ],
  [
    '/api/v1/SiteSets/export?status=1',
    ['編號', '建案', '地區', '狀態', '建案代碼', '網站名稱', '發布時間', '有未發布變更', ...changed],
    ['松濤硯', '臺北市大安區', '未啟用', 'pine'],
  ],
])('%s describes each record in words', async (url, columns, cells) => {
  const [head, ...rows] = await rowsOf(url);
  expect(head).toEqual(columns);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toEqual(expect.arrayContaining([...cells]));
});

it('accounts go without invitations and secrets, roles with their number of accounts', async () => {
  const people = await rowsOf('/api/identity/user/export?status=true');
  expect(people[0]).toEqual(['編號', '帳號', '姓名', '部門', '角色', '狀態', '最後登入時間', ...changed]);
  expect(people.flat()).not.toContain('受邀');
  expect(people.flat().join()).not.toContain('argon2');
  const [, role] = await rowsOf('/api/identity/role/export');
  expect(role?.[3]).toBe('1');
});

it('an export of many rows continues after the last one, and misses and repeats none', async () => {
  await test.db
    .insert(news)
    .values(
      Array.from({ length: 1_005 }, (_, index) => ({ title: `第 ${index} 則`, publishDate: '2026-11-01' })),
    );
  const ids = (await rowsOf('/api/v1/News/export')).slice(1).map(([id]) => Number(id));
  expect(ids).toHaveLength(1_006);
  expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a));
});

it('an export needs View of its unit, and leaves an audit entry without the keyword', async () => {
  const other = await test.signInAs(['Permissions.News.View']);
  expect((await exported('/api/v1/Articles/export', other)).statusCode).toBe(403);
  await exported('/api/v1/Articles/export?keyword=%E6%9E%97%E9%9B%85%E5%A9%B7');
  const answer = await test.inject({ url: '/api/v1/AuditTrails/list?action=export&kind=article', headers });
  expect(answer.json<{ data: { items: object[] } }>().data.items[0]).toMatchObject({
    action: 'export',
    after: { hasKeyword: true },
  });
  expect(answer.body).not.toContain('林雅婷"}');
});
