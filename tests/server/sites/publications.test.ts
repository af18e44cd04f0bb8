import { afterAll, describe, expect, it } from 'vitest';
import { limits } from '../../../openapi/generated/limits';
import { jpeg } from '../support/multipart';
import { answered, createTestApp } from '../support/test-app';

const actions = ['View', 'Create', 'Edit', 'Delete'];

const test = await createTestApp();
const headers = await test.signInAs([
  ...['Articles', 'News'].flatMap((unit) => actions.map((action) => `Permissions.${unit}.${action}`)),
  'Permissions.IndexPopup.View',
  'Permissions.IndexPopup.Edit',
]);
afterAll(() => test.close());

async function send(method: 'POST' | 'PUT', url: string, body: object, extra: Record<string, string> = {}) {
  return answered(await test.inject({ method, url, form: body, headers: { ...headers, ...extra } }));
}
async function json(method: 'GET' | 'PUT' | 'DELETE', url: string, payload?: object) {
  return answered(await test.inject({ method, url, headers, payload }));
}
const article = { type: 2, title: '市場觀察', publishDate: '2026-11-01', status: 0 };
const news = { title: '公告', publishDate: '2026-11-01', status: 0, content: '<p>內文</p>' };

describe('Articles', () => {
  it('are added once however often the same call is sent, and a stale save writes nothing', async () => {
    const key = { 'idempotency-key': 'article-1' };
    const [first, second] = await Promise.all([
      send('POST', '/api/v1/Articles', article, key),
      send('POST', '/api/v1/Articles', article, key),
    ]);
    expect(first.data).toEqual(second.data);
    const { id } = first.data as { id: number };
    expect(
      await send('PUT', '/api/v1/Articles', { ...article, id, rowVersion: 1, title: '改過的標題' }),
    ).toMatchObject({ succeeded: true, data: { id, rowVersion: 2 } });
    expect(
      await send('PUT', '/api/v1/Articles', { ...article, id, rowVersion: 1, title: '別人的標題' }),
    ).toMatchObject({ status: 409 });
    expect((await json('GET', `/api/v1/Articles/${id}`)).data).toMatchObject({ title: '改過的標題' });
  });

  it('the text of a new one is its first block in the same save, sanitised like a block, and another save replaces it', async () => {
    const text = {
      textContent: '第三季\n\n價量持平',
      html: '<p>第三季</p><p>價量<strong>持平</strong><script>x</script></p>',
    };
    const { data } = await send('POST', '/api/v1/Articles', { ...article, text });
    const { id, rowVersion } = data as { id: number; rowVersion: number };
    const parts = async () =>
      (await json('GET', `/api/v1/Articles/content/${id}`)).data['webParts'] as object[];
    const [first, ...none] = await parts();
    expect(first).toMatchObject({ partType: 2, html: '<p>第三季</p><p>價量<strong>持平</strong></p>' });
    expect([none, rowVersion]).toEqual([[], 1]);
    await send('PUT', '/api/v1/Articles', { ...article, id, rowVersion, text: { textContent: '改寫' } });
    expect(await parts()).toEqual([{ ...first, textContent: '改寫', html: '' }]);
    await send('PUT', '/api/v1/Articles', { ...article, id, rowVersion: 2, title: '只改標題' });
    expect(await parts()).toHaveLength(1);
    const long = await send('POST', '/api/v1/Articles', {
      ...article,
      text: { textContent: '字'.repeat(3001) },
    });
    expect(long).toMatchObject({ status: 400, errors: { 'text.textContent': ['最多可輸入 3000 個字'] } });
  });

  it('a line break counts as one character, as in the form, although multipart sends two', async () => {
    const summary = '字\n'.repeat(250);
    const { data } = await send('POST', '/api/v1/Articles', { ...article, summary });
    expect((await json('GET', `/api/v1/Articles/${String(data['id'])}`)).data).toMatchObject({ summary });
    expect(await send('POST', '/api/v1/Articles', { ...article, summary: `${summary}字` })).toMatchObject({
      status: 400,
      errors: { summary: ['最多可輸入 500 個字'] },
    });
  });

  it('a share image is exactly 1200x630, and a refused one leaves the article as it was', async () => {
    expect(
      await send('POST', '/api/v1/Articles', { ...article, shareImage: await jpeg('share.jpg', 1200, 631) }),
    ).toMatchObject({ status: 400, errors: { shareImage: ['圖片尺寸須為 1200 × 630 像素'] } });
    expect(
      await send('POST', '/api/v1/Articles', { ...article, shareImage: await jpeg('share.jpg', 1200, 630) }),
    ).toMatchObject({ succeeded: true });
  });

  it('the content tab has at least one block and keeps its ids', async () => {
    const { id } = (await send('POST', '/api/v1/Articles', article)).data as { id: number };
    expect(await send('POST', '/api/v1/Articles/content', { id, rowVersion: 1, webParts: [] })).toMatchObject(
      { status: 400, errors: { webParts: ['請至少新增一個項目'] } },
    );
    const saved = await send('POST', '/api/v1/Articles/content', {
      id,
      rowVersion: 1,
      webParts: [
        { partType: 1, sort: 0, textContent: '標題' },
        { partType: 11, sort: 1, items: [{ textContent: '甲', secSort: 0 }] },
      ],
    });
    const parts = saved.data['webParts'] as { id: number }[];
    const again = await send('POST', '/api/v1/Articles/content', {
      id,
      rowVersion: 2,
      webParts: [{ id: parts[1]?.id, partType: 11, sort: 0, items: [{ textContent: '乙', secSort: 0 }] }],
    });
    expect((again.data['webParts'] as { id: number }[]).map((part) => part.id)).toEqual([parts[1]?.id]);
  });

  it('parallel sorts leave an order without gaps, and an order that is not of one type is refused', async () => {
    const ids: number[] = [];
    for (const title of ['一', '二', '三']) {
      ids.push(
        ((await send('POST', '/api/v1/Articles', { ...article, type: 3, title })).data as { id: number }).id,
      );
    }
    await Promise.all(
      [ids, ids.toReversed(), [ids[1], ids[0], ids[2]]].map((order) =>
        json('PUT', '/api/v1/Articles/edit-batch-sort', { ids: order }),
      ),
    );
    const { items } = (await json('GET', '/api/v1/Articles/list?type=3')).data as {
      items: { sort: number }[];
    };
    expect(items.map(({ sort }) => sort)).toEqual([1, 2, 3]);
    expect(await json('PUT', '/api/v1/Articles/edit-batch-sort', { ids: ids.slice(1) })).toMatchObject({
      succeeded: false,
      messages: ['排序資料與目前的清單不符，請重新整理'],
    });
  });

  it('deleted ones are gone, and the status switch changes only the status', async () => {
    const { id } = (await send('POST', '/api/v1/Articles', article)).data as { id: number };
    expect(await json('PUT', '/api/v1/Articles/edit-status', { id, status: 1 })).toMatchObject({
      succeeded: true,
      data: { id, rowVersion: 2 },
    });
    expect((await json('GET', `/api/v1/Articles/${id}`)).data).toMatchObject({
      status: 1,
      title: article.title,
    });
    expect(await json('DELETE', `/api/v1/Articles/${id}`)).toMatchObject({ messages: ['刪除成功'] });
    expect((await json('GET', `/api/v1/Articles/${id}`)).status).toBe(404);
  });
});

