import { afterAll, beforeAll, expect, it } from 'vitest';
import { keyOf, newsIn, releaseNews } from '../../../server/checks/news';
import { createTestApp, type TestApp } from '../support/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const about = async (headers: object) => {
  const answer = await test.inject({ url: '/api/v1/about', headers: { ...headers } });
  return answer.json<{ data: { version: string; news: { key: string; isSeen: boolean } } }>().data;
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

it('checks are only for administrators', async () => {
  const staff = await test.signInAs(['Permissions.Roles.View']);
  expect((await test.inject({ url: '/api/v1/about/checks', headers: staff })).statusCode).toBe(403);
  const chief = await test.signInAs(['Permissions.Roles.Edit']);
  const answer = await test.inject({ url: '/api/v1/about/checks', headers: chief });
  expect(answer.json<{ data: { name: string }[] }>().data.map(({ name }) => name)).toContain('database');
});
