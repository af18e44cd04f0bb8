import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntries, recordVersions, siteThemes } from '../../../server/base/db/schema';
import { approves, words } from '../support/approvals';
import { unitClaims } from '../support/releases';
import { sharedBlocksTest, sharingClaims } from '../support/shared-blocks';

const test = await sharedBlocksTest();
afterAll(() => test.close());
beforeEach(() => test.empty());

const heading = { partType: 1, textContent: '介紹' };
const first = '貸款由銀行審核。';
const second = '貸款成數由銀行審核。';

/** A public page whose draft and live blocks have a shared one, at its first content. */
async function page(sharedId: number) {
  const { themeId, caseId } = await test.begin([words('介紹')], [words('介紹')]);
  await test.save(themeId, [
    { ...heading, id: 1 },
    { ...test.text('x'), sharedId },
  ]);
  expect(await test.publish(test.editor)).toMatchObject({ succeeded: true });
  return { themeId, caseId };
}

describe('a page', () => {
  it('gets the present content of a shared block that it adds, whatever was sent', async () => {
    const id = await test.make(first);
    const { themeId } = await test.begin([], []);
    const answer = await test.save(themeId, [{ ...test.text('舊的畫面'), sharedId: id }]);
    expect(answer.data.parts).toMatchObject([{ textContent: first, sharedId: id }]);
  });

  it('keeps its content until it is updated, in the draft and in public', async () => {
    const id = await test.make(first);
    const { themeId } = await page(id);
    await test.edit(id, second);
    expect(await test.shows(themeId)).toEqual({
      draft: ['介紹', `${first}#`],
      live: ['介紹', `${first}#`],
    });
    const [, own] = (await test.theme(themeId)).parts;
    await test.save(themeId, [
      { ...heading, id: 1 },
      { ...test.text(first), id: own?.id, sharedId: id },
    ]);
    expect((await test.shows(themeId)).draft).toEqual(['介紹', `${first}#`]);
    await test.save(themeId, [
      { ...heading, id: 1 },
      { ...test.text(second), id: own?.id, sharedId: id },
    ]);
    expect((await test.shows(themeId)).draft).toEqual(['介紹', `${second}#`]);
  });

  it('has a block of its own once it is detached, or edited by a client that knows no shared blocks', async () => {
    const id = await test.make(first);
    const { themeId } = await page(id);
    const own = (await test.theme(themeId)).parts[1]?.id;
    await test.save(themeId, [{ ...test.text(first), id: own }]);
    expect((await test.shows(themeId)).draft).toEqual([`${first}#`]);
    await test.save(themeId, [{ ...test.text('自己的'), id: own }]);
    expect((await test.shows(themeId)).draft).toEqual(['自己的']);
    await test.save(themeId, [{ ...test.text('x'), id: own, sharedId: id }]);
    await test.save(themeId, [{ ...test.text(first), id: own, sharedId: 0 }]);
    expect((await test.shows(themeId)).draft).toEqual([first]);
    expect((await test.get(id)).uses).toEqual([]);
  });

  it('keeps what it says of a shared block that is gone', async () => {
    const id = await test.make(first);
    const { themeId } = await page(id);
    await test.save(themeId, [{ ...heading, id: 1 }]);
    await test.call(test.editor, 'DELETE', `SharedBlocks/${id}`);
    await test.save(themeId, [{ ...test.text('一段話'), sharedId: id }]);
    expect((await test.shows(themeId)).draft).toEqual(['一段話']);
  });

  it('takes the shared blocks of the draft that it copies', async () => {
    const id = await test.make(first);
    const { themeId, caseId } = await page(id);
    const answer = await test.inject({
      method: 'POST',
      url: '/api/v1/SiteThemes/template',
      headers: test.editor.headers,
      form: {
        caseId,
        code: 'liubai',
        name: '冬季版',
        sourceThemeId: themeId,
        withContent: true,
      },
    });
    expect((await test.shows(answer.json().data.themeId)).draft).toEqual(['介紹', `${first}#`]);
    expect((await test.get(id)).pages).toBe(2);
  });

  it('of a server without its sources is not bound to its case by a shared text', async () => {
    const { themeId, caseId } = await test.begin([], []);
    const id = await test.make('面向公園');
    await test.save(themeId, [{ ...test.text('x'), sharedId: id }]);
    expect(caseId).toBeGreaterThan(0);
    expect((await test.theme(themeId)).parts[0]).toMatchObject({ sharedId: id });
    expect((await test.theme(themeId)).parts[0]?.source).toBeUndefined();
  });
});

