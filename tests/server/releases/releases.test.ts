import { and, desc, eq, gt, max, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  auditEntries,
  changeEntries,
  news,
  outbox,
  releases,
  roles,
  siteSchedules,
  siteSets,
} from '../../../server/base/db/schema';
import { approves, type Staff, words } from '../support/approvals';
import { releasesTest, type ReleasesTest, unitClaims } from '../support/releases';

let test: ReleasesTest;
let editor: Staff;
let articleId = 0;
let newsId = 0;
let id = 0;
beforeAll(async () => {
  test = await releasesTest();
  editor = await test.staff([approves]);
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.beginPublished();
  articleId = await test.addArticle();
  newsId = await test.addNews({ status: 1 });
  id = await test.create('年末看屋季');
});

const later = '2999-01-01T09:00:00+08:00';
const putAll = async () => {
  await test.put(id, test.draft());
  await test.put(id, { kind: 'article', recordId: articleId });
  await test.put(id, { kind: 'news', recordId: newsId, action: 'offline' });
};
const published = async () => ({
  site: await test.shown(),
  article: (await test.article(articleId))?.isOnline,
  news: (await test.newsItem(newsId))?.isOnline,
});
const before = { site: ['面向大安森林', '大安區'], article: false, news: true };
const after = { site: ['面向公園', '信義區'], article: true, news: false };
/** Effect of the undo on each item. */
const effects = async () =>
  Object.fromEntries(
    (await test.get(id)).items.map(({ kind, undo }) => [kind, undo && [undo.effect, undo.says]]),
  );
const ruleArticles = () => test.rule([['words', editor]], 'article');
const addressOf = (account: number) => `${account}@example.com`;
/** Whoever hears of an article that lacks its approval. */
const hearers = () => [test.clerk.id, editor.id].map(addressOf).toSorted();
const mailed = async () =>
  (await test.db.select().from(outbox)).map(({ recipients }) => recipients).toSorted();

describe('A release', () => {
  it('brings a draft, an article and the end of a news item live at once', async () => {
    await putAll();
    expect(await test.states(id)).toEqual({ site: 'ready', article: 'ready', news: 'ready' });
    expect(await published()).toEqual(before);
    expect(await test.run(id)).toMatchObject({ data: { done: 3, left: 0 }, messages: ['3 項已上線'] });
    expect(await published()).toEqual(after);
    expect(await test.get(id)).toMatchObject({ state: 'done', items: [{ state: 'done' }, {}, {}] });
  });

  it('is one event in the change feed, after those of its records, and none while the whole set is held', async () => {
    const [start] = await test.db.select({ last: max(changeEntries.id) }).from(changeEntries);
    const entries = () =>
      test.db
        .select()
        .from(changeEntries)
        .where(gt(changeEntries.id, start?.last ?? 0))
        .orderBy(changeEntries.id);
    await ruleArticles();
    await putAll();
    await test.update(id, { waitsForAll: true });
    expect((await test.run(id)).succeeded).toBe(false);
    expect(await entries()).toEqual([]);
    await test.rule([]);
    await test.run(id);
    const told = await entries();
    expect(told.filter(({ kind }) => kind === 'release')).toMatchObject([
      { recordId: id, event: 'release.published' },
    ]);
    expect(told.at(-1)?.kind).toBe('release');
    expect(told.map(({ event }) => event)).toContain('site.published');
  });

  it('leaves one entry of its own in the audit trail, besides what publishing writes', async () => {
    await putAll();
    await test.run(id);
    const [last] = await test.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.kind, 'release'), eq(auditEntries.action, 'publish')))
      .orderBy(desc(auditEntries.id));
    const entries = await test.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.requestId, last?.requestId ?? ''))
      .orderBy(auditEntries.id);
    const own = entries.filter(({ kind }) => kind === 'release');
    expect(own).toMatchObject([{ recordId: id, title: '年末看屋季', action: 'publish' }]);
    expect(own[0]?.after).toMatchObject({ doneItems: expect.stringContaining('文章　冬天看房子') });
    expect(entries.map(({ kind }) => kind).toSorted()).toEqual(['article', 'news', 'release', 'site']);
  });

  it('leaves behind what was edited after its approval, and tells owner, approver and screen', async () => {
    await ruleArticles();
    await putAll();
    expect(await test.states(id)).toMatchObject({ article: 'approvalMissing' });
    await test.db.execute(sql`update articles set title = '冬天看房子二' where id = ${articleId}`);
    expect(await test.run(id)).toMatchObject({ data: { done: 2, left: 1 } });
    expect(await published()).toEqual({ ...after, article: false });
    const { state, items } = await test.get(id);
    expect(state).toBe('partly');
    expect(items.find(({ kind }) => kind === 'article')).toMatchObject({
      state: 'approvalMissing',
      reasons: [expect.stringContaining('核准')],
    });
    const reader = await test.staff(['Permissions.Releases.View']);
    const shown = (await test.call(reader, 'GET', `Releases/${id}`)).data.items;
    expect(shown.find(({ kind }: { kind: string }) => kind === 'article')).toMatchObject({
      title: null,
      reasons: ['原因要有「文章」的檢視權限才看得到'],
    });
    expect(await mailed()).toEqual(hearers());
    for (const { subject, body } of await test.db.select().from(outbox)) {
      expect(subject).toContain('上線 2 項，留下 1 項');
      expect(body).toContain('冬天看房子二');
    }
  });

  it('that waits for all changes nothing while an item may not go live', async () => {
    await ruleArticles();
    await putAll();
    await test.update(id, { waitsForAll: true });
    const versions = await test.theme();
    expect(await test.run(id)).toMatchObject({ succeeded: false, code: 'releaseHeld' });
    expect(await published()).toEqual(before);
    expect(await test.theme()).toEqual(versions);
    expect(await test.get(id)).toMatchObject({ state: 'preparing' });
  });

  it('takes nothing along of an item that the last check refuses', async () => {
    await putAll();
    // Refused only when the row is stored, after the conditions were read.
    await test.db.execute(sql`
      create or replace function refuse_article() returns trigger language plpgsql as
      $$ begin new.title := repeat('x', 300); return new; end $$`);
    await test.db.execute(
      sql`create trigger refuse_article before update on articles for each row execute function refuse_article()`,
    );
    expect((await test.run(id)).status).toBe(500);
    expect(await published()).toEqual(before);
    await test.db.execute(sql`drop trigger refuse_article on articles`);
    expect(await test.run(id)).toMatchObject({ data: { done: 3 } });
  });

  it('is refused to whoever has seen an earlier version of it', async () => {
    const { rowVersion } = await test.get(id);
    await putAll();
    expect((await test.call(test.clerk, 'POST', `Releases/${id}/run`, { rowVersion })).status).toBe(409);
  });
});

