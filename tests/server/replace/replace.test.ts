import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  auditEntries,
  cases,
  news,
  recordVersions,
  replacementItems,
  replacements,
  siteThemeVersions,
} from '../../../server/base/db/schema';
import { approves, words } from '../support/approvals';
import { unitClaims } from '../support/releases';
import { newNumber, oldNumber, replaceTest } from '../support/replace';

const test = await replaceTest();
afterAll(() => test.close());
beforeEach(async () => {
  await test.rule([]);
  await test.empty();
});

const online = { status: 1 as const };
const phone = (tel: string, id = 9) => ({ id, partType: 10, textContent: '立即來電', tel });

describe('the search', () => {
  it('finds live and draft records with their sentences, and says what each hit is', async () => {
    const live = await test.addNews({
      ...online,
      content: `<p>年末看屋。</p><p>請來電 <strong>02</strong>-2571-8170 轉 3 登記。</p>`,
    });
    const draft = await test.addNews({
      title: `專線（０２）２５７１８１７０`,
      content: '<p>（2024 年公告時的專線為 0225718170）</p>',
    });
    const { records, textKind, spellings, searched, total } = await test.search();
    expect([textKind, spellings[0]]).toEqual(['phone', '0225718170']);
    expect(searched.find(({ kind }) => kind === 'news')?.count).toBe(2);
    expect(total).toBe(2);
    expect(records.map(({ recordId, isLive, blocked }) => [recordId, isLive, blocked])).toEqual([
      [live, true, null],
      [draft, false, null],
    ]);
    expect(records[0]?.hits).toMatchObject([
      {
        field: 'content',
        paragraph: 2,
        before: '請來電 ',
        found: oldNumber,
        replacement: newNumber,
        after: ' 轉 3 登記。',
        doubt: null,
      },
    ]);
    expect(records[1]?.hits).toMatchObject([
      { field: 'title', paragraph: null, replacement: '（０２）２７７１６６００' },
      { field: 'content', doubt: 'dated', replacement: '0227716600' },
    ]);
  });

  it('finds blocks of a page by their place, and values of the case without a choice', async () => {
    const { caseId } = await test.begin([
      words('介紹'),
      words(`夜間參觀請先來電 ${oldNumber}`, 2),
      { ...phone('0225718170'), source: 'tel' },
    ]);
    await test.db.update(cases).set({ tel: '0225718170' }).where(eq(cases.id, caseId));
    const { records } = await test.search();
    expect(records.map(({ kind }) => kind)).toEqual(['case', 'site']);
    expect(records[0]?.hits).toMatchObject([
      { field: 'tel', found: '0225718170', replacement: '0227716600' },
    ]);
    expect(records[1]).toMatchObject({ isLive: true, isEdited: true });
    expect(records[1]?.hits).toMatchObject([
      { place: 2, partType: 1, follows: false },
      { place: 3, partType: 10, field: 'tel', follows: true },
    ]);
  });

  it('leaves addresses alone, except numbers that are dialled', async () => {
    await test.addNews({
      content:
        '<p>見 https://example.com/0225718170 <a href="tel:0225718170">撥打</a> <a href="https://a.tw/0225718170">頁</a></p>',
    });
    const { records, inAddresses } = await test.search();
    expect(records[0]?.hits).toMatchObject([{ isLink: true, replacement: '0227716600' }]);
    expect(inAddresses).toBe(2);
  });

  it('says what is similar and what the trash holds if nothing is found', async () => {
    await test.addNews({ content: '<p>請電 02-2571-8171</p>' });
    await test.addNews({ content: `<p>${oldNumber}</p>`, deletedOn: new Date() });
    expect(await test.search()).toMatchObject({
      records: [],
      trashed: 1,
      similar: [{ text: '02-2571-8171', count: 1 }],
    });
  });

  it('goes through all records in answers of a few, each with its progress', async () => {
    await test.db.insert(news).values(
      Array.from({ length: 130 }, (_, index) => ({
        title: `第 ${index} 則`,
        publishDate: '2026-12-01',
        content: `<p>${oldNumber}</p>`,
      })),
    );
    const first = (await test.call(test.editor, 'GET', `Replace/hits?find=${oldNumber}`)).data;
    expect([first.searched.at(-1), first.total, first.next !== null]).toEqual([
      { kind: 'news', count: 60 },
      130,
      true,
    ]);
    expect((await test.search()).records).toHaveLength(130);
  });

  it('shows records of viewable units only, and without a choice those that the caller may not edit', async () => {
    await test.addNews({ content: `<p>${oldNumber}</p>` });
    const reader = await test.staff(['Permissions.Replace.View', 'Permissions.News.View']);
    expect((await test.search(oldNumber, '', reader)).records).toMatchObject([{ blocked: 'noClaim' }]);
    const other = await test.staff(['Permissions.Replace.View', 'Permissions.Cases.View']);
    expect((await test.search(oldNumber, '', other)).records).toEqual([]);
  });

  it('names who approves, and blocks what could not be saved while public', async () => {
    const approver = await test.staff([approves]);
    await test.rule([['words', approver]], 'news');
    await test.addNews({ ...online, content: `<p>${oldNumber}</p>` });
    await test.addNews({ content: `<p>${oldNumber}</p>` });
    expect((await test.search()).records).toMatchObject([
      { blocked: 'ruled', approvers: [expect.any(String)] },
      { blocked: null, approvers: [expect.any(String)] },
    ]);
  });
});

