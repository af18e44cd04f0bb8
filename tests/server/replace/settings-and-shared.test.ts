import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  auditEntries,
  sharedBlocks,
  siteSets,
  siteThemes,
  siteThemeVersions,
} from '../../../server/db/schema';
import type { StoredPart } from '../../../server/db/stored-values';
import { approves, place, words } from '../support/approvals';
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

it('name and text of a shared block are replaced in it, and its pages are named as behind until they are updated', async () => {
  const own = { id: 7, partType: 1, align: 1 as const, textContent: `貸款請洽 ${oldNumber}` };
  const [row] = await test.db
    .insert(sharedBlocks)
    .values({ title: `貸款說明 ${oldNumber}`, parts: [own] })
    .returning();
  const sharedId = row?.id ?? 0;
  await test.db.insert(sharedBlocks).values({ title: oldNumber, parts: [own], deletedOn: new Date() });
  await test.begin([{ ...own, id: 9, sharedId }], [{ ...own, id: 9, sharedId }]);
  const { records, trashed } = await test.search();
  expect(trashed).toBe(1);
  expect(records).toMatchObject([
    { kind: 'sharedBlock', recordId: sharedId, isLive: false, hits: [{ field: 'title' }, { place: 1 }] },
    { kind: 'site', hits: [{ follows: true }] },
  ]);
  const id = await test.replaceAll();
  expect((await test.found(id)).items).toMatchObject([
    {
      kind: 'sharedBlock',
      state: 'draft',
      hits: 2,
      reason: '還有 1 個網頁是原來的內容，請在共用區塊更新網頁',
    },
  ]);
  const stored = async () =>
    (await test.db.select().from(sharedBlocks).where(eq(sharedBlocks.id, sharedId))).map(
      ({ title, parts }) => [title, parts[0]?.textContent],
    );
  expect(await stored()).toEqual([[`貸款說明 ${newNumber}`, `貸款請洽 ${newNumber}`]]);
  expect((await test.page()).live).toEqual([`貸款請洽 ${oldNumber}`]);
  expect((await test.undoReplacement(id)).succeeded).toBe(true);
  expect(await stored()).toEqual([[`貸款說明 ${oldNumber}`, `貸款請洽 ${oldNumber}`]]);
});
