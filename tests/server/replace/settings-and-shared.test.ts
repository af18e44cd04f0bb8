import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  auditEntries,
  sharedBlocks,
  singletons,
  siteSets,
  siteThemes,
  siteThemeVersions,
} from '../../../server/base/db/schema';
import type { StoredPart } from '../../../server/base/db/stored-values';
import { approves, place, words } from '../support/approvals';
import { unitClaims } from '../support/releases';
import { newNumber, oldNumber, replaceTest } from '../support/replace';

let test: Awaited<ReturnType<typeof replaceTest>>;
beforeAll(async () => {
  test = await replaceTest();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.rule([]);
  await test.empty();
  await test.db.delete(sharedBlocks);
});

const description = (number: string) => `大安新案，請電 ${number}`;

/** A public page whose site has a text for search of its own. */
async function beginWithSettings(draft: StoredPart[] = [words('介紹')], live = draft) {
  const page = await test.begin(draft, live);
  await test.db
    .insert(siteThemeVersions)
    .values({ themeId: page.themeId, parts: live, publishedOn: new Date() });
  await test.db
    .update(siteSets)
    .set({ seoTitle: '大安新案', seoDescription: description(oldNumber) })
    .where(eq(siteSets.id, page.siteId));
  return page;
}

async function describedAs(siteId: number) {
  const [site] = await test.db.select().from(siteSets).where(eq(siteSets.id, siteId));
  return site?.seoDescription;
}

it('texts for search of a site are found and replaced, public or not, and come back by the undo', async () => {
  const { siteId, caseId } = await beginWithSettings();
  const { records } = await test.search();
  expect(records).toMatchObject([
    {
      kind: 'siteSettings',
      recordId: caseId,
      isLive: true,
      blocked: null,
      hits: [{ field: 'seoDescription' }],
    },
  ]);
  const id = await test.replaceAll();
  expect(await test.states(id)).toEqual({ siteSettings: 'live' });
  expect(await describedAs(siteId)).toBe(description(newNumber));
  const entries = await test.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.operation, 'createReplacement'), eq(auditEntries.kind, 'site')));
  expect(entries.filter(({ recordId }) => recordId === caseId).map(({ action }) => action)).toEqual([
    'update',
  ]);
  expect((await test.undoReplacement(id)).data).toMatchObject({ restored: 1, left: 0 });
  expect(await describedAs(siteId)).toBe(description(oldNumber));
  await test.db.update(siteSets).set({ status: 1 }).where(eq(siteSets.id, siteId));
  expect(await test.states(await test.replaceAll())).toEqual({ siteSettings: 'draft' });
});

it('texts for search of a public site are not replaced if they need approval', async () => {
  const approver = await test.staff([approves]);
  await test.rule([['words', approver]]);
  const { siteId, caseId, themeId } = await beginWithSettings();
  const [found] = (await test.search()).records;
  expect(found).toMatchObject({ kind: 'siteSettings', blocked: 'atOnce', approvers: [expect.any(String)] });
  const target = { kind: 'siteSettings', recordId: caseId, rowVersion: found?.rowVersion };
  const answer = await test.apply([{ ...target, hits: found?.hits.map(({ key }) => key) }]);
  expect(answer).toMatchObject({ succeeded: false, code: 'replaceNothing' });
  expect(answer.messages[0]).toContain('請填寫緊急發布的原因');
  expect(await describedAs(siteId)).toBe(description(oldNumber));
  await test.db.update(siteThemes).set({ status: 0 }).where(eq(siteThemes.id, themeId));
  expect((await test.search()).records).toMatchObject([{ blocked: null }]);
});

it('texts for search of a site wait with its page, go live with it, and come back with it', async () => {
  const approver = await test.staff([approves]);
  await test.rule([['figures', approver]]);
  const { siteId } = await beginWithSettings([words('介紹'), place(`接待處 ${oldNumber}`)]);
  const { release, items } = await test.found(await test.replaceAll());
  expect(items.map(({ kind, state }) => [kind, state])).toEqual([
    ['siteSettings', 'waiting'],
    ['site', 'waiting'],
  ]);
  expect(await describedAs(siteId)).toBe(description(oldNumber));
  const request = await test.request(test.editor);
  expect((await test.approve(approver, request.data.id)).succeeded).toBe(true);
  const id = release?.id ?? 0;
  expect((await test.run(id)).data).toMatchObject({ done: 2, left: 0 });
  expect(await describedAs(siteId)).toBe(description(newNumber));
  const undone = await test.undo(id, { emergencyReason: '客戶要求換回舊的電話號碼' });
  expect(undone.data).toMatchObject({ done: 2, left: 0 });
  expect(await describedAs(siteId)).toBe(description(oldNumber));
});

