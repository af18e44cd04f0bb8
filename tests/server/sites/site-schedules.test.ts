import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '../../../server/base/db/client';
import {
  articles,
  auditEntries,
  cases,
  jobs,
  news,
  siteSchedules,
  siteSets,
  siteThemes,
  siteThemeVersions,
} from '../../../server/base/db/schema';
import { runJob } from '../../../server/base/db/job-runner';
import { attempt, siteSchedulesJob } from '../../../server/subjects/sites/schedule-job';
import { startServer } from '../support/server-process';
import { createTestApp } from '../support/test-app';

const silent = { info: () => {}, warn: () => {}, error: () => {} };
const claims = ['Permissions.Cases.OnePage.View', 'Permissions.Cases.OnePage.Edit'];
const later = '2999-01-01T09:00:00+08:00';
let ids: { caseId: number; siteId: number; themeId: number };

const test = await createTestApp();
const headers = await test.signInAs(claims);
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of [cases, articles, news, jobs]) await test.db.delete(table);
  ids = await addSite();
});

const part = (textContent: string, more = {}) => ({
  id: 1,
  partType: 1,
  align: 1 as const,
  textContent,
  ...more,
});

/** A case with a publishable site, not live. */
async function addSite(name = 'qingtian') {
  const own = { code: name, title: '青田硯', tab: 1 as const, county: '臺北市', district: '大安區', sort: 1 };
  const [row] = await test.db.insert(cases).values(own).returning({ id: cases.id });
  const caseId = row?.id ?? 0;
  const [theme] = await test.db
    .insert(siteThemes)
    .values({ caseId, templateCode: 'liubai', name: '春季稿', parts: [part('第一稿')] })
    .returning({ id: siteThemes.id });
  const themeId = theme?.id ?? 0;
  const site = { caseId, caseCode: name, codeCheckedOn: new Date(), siteName: name, activeThemeId: themeId };
  const [set] = await test.db.insert(siteSets).values(site).returning({ id: siteSets.id });
  return { caseId, themeId, siteId: set?.id ?? 0 };
}

async function call(method: 'GET' | 'PUT' | 'DELETE', url: string, payload?: object, as = headers) {
  const answer = await test.inject({ method, url: `/api/v1/${url}`, headers: as, payload });
  return answer.json();
}
async function schedule(action: 'publish' | 'takeOff', dueOn = later, more: object = {}) {
  const { data } = await call('GET', `SiteSets/${ids.caseId}`);
  const body = { siteId: ids.siteId, rowVersion: data.rowVersion, action, dueOn, ...more };
  return call('PUT', 'SiteSets/schedule', body);
}
/** Moves all waiting schedules to now. */
const moveClock = () =>
  test.db
    .update(siteSchedules)
    .set({ dueOn: sql`now() - interval '1 second'` })
    .where(sql`outcome is null`);
const run = () => runJob(test.db, siteSchedulesJob(test.db), silent, { isForced: true });
const site = async () => {
  const { status, publishedOn, schedules, updateRecord } = (await call('GET', `SiteSets/${ids.caseId}`)).data;
  return { status, isPublished: publishedOn !== null, schedules, by: updateRecord.lastModifiedBy };
};
const outcomes = async () =>
  (
    await test.db
      .select({ action: siteSchedules.action, outcome: siteSchedules.outcome, reason: siteSchedules.reason })
      .from(siteSchedules)
      .orderBy(asc(siteSchedules.id))
  ).map(({ action, outcome, reason }) => [action, outcome, reason]);
const audited = async () =>
  (
    await test.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.kind, 'site'), eq(auditEntries.recordId, ids.caseId)))
      .orderBy(asc(auditEntries.id))
  ).map(({ operation, action, accountName, after }) => [
    operation,
    action,
    accountName,
    Object.keys(after ?? {}),
  ]);
const publicStatus = async () => (await test.app.inject('/case/qingtian')).statusCode;
const goLive = async () => {
  const { data } = await call('GET', `SiteThemes/${ids.themeId}`);
  const { rowVersion } = data;
  await call('PUT', 'SiteThemes/edit-status', { themeId: ids.themeId, rowVersion, status: 1 });
  await call('PUT', 'SiteSets/edit-status', { id: ids.siteId, status: 0 });
};