describe('updating the pages', () => {
  it('publishes only the shared block, with rights and no rule', async () => {
    const id = await test.make(first);
    const { themeId } = await page(id);
    const own = (await test.theme(themeId)).parts[1]?.id;
    await test.save(themeId, [
      { ...heading, id: 1, textContent: '還沒發布' },
      { ...test.text(first), id: own, sharedId: id },
    ]);
    await test.edit(id, second);
    expect((await test.get(id)).uses).toMatchObject([
      { isLive: true, isDraftBehind: true, isPublicBehind: true },
    ]);
    const answer = await test.update(id);
    expect(answer.messages).toEqual(['1 頁已更新']);
    expect(test.states(answer.data)).toEqual([['live', '']]);
    expect(await test.shows(themeId)).toEqual({
      draft: ['還沒發布', `${second}#`],
      live: ['介紹', `${second}#`],
    });
    expect((await test.get(id)).uses).toMatchObject([{ isDraftBehind: false, isPublicBehind: false }]);
    const entries = await test.db.select().from(auditEntries).where(eq(auditEntries.kind, 'site'));
    expect(entries.map(({ action }) => action)).toContain('publish');
  });

  it('asks for approval where a rule does, and says so', async () => {
    const id = await test.make(first);
    const { themeId } = await page(id);
    const law = await test.staff([approves]);
    await test.rule([['words', law]]);
    await test.edit(id, second);
    const answer = await test.update(id);
    expect(test.states(answer.data)).toEqual([['waiting', '草稿已更新，要先核准才能換上']]);
    expect(await test.shows(themeId)).toMatchObject({
      draft: ['介紹', `${second}#`],
      live: ['介紹', `${first}#`],
    });
    expect((await test.get(id)).uses).toMatchObject([{ isDraftBehind: false, isPublicBehind: true }]);
    const request = await test.request(test.editor);
    await test.approve(law, request.data.id);
    expect(test.states((await test.update(id)).data)).toEqual([['live', '']]);
    expect((await test.shows(themeId)).live).toEqual(['介紹', `${second}#`]);
  });

  it('leaves out a draft that was saved since, and all without rights', async () => {
    const id = await test.make(first);
    const { themeId } = await page(id);
    await test.edit(id, second);
    const { rowVersion, uses } = await test.get(id);
    const pages = uses.map((use) => ({ themeId: use.themeId, rowVersion: use.rowVersion }));
    await test.db.update(siteThemes).set({ rowVersion: 99 }).where(eq(siteThemes.id, themeId));
    const late = await test.call(test.editor, 'POST', 'SharedBlocks/update-pages', { id, rowVersion, pages });
    expect(late.data).toMatchObject([{ state: 'left' }]);
    const reader = await test.staff(
      sharingClaims.filter((claim) => claim !== 'Permissions.Cases.OnePage.Edit'),
    );
    expect(test.states((await test.update(id, reader)).data)).toEqual([['left', '您沒有編輯這個網頁的權限']]);
    expect((await test.shows(themeId)).draft).toEqual(['介紹', `${first}#`]);
  });

  it('leaves a detached block and unchosen pages alone', async () => {
    const id = await test.make(first);
    const one = await page(id);
    const two = await page(id);
    const own = (await test.theme(one.themeId)).parts[1]?.id;
    await test.save(one.themeId, [{ ...test.text(first), id: own, sharedId: 0 }]);
    await test.edit(id, second);
    expect((await test.get(id)).uses.map(({ themeId }) => themeId)).toEqual([two.themeId]);
    await test.update(id);
    expect(await test.shows(one.themeId)).toEqual({ draft: [first], live: ['介紹', `${first}#`] });
    expect((await test.shows(two.themeId)).live).toEqual(['介紹', `${second}#`]);
  });

  it('refuses an older version of the shared block', async () => {
    const id = await test.make(first);
    await page(id);
    const { rowVersion, uses } = await test.get(id);
    await test.edit(id, second);
    const pages = uses.map((use) => ({ themeId: use.themeId, rowVersion: use.rowVersion }));
    const answer = await test.call(test.editor, 'POST', 'SharedBlocks/update-pages', {
      id,
      rowVersion,
      pages,
    });
    expect(answer.status).toBe(409);
  });
});