it('settings are put into a release by a replacement only', async () => {
  const { caseId } = await beginWithSettings();
  const id = await test.create('年末');
  expect(await test.put(id, { kind: 'siteSettings', recordId: caseId })).toMatchObject({ status: 404 });
});

const block = (number: string) => ({
  id: 7,
  partType: 1,
  align: 1 as const,
  textContent: `貸款請洽 ${number}`,
});

/** A shared block with a copy on a page, in public too. */
async function beginShared(copy = block(oldNumber), live = copy) {
  const [row] = await test.db
    .insert(sharedBlocks)
    .values({ title: `貸款說明 ${oldNumber}`, parts: [block(oldNumber)] })
    .returning();
  const sharedId = row?.id ?? 0;
  const page = await test.begin([{ ...copy, id: 9, sharedId }], [{ ...live, id: 9, sharedId }]);
  await test.db
    .insert(siteThemeVersions)
    .values({ themeId: page.themeId, parts: [{ ...live, id: 9, sharedId }], publishedOn: new Date() });
  return { ...page, sharedId };
}

async function sharedNow(id: number) {
  const [row] = await test.db.select().from(sharedBlocks).where(eq(sharedBlocks.id, id));
  return [row?.title, row?.parts[0]?.textContent];
}
const contents = (number: string) => [`貸款說明 ${number}`, `貸款請洽 ${number}`];
const texts = (draft: string, live = draft) => ({ draft: [`貸款請洽 ${draft}`], live: [`貸款請洽 ${live}`] });

it('a shared block is replaced with the copies on its pages by one act, and comes back with them', async () => {
  const { sharedId, caseId } = await beginShared();
  await test.db
    .insert(sharedBlocks)
    .values({ title: oldNumber, parts: [block(oldNumber)], deletedOn: new Date() });
  const { records, trashed } = await test.search();
  expect(trashed).toBe(1);
  expect(records).toMatchObject([
    { kind: 'sharedBlock', recordId: sharedId, isLive: false, hits: [{ field: 'title' }, { place: 1 }] },
    { kind: 'site', hits: [{ follows: true, source: { kind: 'sharedBlock', recordId: sharedId } }] },
  ]);
  const id = await test.replaceAll();
  expect((await test.found(id)).items).toMatchObject([
    { kind: 'sharedBlock', state: 'draft', hits: 2, reason: '' },
    { kind: 'site', recordId: caseId, state: 'live', hits: 0, reason: '' },
  ]);
  expect(await sharedNow(sharedId)).toEqual(contents(newNumber));
  expect(await test.page()).toEqual(texts(newNumber));
  expect((await test.undoReplacement(id)).data).toMatchObject({ restored: 2, left: 0 });
  expect(await sharedNow(sharedId)).toEqual(contents(oldNumber));
  expect(await test.page()).toEqual(texts(oldNumber));
});

it('a page whose copy needs approval waits in a release, of which the search names the approvers', async () => {
  const approver = await test.staff([approves]);
  await test.rule([['words', approver]]);
  const { sharedId } = await beginShared();
  const page = (await test.search()).records.find(({ kind }) => kind === 'site');
  expect(page?.approvers).toHaveLength(1);
  const id = await test.replaceAll();
  expect(await test.states(id)).toEqual({ sharedBlock: 'draft', site: 'waiting' });
  expect(await sharedNow(sharedId)).toEqual(contents(newNumber));
  expect(await test.page()).toEqual(texts(newNumber, oldNumber));
  const { release } = await test.found(id);
  const request = await test.request(test.editor);
  expect((await test.approve(approver, request.data.id)).succeeded).toBe(true);
  expect((await test.run(release?.id ?? 0)).data).toMatchObject({ done: 1, left: 0 });
  expect(await test.page()).toEqual(texts(newNumber));
});

