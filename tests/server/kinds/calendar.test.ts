import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types';
import {
  accounts,
  auditEntries,
  calendarFeeds,
  news,
  releaseItems,
  releases,
  roles,
} from '../../../server/base/db/schema';
import { approvalsTest, type Staff } from '../support/approvals';

type Entry = components['schemas']['CalendarEntry'];

const test = await approvalsTest();
const reader = await test.staff(['Permissions.News.View']);
const planner = await test.staff(['Permissions.Releases.View', 'Permissions.Articles.View']);
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.delete(news);
  await test.db.delete(releases);
  await test.db.delete(calendarFeeds);
});

const year = new Date().getFullYear() + 1;
const at = (day: string, time = '10:00') => new Date(`${year}-${day}T${time}:00+08:00`);
const monthOf = async (by: Staff, month = '03'): Promise<Entry[]> =>
  (await test.call(by, 'GET', `Calendar?from=${year}-${month}-01&to=${year}-${month}-31`)).data.entries;
const addNews = (values: Partial<typeof news.$inferInsert> = {}) =>
  test.db.insert(news).values({
    title: '春季賞屋',
    publishDate: '2026-11-01',
    status: 1,
    content: '<p>內文</p>',
    startOn: at('03-05'),
    endOn: at('03-31', '23:59'),
    ...values,
  });
const addRelease = (values: Partial<typeof releases.$inferInsert> = {}) =>
  test.db.insert(releases).values({ name: '年末看屋季', dueOn: at('03-10'), ...values });
const linkOf = async (by: Staff): Promise<string> => (await test.call(by, 'POST', 'Calendar/feed')).data.url;
const read = (url: string) => test.inject({ url });

describe('The calendar', () => {
  it('has what is really arranged in the period, in order of time, and the last minute of the last day', async () => {
    await addNews();
    await addNews({ title: '下架的', status: 0 });
    await addNews({ title: '四月', startOn: at('04-01', '00:00'), endOn: null });
    expect(
      (await monthOf(reader)).map(({ title, action, at: moment, state }) => [title, action, moment, state]),
    ).toEqual([
      ['春季賞屋', 'online', at('03-05').toISOString(), 'waiting'],
      ['春季賞屋', 'offline', at('03-31', '23:59').toISOString(), 'waiting'],
    ]);
  });

  it('shows releases as planned, as missed and as done, each at its time, and none that nobody has planned', async () => {
    const [planned] = await addRelease().returning();
    const item = { releaseId: planned?.id ?? 0, kind: 'news', action: 'online', shownVersion: 1 } as const;
    await test.db.insert(releaseItems).values([1, 2].map((recordId) => ({ ...item, recordId })));
    await addRelease({
      name: '錯過的',
      dueOn: at('03-11'),
      heldOn: at('03-11'),
      reason: '系統停了超過 15 分鐘',
    });
    await addRelease({ name: '做完的', dueOn: null, ranOn: at('03-12') });
    await addRelease({ name: '還沒排的', dueOn: null });
    expect((await monthOf(planner)).map(({ title, state, items }) => [title, state, items])).toEqual([
      ['年末看屋季', 'waiting', 2],
      ['錯過的', 'failed', 0],
      ['做完的', 'done', 0],
    ]);
  });

  it('has nothing of units that the reader may not view', async () => {
    await addNews();
    await addRelease();
    expect((await monthOf(reader)).map(({ kind }) => kind)).toEqual(['news', 'news']);
    expect((await monthOf(planner)).map(({ kind }) => kind)).toEqual(['release']);
  });

  it('refuses a period that ends before it begins or is longer than two months', async () => {
    for (const to of [`${year}-02-01`, `${year}-12-31`]) {
      const answer = await test.call(reader, 'GET', `Calendar?from=${year}-03-01&to=${to}`);
      expect(answer.errors).toEqual({ to: ['請選 62 天以內的期間'] });
    }
  });
});

describe('The address of a calendar', () => {
  const soon = () => new Date(Date.now() + 86_400_000);

  it('gives calendar programs what the account may see at that moment, as iCalendar', async () => {
    await addNews({ startOn: soon(), endOn: null });
    await addRelease({ dueOn: soon() });
    const file = await read(await linkOf(reader));
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(file.headers['cache-control']).toBe('private, no-store');
    expect(file.body).toContain('BEGIN:VCALENDAR');
    expect(file.body).toContain('SUMMARY:上架：春季賞屋');
    expect(file.body).not.toContain('年末看屋季');
  });

  it('shows less once the role has lost a claim, and nothing once the account is inactive', async () => {
    await addNews({ startOn: soon(), endOn: null });
    const url = await linkOf(reader);
    await test.db.update(roles).set({ claims: [] }).where(eq(roles.id, reader.roleId));
    expect((await read(url)).body).not.toContain('春季賞屋');
    await test.db
      .update(roles)
      .set({ claims: ['Permissions.News.View'] })
      .where(eq(roles.id, reader.roleId));
    await test.db.update(accounts).set({ isActive: false }).where(eq(accounts.id, reader.id));
    expect((await read(url)).statusCode).toBe(404);
    await test.db.update(accounts).set({ isActive: true }).where(eq(accounts.id, reader.id));
    await test.db.update(roles).set({ needsSecondFactor: true }).where(eq(roles.id, reader.roleId));
    expect((await read(url)).statusCode).toBe(404);
    await test.db.update(roles).set({ needsSecondFactor: false }).where(eq(roles.id, reader.roleId));
    expect((await read(url)).statusCode).toBe(200);
  });

  it('ends when it is renewed or ended, is stored as a hash only, and says when it was read', async () => {
    const first = await linkOf(reader);
    expect((await test.call(reader, 'GET', 'Calendar/feed')).data.lastReadOn).toBeNull();
    expect((await read(first)).statusCode).toBe(200);
    expect((await test.call(reader, 'GET', 'Calendar/feed')).data.lastReadOn).not.toBeNull();
    const second = await linkOf(reader);
    expect((await read(first)).statusCode).toBe(404);
    expect((await read(second)).statusCode).toBe(200);
    const token = second.split('/').at(-1)?.replace('.ics', '') ?? '';
    expect(JSON.stringify(await test.db.select().from(calendarFeeds))).not.toContain(token);
    expect(JSON.stringify(await test.db.select().from(auditEntries))).not.toContain(token);
    await test.call(reader, 'DELETE', 'Calendar/feed');
    expect((await read(second)).statusCode).toBe(404);
    expect((await test.call(reader, 'GET', 'Calendar/feed')).data).toEqual({ since: null, lastReadOn: null });
    expect((await test.call(reader, 'DELETE', 'Calendar/feed')).messages).toEqual(['找不到資料']);
  });

  it('is known to nobody by a wrong token', async () => {
    await linkOf(reader);
    for (const token of ['a', 'x'.repeat(43)]) {
      expect((await read(`/api/calendars/${token}.ics`)).statusCode).toBe(404);
    }
  });
});