describe('a replacement', () => {
  it('changes all records at once, each with its version, note and audit entry, and the act with its own', async () => {
    const live = await test.addNews({ ...online, content: `<p>請來電 02-<strong>2571</strong>-8170。</p>` });
    const { caseId } = await test.begin(
      [words(`專線 ${oldNumber}`), phone('0225718170')],
      [words(`專線 ${oldNumber}`), phone('0225718170')],
    );
    await test.db
      .update(cases)
      .set({ tel: '0225718170', status: 1, introduction: '<p>介紹</p>' })
      .where(eq(cases.id, caseId));
    const id = await test.replaceAll();
    expect(await test.states(id)).toEqual({ case: 'live', site: 'live', news: 'live' });
    expect(await test.newsText(live)).toBe('<p>請來電 02-2771-6600<strong></strong>。</p>');
    expect((await test.caseRow(caseId))?.tel).toBe('0227716600');
    const texts = ['專線 02-2771-6600', '立即來電 0227716600'];
    expect(await test.page()).toEqual({ draft: texts, live: texts });
    const [version] = await test.db
      .select()
      .from(recordVersions)
      .where(sql`kind = 'news' and record_id = ${live} and version = 2`);
    expect(version?.note).toBe(`全站取代：${oldNumber}換成${newNumber}`);
    const entries = await test.db
      .select()
      .from(auditEntries)
      .where(sql`operation = 'createReplacement'`);
    expect(entries.map(({ kind, action }) => `${kind} ${action}`).toSorted()).toEqual(
      expect.arrayContaining(['case update', 'news update', 'replacement replace', 'site publish']),
    );
    expect(await test.found(id)).toMatchObject({ replaced: 3, left: 0, records: 3, textKind: 'phone' });
  });

  it('leaves a record alone that was saved meanwhile, and hits without a tick', async () => {
    const [one, two] = [
      await test.addNews({ content: `<p>${oldNumber}</p><p>舊 ${oldNumber}</p>` }),
      await test.addNews({ content: `<p>${oldNumber}</p>` }),
    ];
    const chosen = test.chosen((await test.search()).records);
    await test.db.update(news).set({ rowVersion: 2 }).where(eq(news.id, two));
    const answer = await test.apply(
      chosen.map((record, index) => (index === 0 ? { ...record, hits: record.hits.slice(0, 1) } : record)),
    );
    expect(answer.messages).toEqual(['1 處已取代，1 處沒有換']);
    expect(await test.newsText(one)).toBe(`<p>${newNumber}</p><p>舊 ${oldNumber}</p>`);
    expect(await test.newsText(two)).toBe(`<p>${oldNumber}</p>`);
    expect((await test.found(answer.data.id)).items).toMatchObject([
      { state: 'draft', hits: 1 },
      { state: 'left', hits: 1, reason: expect.stringContaining('剛才有人改過') },
    ]);
  });

  it('publishes its own changes of a public page, never others of its draft', async () => {
    await test.begin(
      [words(`專線 ${oldNumber}`), words('還沒發布的話', 2)],
      [words(`專線 ${oldNumber}`), words('公開的話', 2)],
    );
    await test.replaceAll();
    expect(await test.page()).toEqual({
      draft: [`專線 ${newNumber}`, '還沒發布的話'],
      live: [`專線 ${newNumber}`, '公開的話'],
    });
  });

  it('publishes a page that only shows a replaced value of its case', async () => {
    const bound = { ...phone('0225718170'), source: 'tel' as const };
    const { caseId } = await test.begin([words('介紹'), bound], [words('介紹'), bound]);
    await test.db.update(cases).set({ tel: '0225718170' }).where(eq(cases.id, caseId));
    const id = await test.replaceAll();
    expect((await test.page()).live).toEqual(['介紹', '立即來電 0227716600']);
    expect((await test.undoReplacement(id)).succeeded).toBe(true);
    expect(await test.page()).toEqual({
      draft: ['介紹', '立即來電 0225718170'],
      live: ['介紹', '立即來電 0225718170'],
    });
    expect((await test.caseRow(caseId))?.tel).toBe('0225718170');
  });

  it('refuses more than 200 hits, no change, and an act in which nothing changes', async () => {
    const id = await test.addNews({ content: `<p>${oldNumber}</p>` });
    const target = { kind: 'news', recordId: id, rowVersion: 1 };
    const many = Array.from({ length: 101 }, (_, index) => `content ${index} 0`);
    expect(
      (
        await test.apply([
          { ...target, hits: many },
          { ...target, hits: many },
        ])
      ).errors?.records,
    ).toEqual(['一次最多取代 200 處，請分批取代']);
    expect(
      (await test.apply([{ ...target, hits: ['content 0 0'] }], { replacement: oldNumber })).status,
    ).toBe(400);
    expect(await test.apply([{ ...target, rowVersion: 7, hits: ['content 0 0'] }])).toMatchObject({
      succeeded: false,
      code: 'replaceNothing',
    });
    expect(await test.db.$count(replacements)).toBe(0);
  });

  it('leaves out a record that its own save would refuse', async () => {
    const [one, two] = [
      await test.addNews({ title: '甲'.repeat(190) + oldNumber.slice(0, 10), content: '<p>x</p>' }),
      await test.addNews({ content: `<p>${oldNumber}</p>` }),
    ];
    await test.db
      .update(news)
      .set({ title: `${'甲'.repeat(188)}${oldNumber}` })
      .where(eq(news.id, one));
    const chosen = test.chosen((await test.search()).records);
    const answer = await test.apply(chosen, { replacement: '02-2771-6600 或 0912-345-678' });
    expect(await test.states(answer.data.id)).toBeTruthy();
    expect((await test.found(answer.data.id)).items).toMatchObject([
      { recordId: one, state: 'left', reason: '標題：最多可輸入 200 個字' },
      { recordId: two, state: 'draft' },
    ]);
  });

  it('needs the claims of each record’s own save', async () => {
    const id = await test.addNews({ content: `<p>${oldNumber}</p>` });
    const weak = await test.staff([...unitClaims('Replace'), 'Permissions.News.View']);
    const answer = await test.apply(test.chosen((await test.search()).records), {}, weak);
    expect(answer).toMatchObject({ succeeded: false, code: 'replaceNothing' });
    expect(answer.messages[0]).toContain('您沒有編輯「最新消息」的權限');
    expect(await test.newsText(id)).toContain(oldNumber);
  });
});