describe('A site that is published by hand while schedules wait', () => {
  const publish = async (more: object = {}) => {
    const { data } = await call('GET', `SiteThemes/${ids.themeId}`);
    const sent = { themeId: ids.themeId, rowVersion: data.rowVersion, status: 1, ...more };
    return call('PUT', 'SiteThemes/edit-status', sent);
  };

  it('cancels the named ones, keeps the others and reports both', async () => {
    await schedule('publish');
    await schedule('takeOff', '2999-02-01T09:00:00+08:00');
    const { schedules } = await site();
    expect(await publish({ cancelSchedules: [schedules[0].id] })).toMatchObject({
      succeeded: true,
      messages: ['已取消排程：2999/01/01 09:00 自動發布；排程照舊：2999/02/01 09:00 自動下架'],
    });
    expect(await outcomes()).toEqual([
      ['publish', 'cancelled', ''],
      ['takeOff', null, ''],
    ]);
    expect((await audited()).at(-1)).toEqual([
      'updateSiteThemeStatus',
      'publish',
      expect.any(String),
      ['status', 'publishedOn', 'scheduledPublishOn'],
    ]);
    expect(await publish()).toMatchObject({ messages: ['排程照舊：2999/02/01 09:00 自動下架'] });
  });

  it('reports nothing without schedules, and cancels none of another site or of a refused publication', async () => {
    await schedule('publish');
    const { schedules } = await site();
    const [own] = schedules;
    const mine = ids;
    ids = await addSite('other');
    expect(await publish({ cancelSchedules: [own.id] })).toMatchObject({ succeeded: true, messages: [] });
    ids = mine;
    await test.db.update(siteThemes).set({ parts: [] });
    expect(await publish({ cancelSchedules: [own.id] })).toMatchObject({ succeeded: false });
    expect(await outcomes()).toEqual([['publish', null, '']]);
  });
});

describe('A site whose case visitors do not see', () => {
  const caseState = async () => (await call('GET', `SiteSets/${ids.caseId}`)).data.caseState;

  it('reports that, with the reason', async () => {
    const states: string[] = [];
    const parts = [part('文字')];
    for (const values of [
      { status: 0 as const },
      { status: 1 as const, parts },
      { startOn: new Date('2999-01-01') },
      { startOn: null, endOn: new Date('2020-01-01') },
    ]) {
      await test.db.update(cases).set(values).where(eq(cases.id, ids.caseId));
      states.push(await caseState());
    }
    expect(states).toEqual(['offline', 'online', 'scheduled', 'ended']);
  });

  it('reports that the case is in the trash, and is not published', async () => {
    const { data } = await call('GET', `SiteThemes/${ids.themeId}`);
    await test.db.update(cases).set({ deletedOn: new Date() }).where(eq(cases.id, ids.caseId));
    const message = '這個網站的建案在回收桶，請先到回收桶還原建案';
    const sent = { themeId: ids.themeId, rowVersion: data.rowVersion, status: 1 };
    expect(await call('PUT', 'SiteThemes/edit-status', sent)).toMatchObject({ messages: [message] });
    expect(await call('GET', `SiteSets/${ids.caseId}`)).toMatchObject({ messages: [message] });
  });
});