describe('An item', () => {
  it('stands in one open release only; the other is named', async () => {
    await test.put(id, { kind: 'article', recordId: articleId });
    const second = await test.create('第二波');
    expect(await test.put(second, { kind: 'article', recordId: articleId })).toMatchObject({
      succeeded: false,
      code: 'inOtherRelease',
      messages: [expect.stringContaining('「年末看屋季」')],
    });
    await test.run(id);
    await test.db.execute(sql`update articles set status = 0 where id = ${articleId}`);
    expect(await test.put(second, { kind: 'article', recordId: articleId })).toMatchObject({
      succeeded: true,
    });
  });

  it('says the release of a record, and those that it could join', async () => {
    await test.put(id, { kind: 'article', recordId: articleId });
    const { data } = await test.call(test.clerk, 'GET', `Releases/of?kind=article&recordId=${articleId}`);
    expect(data).toMatchObject({ release: { id, name: '年末看屋季' }, open: [{ id }] });
  });

  it('with times of its own or a schedule of its own is a conflict', async () => {
    await test.db.execute(sql`update articles set start_on = ${later}::timestamptz where id = ${articleId}`);
    await putAll();
    const { siteId } = test.page();
    await test.db.insert(siteSchedules).values({ siteId, action: 'publish', dueOn: new Date(later) });
    expect(await test.states(id)).toEqual({ site: 'conflict', article: 'conflict', news: 'ready' });
    expect(await test.run(id)).toMatchObject({ data: { done: 1, left: 2 } });
    expect(await published()).toEqual({ ...before, news: false });
  });

  it('without content, or gone, is a draft', async () => {
    await putAll();
    await test.db.execute(sql`update articles set parts = '[]' where id = ${articleId}`);
    await test.db.update(news).set({ deletedOn: new Date() }).where(eq(news.id, newsId));
    expect(await test.states(id)).toEqual({ site: 'ready', article: 'draft', news: 'draft' });
  });

  it('can be taken out until it is live', async () => {
    await test.put(id, { kind: 'article', recordId: articleId });
    const { items } = await test.get(id);
    const remove = () => test.call(test.clerk, 'DELETE', `Releases/items/${items[0]?.id}`);
    expect(await remove()).toMatchObject({ succeeded: true });
    expect((await remove()).status).toBe(404);
  });
});

