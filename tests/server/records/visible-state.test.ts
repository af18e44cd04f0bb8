import { eq, sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { articles, cases, news, singletons } from '../../../server/base/db/schema';
import { visibleState } from '../../../server/records/visible-state';
import { jpeg } from '../support/multipart';
import { createTestApp } from '../support/test-app';

const test = await createTestApp();
const headers = await test.signInAs(
  ['Articles', 'News', 'Cases', 'IndexPopup'].flatMap((unit) =>
    ['View', 'Create', 'Edit'].map((action) => `Permissions.${unit}.${action}`),
  ),
);
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of [articles, news, cases]) await test.db.delete(table);
});

const block = { partType: 1, sort: 0, textContent: '標題', align: 1 };
const units = [
  {
    name: 'Articles',
    url: '/api/v1/Articles',
    table: articles,
    form: { type: 2, title: '市場觀察', publishDate: '2026-11-01', status: 1 },
    hasBlocks: true,
  },
  {
    name: 'News',
    url: '/api/v1/News',
    table: news,
    form: { title: '公告', publishDate: '2026-11-01', status: 1, content: '<p>內文</p>' },
    hasBlocks: false,
  },
  {
    name: 'Cases',
    url: '/api/v1/CaseInfos',
    table: cases,
    form: {
      title: '松濤硯',
      code: 'LR001',
      tab: 1,
      county: '臺北市',
      district: '大安區',
      tel: '0227001234',
      status: 1,
    },
    hasBlocks: true,
  },
] as const;

async function send(method: 'POST' | 'PUT', url: string, body: object) {
  return (await test.inject({ method, url, form: body, headers })).json();
}
const read = async (url: string) => (await test.inject({ url, headers })).json().data;
async function add({ url, form, hasBlocks }: (typeof units)[number], more: object = {}) {
  const { id, rowVersion } = (await send('POST', url, { ...form, ...more })).data as {
    id: number;
    rowVersion: number;
  };
  if (hasBlocks) await send('POST', `${url}/content`, { id, rowVersion, webParts: [block] });
  return id;
}
/** Shifts times relative to the database's clock, as if that differed. */
async function at(
  { table }: (typeof units)[number],
  id: number,
  times: { startOn?: SQL | null; endOn?: SQL | null },
) {
  await test.db
    .update(table)
    .set({ startOn: null, endOn: null, ...times })
    .where(eq(table.id, id));
}
const ago = (time: string) => sql`now() - ${time}::interval`;
const ahead = (time: string) => sql`now() + ${time}::interval`;