describe('deleting', () => {
  it('is refused with the pages that use it, and restored from the trash', async () => {
    const id = await test.make(first);
    const { themeId } = await page(id);
    const refused = await test.call(test.editor, 'DELETE', `SharedBlocks/${id}`);
    expect(refused).toMatchObject({ succeeded: false, code: 'sharedBlockInUse' });
    expect(refused.messages[0]).toContain('還有 1 個網頁在用');
    await test.save(themeId, [{ ...heading, id: 1 }]);
    expect(await test.call(test.editor, 'DELETE', `SharedBlocks/${id}`)).toMatchObject({ succeeded: true });
    expect((await test.call(test.editor, 'GET', 'SharedBlocks/choices')).data).toEqual([]);
    await test.call(test.editor, 'PUT', `trash/sharedBlock/${id}`);
    expect((await test.get(id)).part).toMatchObject({ textContent: first });
  });

  it('puts another shared block in its place on all drafts', async () => {
    const [id, other] = [await test.make(first), await test.make(second, '貸款說明二')];
    const { themeId } = await page(id);
    const { rowVersion } = await test.get(id);
    const answer = await test.call(test.editor, 'POST', 'SharedBlocks/replace', {
      id,
      rowVersion,
      replacementId: other,
    });
    expect(test.states(answer.data)).toEqual([['live', '']]);
    expect(await test.shows(themeId)).toEqual({
      draft: ['介紹', `${second}#`],
      live: ['介紹', `${second}#`],
    });
    expect((await test.theme(themeId)).parts[1]).toMatchObject({ sharedId: other });
    expect((await test.call(test.editor, 'GET', `SharedBlocks/${id}`)).status).toBe(404);
  });

  it('changes nothing if one draft cannot be changed', async () => {
    const [id, other] = [await test.make(first), await test.make(second, '貸款說明二')];
    const { themeId } = await page(id);
    const { rowVersion } = await test.get(id);
    const reader = await test.staff(
      sharingClaims.filter((claim) => claim !== 'Permissions.Cases.OnePage.Edit'),
    );
    const answer = await test.call(reader, 'POST', 'SharedBlocks/replace', {
      id,
      rowVersion,
      replacementId: other,
    });
    expect(answer).toMatchObject({ succeeded: false, code: 'sharedBlockInUse' });
    expect((await test.shows(themeId)).draft).toEqual(['介紹', `${first}#`]);
    expect((await test.get(id)).title).toBe('貸款說明');
  });
});

describe('a shared block', () => {
  it('keeps its type, and has versions to restore', async () => {
    const id = await test.make(first);
    const { rowVersion } = await test.get(id);
    const link = { partType: 10, sort: 0, textContent: '來電', tel: '02-2571-8170' };
    const refused = await test.call(test.editor, 'PUT', 'SharedBlocks', {
      id,
      rowVersion,
      title: '電話',
      part: link,
    });
    expect([refused.status, refused.errors]).toMatchObject([400, { 'part.partType': [expect.anything()] }]);
    await test.edit(id, second);
    const [version] = await test.db
      .select()
      .from(recordVersions)
      .where(and(eq(recordVersions.kind, 'sharedBlock'), eq(recordVersions.recordId, id)))
      .orderBy(recordVersions.id);
    const restored = await test.call(test.editor, 'PUT', 'history/sharedBlock', {
      id,
      rowVersion: (await test.get(id)).rowVersion,
      versionId: version?.id,
    });
    expect(restored).toMatchObject({ succeeded: true });
    expect((await test.get(id)).part).toMatchObject({ textContent: first });
  });

  it('is found in list and search, with the pages that are behind', async () => {
    const id = await test.make(first, '貸款試算說明');
    await page(id);
    await test.edit(id, second);
    const { data } = await test.call(test.editor, 'GET', 'SharedBlocks/list?keyword=試算');
    expect(data.items).toMatchObject([
      { id, title: '貸款試算說明', partType: 2, line: second, pages: 1, behind: 1 },
    ]);
    expect((await test.call(test.editor, 'GET', 'SharedBlocks/list?keyword=會館')).data.items).toEqual([]);
    const behind = async () =>
      (await test.call(test.editor, 'GET', 'SharedBlocks/list?isPublicBehind=true')).data.items.map(
        (item: { id: number }) => item.id,
      );
    await test.make(first, '沒有網頁');
    expect(await behind()).toEqual([id]);
    await test.update(id);
    expect(await behind()).toEqual([]);
    const found = await test.call(test.editor, 'GET', `search?keyword=${encodeURIComponent('試算')}`);
    expect(JSON.stringify(found.data)).toContain('貸款試算說明');
  });

  it('says the number of its pages, but not which, to those who may not view them', async () => {
    const id = await test.make(first);
    await page(id);
    const reader = await test.staff(unitClaims('Shared'));
    expect(await test.get(id, reader)).toMatchObject({ pages: 1, uses: [] });
    const other = await test.make(first, '另一個');
    const { rowVersion, uses } = await test.get(id);
    const pages = uses.map(({ themeId, ...use }) => ({ themeId, rowVersion: use.rowVersion }));
    const body = { id, rowVersion };
    const [deleted, replaced, updated] = [
      await test.call(reader, 'DELETE', `SharedBlocks/${id}`),
      await test.call(reader, 'POST', 'SharedBlocks/replace', { ...body, replacementId: other }),
      await test.call(reader, 'POST', 'SharedBlocks/update-pages', { ...body, pages }),
    ];
    expect([deleted.messages, replaced.messages, updated.data]).toEqual([
      ['還有 1 個網頁在用，請先換成別的共用區塊'],
      ['1 個網頁沒有換成，所以沒有刪除'],
      [],
    ]);
  });

  it('with a picture is refused', async () => {
    const part = { partType: 6, sort: 0, filePath: '/files/x.png' };
    expect(await test.call(test.editor, 'POST', 'SharedBlocks', { title: '圖', part })).toMatchObject({
      status: 400,
    });
  });
});