describe('with approval', () => {
  const begin = async () => {
    const approver = await test.staff([approves]);
    await test.rule([['words', approver]]);
    const parts = [words(`專線 ${oldNumber}`)];
    const { themeId } = await test.begin(parts, parts);
    await test.db.insert(siteThemeVersions).values({ themeId, parts, publishedOn: new Date() });
    return { approver, item: await test.addNews({ ...online, content: `<p>${oldNumber}</p>` }) };
  };

  it('together nothing public changes until the page is approved, and then all of it in one release', async () => {
    const { approver, item } = await begin();
    const draft = await test.addNews({ content: `<p>${oldNumber}</p>` });
    const id = await test.replaceAll();
    const { release, items } = await test.found(id);
    expect(items.map(({ kind, state }) => [kind, state])).toEqual([
      ['site', 'waiting'],
      ['news', 'waiting'],
      ['news', 'draft'],
    ]);
    expect(release?.name).toBe(`電話改為 ${newNumber}`);
    expect(await test.newsText(draft)).toContain(newNumber);
    expect(await test.newsText(item)).toContain(oldNumber);
    expect(await test.page()).toEqual({ draft: [`專線 ${newNumber}`], live: [`專線 ${oldNumber}`] });
    expect((await test.get(release?.id ?? 0)).items.map(({ action, state }) => [action, state])).toEqual([
      ['online', 'approvalMissing'],
      ['change', 'ready'],
    ]);
    const request = await test.request(test.editor);
    expect((await test.approve(approver, request.data.id)).succeeded).toBe(true);
    expect((await test.run(release?.id ?? 0)).data).toMatchObject({ done: 2, left: 0 });
    expect(await test.newsText(item)).toContain(newNumber);
    expect((await test.page()).live).toEqual([`專線 ${newNumber}`]);
    const undone = await test.undo(release?.id ?? 0, { emergencyReason: '客戶要求換回舊的電話號碼' });
    expect(undone.data).toMatchObject({ done: 2, left: 0 });
    expect(await test.newsText(item)).toContain(oldNumber);
  });

  it('apart everything changes that may, and the page waits as a draft', async () => {
    const { item } = await begin();
    const id = await test.replaceAll({ mode: 'apart' });
    expect(await test.states(id)).toEqual({ site: 'waiting', news: 'live' });
    expect((await test.found(id)).release).toBe(null);
    expect(await test.newsText(item)).toContain(newNumber);
    expect(await test.page()).toEqual({ draft: [`專線 ${newNumber}`], live: [`專線 ${oldNumber}`] });
  });

  it('undoing what waits restores the draft, deletes the release, and changes nothing public', async () => {
    const { item } = await begin();
    const id = await test.replaceAll();
    expect((await test.undoReplacement(id)).data).toMatchObject({ restored: 2, left: 0 });
    expect(await test.page()).toEqual({ draft: [`專線 ${oldNumber}`], live: [`專線 ${oldNumber}`] });
    expect(await test.newsText(item)).toContain(oldNumber);
    expect((await test.found(id)).release).toBe(null);
  });

  it('a record saved since it was put into the release stays behind', async () => {
    const { item } = await begin();
    const { release } = await test.found(await test.replaceAll());
    await test.db.update(news).set({ rowVersion: 5 }).where(eq(news.id, item));
    expect((await test.get(release?.id ?? 0)).items[1]).toMatchObject({
      state: 'conflict',
      reasons: ['放進來之後又改過，請再取代一次'],
    });
  });
});