describe('What a visitor sees', () => {
  const none = sql`null::timestamptz`;
  it.each([
    ['switched on, without times', 1, none, none, true, 'online'],
    ['at the very moment that it starts', 1, sql`now()`, none, true, 'online'],
    ['a millisecond before it starts', 1, ahead('1 millisecond'), none, true, 'scheduled'],
    ['at the very moment that it ends', 1, none, sql`now()`, true, 'ended'],
    ['a millisecond before it ends', 1, none, ahead('1 millisecond'), true, 'online'],
    ['between its times', 1, ago('1 day'), ahead('1 day'), true, 'online'],
    ['switched off between its times', 0, ago('1 day'), ahead('1 day'), true, 'offline'],
    ['switched off before its start', 0, ahead('1 day'), none, true, 'offline'],
    ['without a block', 1, none, none, false, 'empty'],
    ['without a block, before its start', 1, ahead('1 day'), none, false, 'empty'],
    ['without a block, after its end', 1, none, ago('1 day'), false, 'ended'],
    ['without a block, switched off', 0, none, none, false, 'offline'],
  ] as const)('%s', async (_, status, startOn, endOn, hasBlock, state) => {
    const parts = hasBlock ? sql`'[{}]'::jsonb` : sql`'[]'::jsonb`;
    const rule = visibleState({ status: sql`${status}::int`, startOn, endOn, parts });
    expect((await test.db.execute(sql`select ${rule} as state`)).rows).toEqual([{ state }]);
  });

  it('is the same for the triggers of the change feed and of the website', async () => {
    const rule = visibleState({
      status: sql`status`,
      startOn: sql`start_on`,
      endOn: sql`end_on`,
      parts: sql`parts`,
      introduction: sql`introduction`,
    });
    const { rows } = await test.db.execute(sql`
      select status, start_on, end_on, parts, introduction from
        (values (0), (1)) a(status),
        (values (null), (now() - interval '1 day'), (now() + interval '1 day')) b(start_on),
        (values (null), (now() - interval '1 day'), (now() + interval '1 day')) c(end_on),
        (values ('[]'::jsonb), ('[{}]')) d(parts),
        (values (''), ('<p>&nbsp; </p>'), ('<p>森林</p>'), ('<p><img src="a"></p>')) e(introduction)
      where (${rule} = 'online')
        is distinct from is_seen(status, null, start_on, end_on, needed_blocks(parts, introduction))`);
    expect(rows).toEqual([]);
  });

  it.each(units)('$name: list, filter and record agree at every time', async (unit) => {
    const id = await add(unit);
    const states = ['online', 'scheduled', 'empty', 'ended', 'offline'] as const;
    const said = async () => {
      const found = [];
      for (const state of states) {
        const page = await read(`${unit.url}/list?visibleState=${state}`);
        if (page.totalCount > 0) found.push([state, page.items[0].visibleState, page.totalCount]);
      }
      return [(await read(`${unit.url}/${id}`)).visibleState, found];
    };
    for (const [times, state] of [
      [{}, 'online'],
      [{ startOn: ahead('1 hour') }, 'scheduled'],
      [{ startOn: ago('1 second') }, 'online'],
      [{ endOn: ahead('1 hour') }, 'online'],
      [{ endOn: ago('1 second') }, 'ended'],
    ] as const) {
      await at(unit, id, times);
      expect(await said()).toEqual([state, [[state, state, 1]]]);
    }
  });

  it('is counted by the same rule in each tab of cases', async () => {
    const [, , unit] = units;
    await add(unit);
    await at(unit, await add(unit, { code: 'LR002' }), { endOn: ago('1 hour') });
    expect((await read('/api/v1/CaseInfos/list?visibleState=online')).tabCounts).toEqual({
      '1': 1,
      '2': 0,
      '3': 0,
    });
  });

  it.each(units.filter(({ hasBlocks }) => hasBlocks))(
    '$name: nothing of an online one without a block, until it has one',
    async (unit) => {
      const { id, rowVersion } = (await send('POST', unit.url, unit.form)).data;
      expect((await read(`${unit.url}/${id}`)).visibleState).toBe('empty');
      await send('POST', `${unit.url}/content`, { id, rowVersion, webParts: [block] });
      expect((await read(`${unit.url}/${id}`)).visibleState).toBe('online');
    },
  );

  it('a written introduction is content of a case; an empty paragraph is none', async () => {
    const [, , unit] = units;
    const { id } = (await send('POST', unit.url, unit.form)).data;
    const states = [];
    for (const introduction of [
      '<p> &nbsp;</p>',
      '<p>座落森林</p>',
      '<p><img src="/files/a.jpg" /></p>',
      '',
    ]) {
      await test.db.update(cases).set({ introduction }).where(eq(cases.id, id));
      const { totalCount } = await read(`${unit.url}/list?visibleState=empty`);
      states.push([(await read(`${unit.url}/${id}`)).visibleState, totalCount]);
    }
    expect(states).toEqual([
      ['empty', 1],
      ['online', 0],
      ['online', 0],
      ['empty', 1],
    ]);
  });

  it.each(units.filter(({ name }) => name !== 'Cases'))(
    '$name: the switch is never refused, and answers why visitors still see nothing',
    async (unit) => {
      const { id } = (await send('POST', unit.url, { ...unit.form, status: 0 })).data;
      const turn = async (status: 0 | 1) => {
        const payload = { id, status };
        const answer = await test.inject({ method: 'PUT', url: `${unit.url}/edit-status`, headers, payload });
        const { succeeded, messages, data } = answer.json();
        return [succeeded, messages, data.visibleState];
      };
      const empty = '已設為上架，但「內容編輯」還沒有區塊，訪客看不到';
      expect(await turn(1)).toEqual([
        true,
        unit.hasBlocks ? [empty] : [],
        unit.hasBlocks ? 'empty' : 'online',
      ]);
      expect(await turn(0)).toEqual([true, [], 'offline']);
      await at(unit, id, { endOn: ago('1 minute') });
      expect(await turn(1)).toEqual([true, ['已設為上架，但下架時間已過，訪客看不到'], 'ended']);
    },
  );

  it('of the popup follows the same rule', async () => {
    const save = async (times: object) => {
      const { rowVersion } = await read('/api/v1/index-popup');
      const body = { rowVersion, status: 1, title: '開幕', image: await jpeg('a.jpg', 40, 30), ...times };
      expect(await send('POST', '/api/v1/index-popup', body)).toMatchObject({ succeeded: true });
      return (await read('/api/v1/index-popup')).visibleState;
    };
    expect((await read('/api/v1/index-popup')).visibleState).toBe('offline');
    expect(await save({})).toBe('online');
    expect(await save({ startOn: '2999-01-01T00:00:00+08:00' })).toBe('scheduled');
    expect(await save({ startOn: '', endOn: '2020-01-01T00:00:00+08:00' })).toBe('ended');
    await test.db.delete(singletons);
  });
});