describe('News', () => {
  it('are added once however often the same call is sent, and a stale save writes nothing', async () => {
    const key = { 'idempotency-key': 'news-0001' };
    const [first, second] = await Promise.all([
      send('POST', '/api/v1/News', news, key),
      send('POST', '/api/v1/News', news, key),
    ]);
    expect(first.data).toEqual(second.data);
    const { id } = first.data as { id: number };
    await send('PUT', '/api/v1/News', { ...news, id, rowVersion: 1, title: '改過' });
    expect(await send('PUT', '/api/v1/News', { ...news, id, rowVersion: 1, title: '舊的' })).toMatchObject({
      status: 409,
    });
    expect((await json('GET', `/api/v1/News/${id}`)).data).toMatchObject({ title: '改過' });
  });

  it('the rich text is sanitised by an allow-list, and cleaning twice changes nothing', async () => {
    const dirty =
      '<p onclick="x()">甲<script>alert(1)</script><a href="javascript:alert(1)">乙</a><a href="https://a.tw" target="_blank">丙</a><img src=x onerror=alert(1)></p>';
    const { id } = (await send('POST', '/api/v1/News', { ...news, content: dirty })).data as { id: number };
    const { content, rowVersion } = (await json('GET', `/api/v1/News/${id}`)).data as {
      content: string;
      rowVersion: number;
    };
    expect(content).toBe('<p>甲<a>乙</a><a href="https://a.tw" target="_blank" rel="noopener">丙</a></p>');
    await send('PUT', '/api/v1/News', { ...news, id, rowVersion, content });
    expect((await json('GET', `/api/v1/News/${id}`)).data).toMatchObject({ content });
  });

  it('the text has 1 to 16000 characters, counted without tags and an emoji once', async () => {
    expect(await send('POST', '/api/v1/News', { ...news, content: '<p> </p>' })).toMatchObject({
      status: 400,
      errors: { content: ['此欄位為必填'] },
    });
    expect(
      await send('POST', '/api/v1/News', {
        ...news,
        content: `<p><strong>${'🏠'.repeat(16_000)}</strong></p>`,
      }),
    ).toMatchObject({ succeeded: true });
    expect(
      await send('POST', '/api/v1/News', { ...news, content: `<p>${'字'.repeat(16_001)}</p>` }),
    ).toMatchObject({ status: 400, errors: { content: ['最多可輸入 16000 個字'] } });
  });

  it('are listed with the newest publish date first, filtered literally, and deleted', async () => {
    for (const [title, publishDate] of [
      ['100% 好消息', '2026-01-01'],
      ['1000 好消息', '2026-03-01'],
    ]) {
      await send('POST', '/api/v1/News', { ...news, title, publishDate });
    }
    const titles = async (query: string) =>
      ((await json('GET', `/api/v1/News/list?${query}`)).data['items'] as { title: string }[]).map(
        ({ title }) => title,
      );
    expect(await titles('keyword=好消息')).toEqual(['1000 好消息', '100% 好消息']);
    expect(await titles('keyword=100%25')).toEqual(['100% 好消息']);
    const { id } = (
      (await json('GET', '/api/v1/News/list?keyword=1000')).data['items'] as { id: number }[]
    )[0] ?? { id: 0 };
    expect(await json('DELETE', `/api/v1/News/${id}`)).toMatchObject({ succeeded: true });
    expect(await json('PUT', '/api/v1/News/edit-status', { id, status: 1 })).toMatchObject({ status: 404 });
  });
});