describe('A moment', () => {
  it('brings the release live by itself, under the name of whoever arranged it', async () => {
    await putAll();
    expect(await test.update(id, { dueOn: later })).toMatchObject({ succeeded: true });
    expect(await test.get(id)).toMatchObject({ state: 'planned' });
    await test.comes();
    expect(await published()).toEqual(after);
    expect(await test.get(id)).toMatchObject({ state: 'done', dueOn: null });
  });

  it('is not in the past, and not without items', async () => {
    expect(await test.update(id, { dueOn: later })).toMatchObject({ code: 'releaseHeld' });
    await putAll();
    expect((await test.update(id, { dueOn: '2020-01-01T00:00:00Z' })).errors).toHaveProperty('dueOn');
  });

  it('holds the whole set if it waits for all, and tells owner and approver', async () => {
    await ruleArticles();
    await putAll();
    await test.update(id, { dueOn: later, waitsForAll: true });
    await test.comes();
    expect(await published()).toEqual(before);
    expect(await test.get(id)).toMatchObject({ state: 'held', reason: '有 1 項還不能上線，整組都沒有上線' });
    expect(await mailed()).toEqual(hearers());
    await test.comes();
    expect(await mailed()).toEqual(hearers());
    expect(await test.update(id, { dueOn: null })).toMatchObject({ succeeded: true });
    expect(await test.get(id)).toMatchObject({ state: 'preparing', reason: '' });
  });

  it('is asked once more an hour before: owner and planner hear once what will fail, approvers what lacks their approval', async () => {
    await ruleArticles();
    await putAll();
    await test.db.update(news).set({ status: 0 });
    await test.update(id, { dueOn: later });
    await test.nears('61 minutes');
    expect(await test.db.select().from(outbox)).toEqual([]);
    await test.nears('59 minutes');
    const mails = await test.db.select().from(outbox);
    const mailTo = ({ id: to }: Staff) => mails.find(({ recipients }) => recipients === addressOf(to));
    const [owner, approver] = [mailTo(test.clerk), mailTo(editor)];
    expect(owner?.subject).toMatch(/^網站管理後台：「年末看屋季」.+ 上線，有 2 項還不行$/);
    expect(owner?.body).toMatch(/文章「冬天看房子」上線：.+核准/);
    expect(owner?.body).toMatch(/最新消息「.+」下架：已經下架/);
    expect(owner?.body).toContain(`https://office.example/mng/release/${id}`);
    expect(approver?.subject).toContain('有 1 項還不行');
    expect(approver?.body).toMatch(/文章「冬天看房子」上線：.+核准/);
    expect(approver?.body).not.toContain('最新消息');
    expect(approver?.body).toContain(`https://office.example/mng/approval/release/${id}`);
    await test.nears('59 minutes', false);
    expect(await mailed()).toEqual(hearers());
    expect(await published()).toEqual({ ...before, news: false });
  });

  it('that is near is told to nobody as long as everything may go live', async () => {
    await putAll();
    await test.update(id, { dueOn: later });
    await test.nears('59 minutes');
    expect(await test.db.select().from(outbox)).toEqual([]);
  });

  it('that the server missed by more than a quarter of an hour waits for a person', async () => {
    await putAll();
    await test.update(id, { dueOn: later });
    await test.comes('16 minutes');
    expect(await published()).toEqual(before);
    expect(await test.get(id)).toMatchObject({ state: 'held' });
  });
});

describe('Rights', () => {
  const withoutArticles = unitClaims('Releases', 'Cases.OnePage', 'News');

  it('are those of the direct call for adding, planning and running', async () => {
    const other = await test.staff(withoutArticles);
    expect((await test.put(id, { kind: 'article', recordId: articleId }, other)).status).toBe(403);
    await putAll();
    // Without the titles of records that the caller may not view.
    expect(await test.update(id, { dueOn: later }, other)).toMatchObject({
      status: 403,
      messages: ['您沒有權限上線：文章'],
    });
    expect(await test.run(id, other)).toMatchObject({ data: { done: 2, left: 1 } });
    expect(await published()).toEqual({ ...after, article: false });
  });

  it('of whoever arranged the moment count when it comes', async () => {
    const planner = await test.staff([...withoutArticles, ...unitClaims('Articles')]);
    await putAll();
    await test.update(id, { dueOn: later }, planner);
    await test.db.update(roles).set({ claims: withoutArticles }).where(eq(roles.id, planner.roleId));
    expect(await test.states(id)).toMatchObject({ article: 'conflict', site: 'ready' });
    await test.comes();
    expect(await published()).toEqual({ ...after, article: false });
  });

  it('to view a record decide whether its title is shown', async () => {
    await putAll();
    const other = await test.staff(withoutArticles);
    const { items } = await test.get(id, other);
    expect(items.find(({ kind }) => kind === 'article')?.title).toBeNull();
    expect(items.find(({ kind }) => kind === 'news')?.title).toBe('年末看屋季');
  });
});