describe('A site with a time to be published', () => {
  it('is unchanged until then, and live after it, by the account that set the time and with the draft of that time', async () => {
    expect(await schedule('publish')).toMatchObject({
      messages: ['已設定時間'],
      data: {
        schedules: [
          { action: 'publish', themeId: ids.themeId, themeName: '春季稿', dueOn: '2999-01-01T01:00:00.000Z' },
        ],
      },
    });
    expect(await runJob(test.db, siteSchedulesJob(test.db), silent)).toBeNull();
    expect(await publicStatus()).toBe(404);
    await test.db.update(siteThemes).set({ parts: [part('第二稿')] });
    await moveClock();
    expect(await runJob(test.db, siteSchedulesJob(test.db), silent)).toEqual({
      counts: { done: 1, failed: 0 },
    });
    expect(await publicStatus()).toBe(200);
    const { by, ...state } = await site();
    expect(state).toEqual({ status: 0, isPublished: true, schedules: [] });
    expect(by).toMatch(/^同仁 \d+（依排程）$/);
    expect(await audited()).toEqual([
      ['scheduleSite', 'update', expect.stringMatching(/^同仁 \d+$/), ['scheduledPublishOn']],
      ['schedule', 'online', '', expect.arrayContaining(['publishedOn', 'status'])],
    ]);
    expect(
      await test.db
        .select({ parts: siteThemeVersions.parts, by: siteThemeVersions.publishedBy })
        .from(siteThemeVersions),
    ).toEqual([{ parts: [part('第二稿')], by }]);
  });

  it('follows the rules of publishing by hand: a refusal changes nothing, and its reason is shown with the site until it is dismissed', async () => {
    await schedule('publish');
    await test.db.update(siteThemes).set({ parts: [part('612 坪', { isSample: true })] });
    await moveClock();
    expect(await run()).toEqual({ counts: { done: 0, failed: 1 } });
    expect(await publicStatus()).toBe(404);
    const { schedules, status, isPublished } = await site();
    expect([status, isPublished]).toEqual([1, false]);
    expect(schedules).toMatchObject([
      { failedOn: expect.any(String), reason: expect.stringContaining('範例') },
    ]);
    expect((await audited()).at(-1)).toEqual(['schedule', 'update', '', ['reason', 'scheduledPublishOn']]);
    expect(await run()).toEqual({ counts: { done: 0, failed: 0 } });
    expect((await call('DELETE', `SiteSets/schedule/${schedules[0].id}`)).data.schedules).toEqual([]);
  });

  it('is not published if its draft or its case was deleted meanwhile', async () => {
    await schedule('publish');
    await test.db.update(siteThemes).set({ deletedOn: new Date(), deletedBy: '同仁' });
    await moveClock();
    await run();
    expect(await outcomes()).toEqual([['publish', 'failed', '要發布的頁面草稿已刪除']]);

    ids = await addSite('songtao');
    await schedule('publish');
    await test.db.update(cases).set({ deletedOn: new Date(), deletedBy: '同仁' });
    await moveClock();
    await run();
    expect((await outcomes()).at(-1)).toEqual(['publish', 'failed', '建案已刪除']);
  });

  it('can get another time, or none again', async () => {
    const first = (await schedule('publish')).data;
    const again = await schedule('publish', '2999-02-01T00:00:00Z');
    expect(again.data.schedules).toMatchObject([{ dueOn: '2999-02-01T00:00:00.000Z' }]);
    expect((await call('DELETE', `SiteSets/schedule/${first.schedules[0].id}`)).messages).toEqual([
      '找不到資料',
    ]);
    expect(await call('DELETE', `SiteSets/schedule/${again.data.schedules[0].id}`)).toMatchObject({
      messages: ['已取消排程'],
      data: { schedules: [] },
    });
    await moveClock();
    await run();
    expect(await publicStatus()).toBe(404);
    expect((await outcomes()).map(([, outcome]) => outcome)).toEqual(['cancelled', 'cancelled']);
  });

  it('is refused for a past time, a stale version, or a page that could not be published now', async () => {
    expect(await schedule('publish', new Date(Date.now() - 1000).toISOString())).toMatchObject({
      errors: { dueOn: ['時間須晚於現在'] },
    });
    const body = { siteId: ids.siteId, rowVersion: 9, action: 'publish', dueOn: later };
    expect((await call('PUT', 'SiteSets/schedule', body)).messages).toEqual([
      '資料已由他人更新，請重新整理後再編輯',
    ]);
    const other = await addSite('other');
    expect((await schedule('publish', later, { themeId: other.themeId })).messages).toEqual(['找不到資料']);
    await test.db.update(siteSets).set({ codeCheckedOn: null }).where(eq(siteSets.id, ids.siteId));
    expect((await schedule('publish')).messages).toEqual(['請先完成建案代碼比對並儲存']);
    expect(await outcomes()).toEqual([]);
  });
});