describe('Home popup', () => {
  it('is one record: the end comes after the start, going online needs an image, and a stale save is refused', async () => {
    const { data } = await json('GET', '/api/v1/index-popup');
    expect(data).toMatchObject({ id: 1, status: 0, title: '', image: null, startOn: null });
    const popup = { rowVersion: data['rowVersion'], status: 0, title: '開幕' };
    expect(
      await send('POST', '/api/v1/index-popup', {
        ...popup,
        startOn: '2026-12-01T10:00:00+08:00',
        endOn: '2026-12-01T02:00:00Z',
      }),
    ).toMatchObject({ status: 400, errors: { endOn: ['下架時間須晚於上架時間'] } });
    expect(await send('POST', '/api/v1/index-popup', { ...popup, status: 1 })).toMatchObject({
      succeeded: false,
      messages: ['上架前請先上傳圖片'],
    });
    const saved = await send('POST', '/api/v1/index-popup', {
      ...popup,
      status: 1,
      image: await jpeg('popup.jpg', 800, 600),
      startOn: '2026-12-01T10:00:00+08:00',
      endOn: null,
    });
    expect(saved).toMatchObject({ succeeded: true, data: { id: 1 } });
    expect((await json('GET', '/api/v1/index-popup')).data).toMatchObject({
      status: 1,
      startOn: '2026-12-01T02:00:00.000Z',
      endOn: null,
      image: { width: 800 },
    });
    expect(await send('POST', '/api/v1/index-popup', popup)).toMatchObject({ status: 409 });
    expect(
      await send('POST', '/api/v1/index-popup', {
        ...popup,
        rowVersion: saved.data['rowVersion'],
        url: 'javascript:alert(1)',
      }),
    ).toMatchObject({ status: 400, errors: { url: [limits.IndexPopupInput.url.message] } });
  });
});