describe('上架時間 and 下架時間', () => {
  it.each(units)('$name: are stored as moments, stay if omitted, and are removed by null', async (unit) => {
    const startOn = '2026-12-01T09:00:00+08:00';
    const id = await add(unit, { startOn, endOn: '2027-02-28T23:59:00.5+08:00' });
    const times = async () => {
      const { startOn: start, endOn: end } = await read(`${unit.url}/${id}`);
      return [start, end];
    };
    const save = async (more: object) => {
      const { rowVersion } = await read(`${unit.url}/${id}`);
      return send('PUT', unit.url, { ...unit.form, ...more, id, rowVersion });
    };
    const stored = ['2026-12-01T01:00:00.000Z', '2027-02-28T15:59:00.500Z'];
    expect(await times()).toEqual(stored);
    expect((await read(`${unit.url}/list`)).items[0]).toMatchObject({
      startOn: stored[0],
      endOn: stored[1],
    });
    expect(await save({})).toMatchObject({ succeeded: true });
    expect(await times()).toEqual(stored);
    expect(await save({ startOn: '' })).toMatchObject({ succeeded: true });
    expect(await times()).toEqual([null, stored[1]]);
    expect(await save({ startOn, endOn: '' })).toMatchObject({ succeeded: true });
    expect(await times()).toEqual([stored[0], null]);
  });

  it.each(units)('$name: the end comes after the start, also against what is stored', async (unit) => {
    const startOn = '2026-12-01T09:00:00+08:00';
    const errors = { endOn: ['下架時間須晚於上架時間'] };
    expect(await send('POST', unit.url, { ...unit.form, startOn, endOn: startOn })).toMatchObject({ errors });
    expect(
      await send('POST', unit.url, { ...unit.form, startOn, endOn: '2026-12-01T00:59:59Z' }),
    ).toMatchObject({ errors });
    const id = await add(unit, { startOn });
    const { rowVersion } = await read(`${unit.url}/${id}`);
    const body = { ...unit.form, id, rowVersion };
    expect(await send('PUT', unit.url, { ...body, endOn: '2026-11-30T00:00:00Z' })).toMatchObject({ errors });
    expect(await send('PUT', unit.url, { ...body, endOn: '2026-12-01T01:00:00.001Z' })).toMatchObject({
      succeeded: true,
    });
  });
});