describe('A site with a time to go off', () => {
  it('is disabled at that time', async () => {
    await goLive();
    await schedule('takeOff');
    await moveClock();
    await run();
    expect([await publicStatus(), (await site()).status]).toEqual([404, 1]);
  });

  it('must be live by then', async () => {
    expect((await schedule('takeOff')).messages).toEqual(['網站尚未公開，無法排程下架']);
    await schedule('publish', '2998-01-01T00:00:00Z');
    expect(await schedule('takeOff')).toMatchObject({ succeeded: true });
  });

  it('whose case is in the trash at that time is disabled after its restoration', async () => {
    await goLive();
    await schedule('takeOff');
    await moveClock();
    await test.db.update(cases).set({ deletedOn: new Date(), deletedBy: '同仁' });
    expect(await runJob(test.db, siteSchedulesJob(test.db), silent)).toBeNull();
    await test.db.update(cases).set({ deletedOn: null, deletedBy: null });
    await run();
    expect([await publicStatus(), await outcomes()]).toEqual([404, [['takeOff', 'done', '']]]);
  });

  it('is disabled after publications of the same moment', async () => {
    await schedule('publish', '2998-01-01T00:00:00Z');
    await schedule('takeOff');
    await moveClock();
    expect(await run()).toEqual({ counts: { done: 2, failed: 0 } });
    expect(await site()).toMatchObject({ status: 1, isPublished: true });
  });
});

describe('Several server processes', () => {
  it('publish a site once, also if all believe that they own the run', async () => {
    const others = [1, 2, 3].map(() => connect(test.databaseUrl));
    try {
      await schedule('publish');
      await moveClock();
      const [due] = await test.db.select().from(siteSchedules);
      if (!due) throw new Error('nothing is due');
      const done = await Promise.all([test, ...others].map(({ db }) => attempt(db, due)));
      expect(done.filter((outcome) => outcome === 'done')).toHaveLength(1);
      expect(await test.db.select().from(siteThemeVersions)).toHaveLength(1);
      expect(await outcomes()).toEqual([['publish', 'done', '']]);
    } finally {
      await Promise.all(others.map((other) => other.close()));
    }
  });

  it('leave a run interrupted before its commit to the next one, which does all of it', async () => {
    await schedule('publish');
    await moveClock();
    // The end of the run is not stored, as when the process dies after the publication.
    await test.db.execute(
      sql`create function cut() returns trigger language plpgsql as $$ begin raise exception 'cut'; end $$`,
    );
    await test.db.execute(
      sql`create trigger cut before update on site_schedules for each row execute function cut()`,
    );
    expect(await run()).toMatchObject({ error: expect.any(Error) });
    await test.db.execute(sql`drop function cut cascade`);
    expect([await publicStatus(), await test.db.select().from(siteThemeVersions), await outcomes()]).toEqual([
      404,
      [],
      [['publish', null, '']],
    ]);
    await run();
    expect([await publicStatus(), await outcomes()]).toEqual([200, [['publish', 'done', '']]]);
  });

  it('publish overdue schedules within a minute of a start, also if one of them fails', async () => {
    await schedule('publish');
    const own = ids;
    ids = await addSite('songtao');
    await schedule('publish');
    await moveClock();
    await test.db
      .update(siteSchedules)
      .set({ dueOn: sql`now() - interval '2 days'` })
      .where(eq(siteSchedules.siteId, own.siteId));
    await test.db.execute(
      sql`create function cut() returns trigger language plpgsql as $$ begin raise exception 'cut'; end $$`,
    );
    await test.db.execute(
      sql.raw(
        `create trigger cut before update on site_sets for each row when (old.id = ${own.siteId}) execute function cut()`,
      ),
    );
    const [first, second] = await Promise.all(
      [1, 2].map(() => startServer({ env: { DATABASE_URL: test.databaseUrl } })),
    );
    try {
      await expect.poll(outcomes, { timeout: 60_000, interval: 200 }).toEqual([
        ['publish', null, ''],
        ['publish', 'done', ''],
      ]);
    } finally {
      await Promise.all([first?.end('SIGTERM'), second?.end('SIGTERM')]);
      await test.db.execute(sql`drop function cut cascade`);
    }
    expect(await test.db.select().from(siteThemeVersions)).toHaveLength(1);
  });
});