describe('its undo', () => {
  it('restores every text exactly, and names what was saved since', async () => {
    const contents = [`<p>甲 &amp; ${oldNumber}</p>`, `<p>乙 <strong>02</strong>-2571-8170</p>`];
    const [one, two] = [
      await test.addNews({ ...online, content: contents[0] }),
      await test.addNews({ content: contents[1] }),
    ];
    await test.begin([words(`專線 ${oldNumber}`)], [words(`專線 ${oldNumber}`)]);
    const third = await test.addNews({ content: `<p>${oldNumber}</p>` });
    const id = await test.replaceAll();
    await test.db
      .update(news)
      .set({ rowVersion: sql`row_version + 1` })
      .where(eq(news.id, third));
    const undone = await test.undoReplacement(id);
    expect(undone.messages).toEqual(['3 筆已復原，1 筆沒有復原']);
    expect([await test.newsText(one), await test.newsText(two)]).toEqual(contents);
    expect(await test.page()).toEqual({ draft: [`專線 ${oldNumber}`], live: [`專線 ${oldNumber}`] });
    expect((await test.found(id)).items.find(({ recordId }) => recordId === third)).toMatchObject({
      state: 'kept',
      reason: '取代後又改過，沒有復原',
    });
    expect(await test.undoReplacement(id)).toMatchObject({ succeeded: false, code: 'replaceNotUndone' });
  });

  it('is possible for 30 days', async () => {
    const item = await test.addNews({ content: `<p>${oldNumber}</p>` });
    const id = await test.replaceAll();
    await test.db.update(replacements).set({ createdOn: new Date(Date.now() - 31 * 86_400_000) });
    expect((await test.found(id)).undoUntil).toBe(null);
    expect(await test.undoReplacement(id)).toMatchObject({ succeeded: false, code: 'replaceNotUndone' });
    expect(await test.newsText(item)).toContain(newNumber);
    await test.addNews({ content: `<p>${oldNumber}</p>` });
    await test.replaceAll();
    const [old] = await test.db.select().from(replacementItems).where(eq(replacementItems.replacementId, id));
    expect(old?.before).toBe(null);
  });

  it('needs the claims of each record’s own save', async () => {
    await test.addNews({ content: `<p>${oldNumber}</p>` });
    const id = await test.replaceAll();
    const weak = await test.staff([...unitClaims('Replace'), 'Permissions.News.View']);
    const answer = await test.undoReplacement(id, weak);
    expect(answer).toMatchObject({ succeeded: false, code: 'replaceNotUndone' });
    expect(answer.messages[0]).toContain('您沒有編輯「最新消息」的權限');
  });
});

it('keeps drafts of pages that were edited in between by its version', async () => {
  await test.begin([words(`專線 ${oldNumber}`)], [words(`專線 ${oldNumber}`)]);
  const id = await test.replaceAll();
  await test.edit(test.editor, words('改過'));
  const answer = await test.undoReplacement(id);
  expect(answer).toMatchObject({ succeeded: false });
  expect((await test.page()).draft).toEqual(['改過']);
});