describe('Undoing', () => {
  it('restores what was public before', async () => {
    await putAll();
    await test.run(id);
    expect(await test.undo(id)).toMatchObject({ data: { done: 3, left: 0 } });
    expect(await published()).toEqual(before);
    expect(await test.get(id)).toMatchObject({ state: 'undone', undoUntil: null });
    expect(await test.undo(id)).toMatchObject({ code: 'releaseNotUndone' });
  });

  it('takes a site offline that was not live before', async () => {
    const { caseId, siteId } = test.page();
    await test.db.update(siteSets).set({ status: 1, activeThemeId: null }).where(eq(siteSets.id, siteId));
    await test.db.execute(
      sql`update site_themes set status = 0, published_parts = null where case_id = ${caseId}`,
    );
    await test.put(id, test.draft());
    await test.run(id);
    expect((await test.get(id)).items[0]?.siteName).toMatch(/^c\d/);
    await test.undo(id);
    const [site] = await test.db.select().from(siteSets).where(eq(siteSets.id, siteId));
    expect(site?.status).toBe(1);
  });

  it('keeps later edits as drafts, and names them before', async () => {
    await putAll();
    await test.run(id);
    await test.edit(test.clerk, words('面向山林'));
    await test.db.execute(
      sql`update articles set title = '冬天看房子二', row_version = row_version + 1 where id = ${articleId}`,
    );
    const kept = '上線後又改過，改的內容會留著，訪客看不到';
    expect(await effects()).toEqual({
      site: ['restores', kept],
      article: ['takesOff', kept],
      news: ['showsAgain', ''],
    });
    expect(await test.undo(id)).toMatchObject({ data: { done: 3, left: 0 } });
    expect(await published()).toEqual(before);
    expect((await test.theme())?.parts[0]?.textContent).toBe('面向山林');
  });

  it('keeps the draft that went live, without later edits too', async () => {
    await putAll();
    await test.run(id);
    const { parts } = (await test.theme()) ?? {};
    await test.undo(id);
    expect((await test.theme())?.parts).toEqual(parts);
  });

  it('leaves what visitors see otherwise since, and names it', async () => {
    await putAll();
    await test.run(id);
    await test.edit(test.clerk, words('面向山林'));
    await test.publish(test.clerk);
    await test.db
      .update(news)
      .set({ status: 1, rowVersion: sql`row_version + 1` })
      .where(eq(news.id, newsId));
    const stays = ['stays', '上線後又改過，沒有復原'];
    expect(await effects()).toEqual({ site: stays, article: ['takesOff', ''], news: stays });
    expect(await test.undo(id)).toMatchObject({ data: { done: 1, left: 2 } });
    expect(await published()).toEqual({ site: ['面向山林', '信義區'], article: false, news: true });
    const { items } = await test.get(id);
    expect(items[0]).toMatchObject({ state: 'done', reasons: ['上線後又改過，沒有復原'] });
  });

  it('publishes nothing unapproved, but with a reason', async () => {
    await putAll();
    await test.run(id);
    await test.rule([['words', editor]]);
    expect(await test.undo(id)).toMatchObject({ data: { done: 2, left: 1 } });
    expect(await test.shown()).toEqual(after.site);
    expect(await test.undo(id, { emergencyReason: '客戶要求立即換回舊的內容' })).toMatchObject({
      data: { done: 1, left: 0 },
    });
    expect(await test.shown()).toEqual(before.site);
  });

  it('ends after thirty days', async () => {
    await putAll();
    await test.run(id);
    await test.db.update(releases).set({ ranOn: sql`now() - interval '31 days'` });
    expect(await test.undo(id)).toMatchObject({ code: 'releaseNotUndone' });
    expect(await published()).toEqual(after);
  });
});