describe('What comes next in all units', () => {
  const list = async (units: readonly string[]) => {
    const as = await test.signInAs(units.map((unit) => `Permissions.${unit}.View`));
    const { items, totalCount } = (await call('GET', 'schedules/list', undefined, as)).data;
    return [
      totalCount,
      items.map(({ kind, title, action, state }: Record<string, string>) => [kind, title, action, state]),
    ];
  };
  const ahead = (days: number) => sql`now() + make_interval(days => ${days})`;
  const dated = { publishDate: '2026-11-01', status: 1 as const };

  it('lists online records and sites, the next first, each to accounts with View of its unit', async () => {
    await test.db.insert(articles).values([
      {
        ...dated,
        type: 2,
        title: '排程的文章',
        sort: 1,
        parts: [part('段')],
        startOn: ahead(2),
        endOn: ahead(9),
      },
      { ...dated, type: 2, title: '沒有內容的文章', sort: 2, startOn: ahead(3) },
      { ...dated, type: 2, title: '下架的文章', sort: 3, status: 0, startOn: ahead(2) },
      {
        ...dated,
        type: 2,
        title: '刪除的文章',
        sort: 4,
        startOn: ahead(2),
        deletedOn: new Date(),
        deletedBy: '同仁',
      },
      { ...dated, type: 2, title: '過去的文章', sort: 5, startOn: ahead(-2), endOn: ahead(-1) },
    ]);
    await test.db.insert(news).values({ ...dated, title: '消息', endOn: ahead(4) });
    await test.db.update(cases).set({ status: 1, parts: [part('段')], startOn: ahead(1) });
    await schedule('publish', new Date(Date.now() + 5 * 86_400_000).toISOString());
    const published = ['site', '青田硯', 'online', 'waiting'];
    const all = [
      ['case', '青田硯', 'online', 'waiting'],
      ['article', '排程的文章', 'online', 'waiting'],
      ['article', '沒有內容的文章', 'online', 'empty'],
      ['news', '消息', 'offline', 'waiting'],
      published,
      ['article', '排程的文章', 'offline', 'waiting'],
    ];
    expect(await list(['Articles', 'News', 'Cases', 'Cases.OnePage', 'IndexPopup'])).toEqual([6, all]);
    expect(await list(['News'])).toEqual([1, [all[3]]]);
    expect(await list(['Cases.OnePage'])).toEqual([1, [published]]);
    expect(await list(['Roles'])).toEqual([0, []]);
  });

  it('starts with failed schedules, with their reason', async () => {
    await schedule('publish');
    await test.db.update(siteThemes).set({ parts: [] });
    await moveClock();
    await run();
    const { items } = (await call('GET', 'schedules/list')).data;
    expect(items).toEqual([
      {
        kind: 'site',
        id: ids.caseId,
        title: '青田硯',
        action: 'online',
        dueOn: expect.any(String),
        state: 'failed',
        reason: '請先完成頁面設計',
      },
    ]);
  });

  it('is paged', async () => {
    await test.db
      .insert(news)
      .values([1, 2, 3].map((days) => ({ ...dated, title: `第 ${days} 天`, startOn: ahead(days) })));
    const as = await test.signInAs(['Permissions.News.View']);
    const { data } = await call('GET', 'schedules/list?pageSize=2&pageNumber=2', undefined, as);
    expect([data.totalCount, data.items.map(({ title }: { title: string }) => title)]).toEqual([
      3,
      ['第 3 天'],
    ]);
  });

  it('includes the popup', async () => {
    await test.db.execute(
      sql`insert into singletons (key, value) values ('indexPopup', ${JSON.stringify({ status: 1, title: '開幕', startOn: '2999-01-01T00:00:00Z' })}::jsonb)`,
    );
    expect(await list(['IndexPopup'])).toEqual([1, [['popup', '開幕', 'online', 'waiting']]]);
  });
});
