import { afterAll, expect, it, onTestFinished } from 'vitest';
import { keyOf, newsIn, releaseNews } from '../../../server/operation/seed/news';
import { accounts, cases, releaseStarts } from '../../../server/base/db/schema';
import { seedCompany } from '../../../server/operation/seed/company';
import { seed } from '../../../server/operation/seed/index';
import { readConfig } from '../../../server/base/config/config';
import { createTestApp } from '../support/test-app';

const test = await createTestApp();
afterAll(() => test.close());

const config = readConfig({ SEED: 'none', ADMIN_PASSWORD: 'harbour-lamp-71' });

const about = async (headers: object, app = test) => {
  const answer = await app.inject({ url: '/api/v1/about', headers: { ...headers } });
  return answer.json<{
    data: { version: string; news: { key: string; isSeen: boolean }; firstSteps?: Record<string, boolean> };
  }>().data;
};

it('reads the notes for staff of each release, and nothing else', () => {
  const changes = `# Changes

## Unreleased

### 新功能
- **留言**：在區塊上留言。[在「內容編輯」試試](/web)
- no title

### For operators
- **Backups**：daily.

## 1.0.0
The first.

## 0.9.0
### 新功能
- **素材庫**：圖片都在這裡。
`;
  expect(newsIn(changes)).toEqual([
    {
      version: '',
      items: [{ title: '留言', text: '在區塊上留言。', path: '/web', pathName: '在「內容編輯」試試' }],
    },
    { version: '0.9.0', items: [{ title: '素材庫', text: '圖片都在這裡。' }] },
  ]);
  expect(newsIn('# Changes\n')).toEqual([]);
});

it('the change log has news, whose key stays when a text is corrected', () => {
  const [newest] = releaseNews();
  if (!newest) throw new Error('no news');
  expect(newest.items.length).toBeGreaterThan(0);
  const corrected = { ...newest, items: newest.items.map((item) => ({ ...item, text: '' })) };
  expect(keyOf(corrected)).toBe(keyOf(newest));
});

it('news are shown once to each account', async () => {
  const [one, other] = [await test.signInAs([]), await test.signInAs([])];
  const { news } = await about(one);
  expect(news.isSeen).toBe(false);
  for (let twice = 0; twice < 2; twice += 1) {
    const marked = await test.inject({
      method: 'PUT',
      url: '/api/v1/about/news',
      headers: one,
      payload: { key: news.key },
    });
    expect(marked.statusCode).toBe(200);
  }
  expect((await about(one)).news.isSeen).toBe(true);
  expect((await about(other)).news.isSeen).toBe(false);
});

it('an account that was made after the release came sees none of its news', async () => {
  const early = await test.signInAs([]);
  await seed(test.db, config, () => {});
  await seed(test.db, config, () => {});
  expect(await test.db.$count(releaseStarts)).toBe(1);
  const late = await test.signInAs([]);
  expect((await about(late)).news.isSeen).toBe(true);
  expect((await about(early)).news.isSeen).toBe(false);
});

it('the first steps are what is stored of company, people and cases, for an administrator until refused', async () => {
  const other = await createTestApp();
  onTestFinished(() => other.close());
  const firstOf = async (headers: object) => (await about(headers, other)).firstSteps;
  const chief = await other.signInAs([
    'Permissions.Roles.Edit',
    'Permissions.Website.View',
    'Permissions.Website.Edit',
  ]);
  // Before the seed, which makes the first administrator.
  await other.db.update(accounts).set({ createdOn: new Date(0) });
  await seed(other.db, config, () => {});
  await other.db.transaction((tx) => seedCompany(tx, ''));
  expect(await firstOf(chief)).toEqual({ isDemo: true, company: false, people: false, case: false });
  const saved = await other.inject({
    method: 'PUT',
    url: '/api/v1/company',
    headers: chief,
    payload: { rowVersion: 1, name: '甲建設', legalName: '甲建設股份有限公司' },
  });
  expect(saved.statusCode).toBe(200);
  const staff = await other.signInAs([]);
  expect(await firstOf(chief)).toEqual({ isDemo: false, company: true, people: true, case: false });
  expect(await firstOf(staff)).toBeUndefined();
  const url = '/api/v1/about/first-steps';
  expect((await other.inject({ method: 'PUT', url, headers: chief })).statusCode).toBe(200);
  expect(await firstOf(chief)).toBeUndefined();
  const second = await other.signInAs(['Permissions.Roles.Edit']);
  expect(await firstOf(second)).toMatchObject({ case: false });
  await other.db
    .insert(cases)
    .values({ code: 'A1', title: '甲案', tab: 1, sort: 1, county: '', district: '', zip: '' });
  expect(await firstOf(second)).toBeUndefined();
});

it('checks are only for administrators', async () => {
  const staff = await test.signInAs(['Permissions.Roles.View']);
  expect((await test.inject({ url: '/api/v1/about/checks', headers: staff })).statusCode).toBe(403);
  const chief = await test.signInAs(['Permissions.Roles.Edit']);
  const answer = await test.inject({ url: '/api/v1/about/checks', headers: chief });
  expect(answer.json<{ data: { name: string }[] }>().data.map(({ name }) => name)).toContain('database');
});