it('a page stays while only the name of its shared block is replaced', async () => {
  const { sharedId } = await beginShared();
  const [found] = (await test.search()).records;
  const record = { kind: 'sharedBlock', recordId: sharedId, rowVersion: found?.rowVersion };
  const done = await test.apply([{ ...record, hits: found?.hits.slice(0, 1).map(({ key }) => key) }]);
  expect(await test.states(done.data.id)).toEqual({ sharedBlock: 'draft' });
  expect(await test.page()).toEqual(texts(oldNumber));
});

it('a copy with other content stays, and the shared block says so', async () => {
  const { sharedId } = await beginShared({ ...block(oldNumber), textContent: `從前：${oldNumber}` });
  const page = (await test.search()).records.find(({ kind }) => kind === 'site');
  expect(page?.hits).toMatchObject([{ follows: true, source: null }]);
  const { items } = await test.found(await test.replaceAll());
  expect(items).toMatchObject([
    { kind: 'sharedBlock', reason: '另有 1 個網頁的內容和共用區塊不同，請在共用區塊更新網頁' },
  ]);
  expect((await test.page()).draft).toEqual([`從前：${oldNumber}`]);
  expect(await sharedNow(sharedId)).toEqual(contents(newNumber));
});

it('a page that visitors do not see with the copy is changed as a draft, and only by who may edit it', async () => {
  await beginShared(block(oldNumber), { ...block(oldNumber), textContent: '從前' });
  const clerk = await test.staff(unitClaims('Replace', 'Shared'));
  const { items } = await test.found(await test.replaceAll({}, clerk));
  expect(items).toMatchObject([
    { kind: 'sharedBlock', state: 'draft' },
    { kind: 'site', state: 'left', reason: '您沒有編輯「網頁」的權限' },
  ]);
  expect((await test.page()).draft).toEqual([`貸款請洽 ${oldNumber}`]);
  await test.empty();
  await test.db.delete(sharedBlocks);
  await beginShared(block(oldNumber), { ...block(oldNumber), textContent: '從前' });
  const done = await test.found(await test.replaceAll());
  expect(done.items).toMatchObject([{ kind: 'sharedBlock' }, { kind: 'site', state: 'draft' }]);
  expect(await test.page()).toEqual({ draft: [`貸款請洽 ${newNumber}`], live: ['從前'] });
});

it('names of the company that project pages show at once are not replaced if they need approval', async () => {
  const approver = await test.staff([approves]);
  await test.rule([['words', approver]]);
  const page = await test.begin([words('介紹')], [words('介紹')]);
  expect(page.themeId).toBeGreaterThan(0);
  await test.db.delete(singletons);
  await test.db
    .insert(singletons)
    .values({ key: 'company', value: { name: '大安建設', headline: '大安建設' } });
  const [found] = (await test.search('大安建設')).records;
  expect(found).toMatchObject({ kind: 'company', blocked: 'atOnce', approvers: [expect.any(String)] });
});

it('a shared block on any number of pages is replaced on all of them, and what waits is one release', async () => {
  const approver = await test.staff([approves]);
  await test.rule([['words', approver]]);
  const { sharedId } = await beginShared();
  const drafts = 141;
  const live = 61;
  await test.db.execute(sql`
    with copied as (
      insert into cases (title, code, tab, sort, county, district)
      select '共用 ' || n, 'MANY' || n, 1, n, '臺北市', '大安區' from generate_series(1, ${drafts + live}) n
      returning id, sort),
    drafts as (
      insert into site_themes (case_id, template_code, status, parts, published_parts, published_on)
      select id, 'liubai', (sort > ${drafts})::int, shared.parts, case when sort > ${drafts} then shared.parts end,
        case when sort > ${drafts} then now() end
      from copied, (select ${JSON.stringify([{ ...block(oldNumber), id: 9, sharedId }])}::jsonb as parts) shared
      returning id, case_id, status)
    insert into site_sets (case_id, status, site_name, case_code, code_checked_on, published_on, active_theme_id)
    select case_id, 1 - status, 'many' || case_id, 'MANY', now(), now(), case when status = 1 then id end from drafts`);
  await test.db.execute(sql`
    insert into site_theme_versions (theme_id, parts, published_on)
    select id, published_parts, now() from site_themes where published_parts is not null`);
  const { items, release } = await test.found(await test.replaceAll());
  expect(items.filter(({ kind }) => kind === 'site')).toHaveLength(drafts + live + 1);
  expect(items.find(({ kind }) => kind === 'sharedBlock')?.reason).toBe('');
  expect((await test.get(release?.id ?? 0)).items).toHaveLength(live + 1);
}, 120_000);
