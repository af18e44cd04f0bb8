import { afterAll, describe, expect, it } from 'vitest';
import { plainCase } from '../support/add-case';
import { createTestApp } from '../support/test-app';

const test = await createTestApp();
const headers = await test.signInAs(
  ['Articles', 'Cases'].flatMap((unit) =>
    ['View', 'Create', 'Edit'].map((action) => `Permissions.${unit}.${action}`),
  ),
);
afterAll(() => test.close());

async function send(
  method: 'POST' | 'PUT',
  url: string,
  body: object,
): Promise<{ id: number; rowVersion: number }> {
  const answer = await test.inject({ method, url, form: body, headers });
  expect(answer.json()).toMatchObject({ succeeded: true });
  return answer.json().data;
}
async function sort(url: string, body: object) {
  const answer = await test.inject({ method: 'PUT', url, payload: body, headers });
  return answer.json() as { succeeded: boolean; messages: string[] };
}
async function rowsOf(url: string): Promise<{ id: number; title: string; sort: number }[]> {
  return (await test.inject({ url, headers })).json().data.items;
}
const titlesOf = async (url: string) => (await rowsOf(url)).map(({ title }) => title);
const placesOf = async (url: string) => (await rowsOf(url)).map((row) => row.sort);
const refusal = { succeeded: false, messages: ['排序資料與目前的清單不符，請重新整理'] };

describe('Articles', () => {
  const list = (type: number) => `/api/v1/Articles/list?type=${type}`;
  const article = (title: string, type = 2) => ({ type, title, publishDate: '2026-11-01', status: 0 });

  it('a new one, and one moved to another type, is first in its type, after a sort too', async () => {
    const first = await send('POST', '/api/v1/Articles', article('甲'));
    const second = await send('POST', '/api/v1/Articles', article('乙'));
    expect(await titlesOf(list(2))).toEqual(['乙', '甲']);
    expect(await sort('/api/v1/Articles/edit-batch-sort', { ids: [first.id, second.id] })).toMatchObject({
      succeeded: true,
    });
    expect(await titlesOf(list(2))).toEqual(['甲', '乙']);
    const moved = await send('POST', '/api/v1/Articles', article('丙', 3));
    const stays = await send('POST', '/api/v1/Articles', article('丁', 3));
    // Uses the last of its type, so that its position differs from the first of the other type.
    await sort('/api/v1/Articles/edit-batch-sort', { ids: [stays.id, moved.id] });
    await send('PUT', '/api/v1/Articles', { ...article('丙'), id: moved.id, rowVersion: moved.rowVersion });
    expect(await titlesOf(list(2))).toEqual(['丙', '甲', '乙']);
    await send('PUT', '/api/v1/Articles', {
      ...article('乙改'),
      id: second.id,
      rowVersion: second.rowVersion,
    });
    expect(await titlesOf(list(2))).toEqual(['丙', '甲', '乙改']);
  });

  it('an order that misses one, repeats one, or mixes the types is refused and changes nothing', async () => {
    const other = await send('POST', '/api/v1/Articles', article('別類', 3));
    const before = await rowsOf(list(2));
    const ids = before.map(({ id }) => id);
    for (const wrong of [
      ids.slice(1),
      [...ids, ids[0]],
      [...ids.slice(1), ids[1]],
      [...ids, other.id],
      [999_999],
    ]) {
      expect(await sort('/api/v1/Articles/edit-batch-sort', { ids: wrong })).toMatchObject(refusal);
    }
    expect(await rowsOf(list(2))).toEqual(before);
  });
});

describe('Cases', () => {
  const list = (tab: number) => `/api/v1/CaseInfos/list?tab=${tab}`;
  const info = (code: string, tab = 1) => ({
    code,
    title: code,
    tab,
    status: 1,
    county: '臺北市',
    district: '大安區',
    tel: '0225718170',
  });

  it('parallel sorts leave an order without gaps, and a case moved to another tab is first in it', async () => {
    const ids: number[] = [];
    for (const code of ['ORDER1', 'ORDER2', 'ORDER3']) {
      ids.push((await send('POST', '/api/v1/CaseInfos', info(code))).id);
    }
    expect(await titlesOf(list(1))).toEqual(['ORDER3', 'ORDER2', 'ORDER1']);
    const orders = [ids, ids.toReversed(), [ids[1], ids[2], ids[0]]];
    const answers = await Promise.all(
      orders.map((order) => sort('/api/v1/CaseInfos/edit-batch-sort', { ids: order, tab: 1 })),
    );
    expect(answers.map(({ succeeded }) => succeeded)).toEqual([true, true, true]);
    expect(await placesOf(list(1))).toEqual([1, 2, 3]);
    expect(await sort('/api/v1/CaseInfos/edit-batch-sort', { ids, tab: 2 })).toMatchObject(refusal);

    const moved = await send('POST', '/api/v1/CaseInfos', info('ORDER4', 2));
    const stays = await send('POST', '/api/v1/CaseInfos', info('ORDER5', 2));
    await sort('/api/v1/CaseInfos/edit-batch-sort', { ids: [stays.id, moved.id], tab: 2 });
    await send('PUT', '/api/v1/CaseInfos', { ...info('ORDER4'), id: moved.id, rowVersion: moved.rowVersion });
    expect((await titlesOf(list(1)))[0]).toBe('ORDER4');
  });

  it('the number of households can be cleared by an edit', async () => {
    const { id, rowVersion } = await send('POST', '/api/v1/CaseInfos', {
      ...info('HOUSE1', 3),
      households: 28,
    });
    const households = async () =>
      (await test.inject({ url: `/api/v1/CaseInfos/${id}`, headers })).json().data.households;
    expect(await households()).toBe(28);
    await send('PUT', '/api/v1/CaseInfos', { ...info('HOUSE1', 3), id, rowVersion, households: null });
    expect(await households()).toBeNull();
  });
});

describe('Records that are added at the same moment', () => {
  it('get different positions', async () => {
    const add = (index: number) =>
      send('POST', '/api/v1/CaseInfos', {
        ...plainCase,
        title: `同時 ${index}`,
        code: `PAR${index}`,
        tab: 3,
      });
    await Promise.all(Array.from({ length: 8 }, (_, index) => add(index)));
    const places = (await rowsOf('/api/v1/CaseInfos/list?tab=3')).map((row) => row.sort);
    expect(places.length).toBeGreaterThanOrEqual(8);
    expect(new Set(places).size).toBe(places.length);
    await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        send('POST', '/api/v1/Articles', {
          type: 3,
          title: `同時 ${index}`,
          publishDate: '2026-11-01',
          status: 0,
        }),
      ),
    );
    const articles = await placesOf('/api/v1/Articles/list?type=3');
    expect(new Set(articles).size).toBe(articles.length);
  });
});
