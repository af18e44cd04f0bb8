import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  accounts,
  auditEntries,
  cases,
  comments,
  commentThreads,
  outbox,
  siteSets,
  siteThemes,
  siteThemeVersions,
  templates,
} from '../../../server/base/db/schema';
import { addCase } from '../support/add-case';
import { createTestApp } from '../support/test-app';

const view = 'Permissions.Cases.OnePage.View';
const edit = 'Permissions.Cases.OnePage.Edit';
const title = (id: number, textContent: string) => ({ id, partType: 1, align: 1 as const, textContent });

interface Staff {
  id: number;
  headers: { authorization: string };
}
let [lin, wang, outsider]: Staff[] = [];
let caseId = 0;
let themeId = 0;

const test = await createTestApp({ ADMIN_ORIGIN: 'https://office.example' });
await test.db.insert(templates).values({ templateCode: 'liubai', name: '留白', parts: [] });
const staff = async (name: string, claims: string[]): Promise<Staff> => {
  const headers = await test.signInAs(claims);
  const [row] = await test.db.select({ id: accounts.id }).from(accounts).orderBy(asc(accounts.id)).offset(0);
  const all = await test.db.select({ id: accounts.id }).from(accounts).orderBy(asc(accounts.id));
  const id = all.at(-1)?.id ?? row?.id ?? 0;
  await test.db
    .update(accounts)
    .set({ name, email: `${id}@example.com` })
    .where(eq(accounts.id, id));
  return { id, headers };
};
lin = await staff('林雅婷', [view]);
wang = await staff('王柏翰', [view, edit]);
outsider = await staff('局外人', ['Permissions.News.View']);
afterAll(() => test.close());

beforeEach(async () => {
  await test.db.delete(cases);
  await test.db.delete(outbox);
  caseId = await addCase(test.db, { code: 'S1', tel: '0225718170' });
  await test.db.insert(siteSets).values({ caseId });
  const parts = [title(9001, '面向大安森林'), title(9002, '規劃資訊')];
  const [theme] = await test.db
    .insert(siteThemes)
    .values({ caseId, templateCode: 'liubai', name: '留白', parts })
    .returning({ id: siteThemes.id });
  themeId = theme?.id ?? 0;
});

const call = async (
  by: Staff | undefined,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
  more: object = {},
) => {
  const answer = await test.inject({
    method,
    url: `/api/v1/${url}`,
    headers: { ...by?.headers, ...more },
    payload,
  });
  return { status: answer.statusCode, ...answer.json() };
};
const ask = (by: Staff | undefined, text: string, more: object = {}) =>
  call(by, 'POST', 'SiteThemeComments', { themeId, partId: 9001, text, mentions: [], ...more });
const answer = (by: Staff | undefined, threadId: number, text: string, more: object = {}) =>
  call(by, 'POST', 'SiteThemeComments/reply', { themeId, threadId, text, mentions: [], ...more });
const list = async (of = themeId, by = lin) => (await call(by, 'GET', `SiteThemeComments/${of}`)).data;
const threadsOf = async (of = themeId, by = lin) => (await list(of, by)).threads;
const saveParts = async (parts: object[]) => {
  const [row] = await test.db.select().from(siteThemes).where(eq(siteThemes.id, themeId));
  const saved = await test.inject({
    method: 'PUT',
    url: '/api/v1/SiteThemes',
    headers: wang?.headers,
    form: { themeId, rowVersion: row?.rowVersion, webParts: parts },
  });
  expect(saved.json()).toMatchObject({ succeeded: true });
};
const mailed = async () =>
  (await test.db.select().from(outbox).orderBy(asc(outbox.id))).map(({ recipients }) => recipients);

describe('A thread on a block', () => {
  it('is begun, answered, corrected, resolved and opened again, with an entry of the audit trail each', async () => {
    const { data } = await ask(lin, ' 請確認「緊鄰」 ');
    await answer(wang, data.threadId, '改成隔巷');
    await call(lin, 'PUT', 'SiteThemeComments', { id: data.id, text: '請確認「緊鄰」？', mentions: [] });
    await call(wang, 'PUT', 'SiteThemeComments/resolve', { threadId: data.threadId, isResolved: true });
    const [thread] = await threadsOf();
    expect(thread).toMatchObject({
      partId: 9001,
      partText: '面向大安森林',
      isResolved: true,
      resolvedBy: '王柏翰',
      mayResolve: true,
      comments: [
        { text: '請確認「緊鄰」？', author: '林雅婷', isOwn: true, isDeleted: false },
        { text: '改成隔巷', author: '王柏翰', isOwn: false, editedOn: null },
      ],
    });
    await call(lin, 'PUT', 'SiteThemeComments/resolve', { threadId: data.threadId, isResolved: false });
    expect(await threadsOf()).toMatchObject([{ isResolved: false, resolvedBy: null }]);
    const entries = await test.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.kind, 'site'), eq(auditEntries.recordId, caseId)))
      .orderBy(asc(auditEntries.id));
    expect(entries.map(({ kind, action, after }) => [kind, action, after?.['comment']])).toEqual([
      ['site', 'comment', '請確認「緊鄰」'],
      ['site', 'comment', '改成隔巷'],
      ['site', 'comment', '請確認「緊鄰」？'],
      ['site', 'resolveComment', '請確認「緊鄰」？'],
      ['site', 'reopenComment', '請確認「緊鄰」？'],
    ]);
  });

  it('is read and written with View, and resolved by its author or with Edit', async () => {
    for (const [method, url, payload] of [
      ['GET', `SiteThemeComments/${themeId}`, undefined],
      ['POST', 'SiteThemeComments', { themeId, partId: 9001, text: '看', mentions: [] }],
      ['GET', 'own-comments', undefined],
    ] as const) {
      expect((await call(outsider, method, url, payload)).status).toBe(403);
    }
    const { data: ofWang } = await ask(wang, '王的意見');
    const refused = await call(lin, 'PUT', 'SiteThemeComments/resolve', {
      threadId: ofWang.threadId,
      isResolved: true,
    });
    expect(refused).toMatchObject({ succeeded: false, code: 'resolveForbidden' });
    expect(await threadsOf()).toMatchObject([{ mayResolve: false, isResolved: false }]);
    const other = { id: ofWang.id, text: '改', mentions: [] };
    expect(await call(lin, 'PUT', 'SiteThemeComments', other)).toMatchObject({ code: 'othersComment' });
    expect(await call(lin, 'DELETE', `SiteThemeComments/${ofWang.id}`)).toMatchObject({
      code: 'othersComment',
    });
  });

  it('keeps a place for a deleted comment, and ends when all are deleted', async () => {
    const { data } = await ask(lin, '寫錯了');
    const { data: second } = await answer(wang, data.threadId, '沒關係');
    await call(lin, 'DELETE', `SiteThemeComments/${data.id}`);
    expect(await threadsOf()).toMatchObject([
      { comments: [{ isDeleted: true, text: '' }, { text: '沒關係' }] },
    ]);
    expect((await call(lin, 'DELETE', `SiteThemeComments/${data.id}`)).status).toBe(404);
    await call(wang, 'DELETE', `SiteThemeComments/${second.id}`);
    expect(await threadsOf()).toEqual([]);
    // An empty thread, which nobody sees, would count towards the limit of the website.
    expect(await test.db.$count(commentThreads)).toBe(0);
  });

  it('is refused when empty, too long, on another page, or beyond the bounds', async () => {
    expect(await ask(lin, '  ')).toMatchObject({ status: 400, errors: { text: [expect.any(String)] } });
    expect((await ask(lin, '字'.repeat(2001))).status).toBe(400);
    expect((await ask(lin, '哪裡', { partId: 77 })).status).toBe(404);
    const { data } = await ask(lin, '很多');
    const [thread] = await test.db.select().from(commentThreads);
    const said = { threadId: data.threadId, authorId: lin?.id ?? 0, text: '句', mentions: [] };
    await test.db.insert(comments).values(Array.from({ length: 199 }, () => said));
    expect(await answer(lin, data.threadId, '再一句')).toMatchObject({ code: 'commentsFull' });
    const { id: _, ...row } = thread ?? { id: 0, caseId, partId: 9001, partType: 1, partText: '' };
    await test.db.insert(commentThreads).values(Array.from({ length: 499 }, () => row));
    expect(await ask(lin, '再一則')).toMatchObject({ code: 'commentsFull' });
  });

  it('is stored once for a repeated call', async () => {
    const key = { 'idempotency-key': 'c0ffee00-0000-4000-8000-000000000001' };
    const body = { themeId, partId: 9001, text: '只有一次', mentions: [] };
    const first = await call(lin, 'POST', 'SiteThemeComments', body, key);
    const second = await call(lin, 'POST', 'SiteThemeComments', body, key);
    expect(second.data).toEqual(first.data);
    expect(await threadsOf()).toHaveLength(1);
  });
});

describe('Who takes part', () => {
  it('gets a mail with a link and without the words, never the writer', async () => {
    const { data } = await ask(lin, '@王柏翰 祕密的字句', { mentions: [wang?.id] });
    expect(await mailed()).toEqual([`${wang?.id}@example.com`]);
    const [mail] = await test.db.select().from(outbox);
    expect(mail?.body).toContain(
      `https://office.example/mng/siteset/theme/edit/${caseId}/${themeId}#part-9001`,
    );
    expect(mail?.body).toContain('提到您');
    expect(mail?.body).not.toContain('祕密');
    await test.db.delete(outbox);
    await answer(wang, data.threadId, '好');
    expect(await mailed()).toEqual([`${lin?.id}@example.com`]);
  });

  it('is chosen from accounts that may see the site', async () => {
    const { readers } = await list();
    expect(readers.map(({ name }: { name: string }) => name).toSorted()).toEqual(
      ['林雅婷', '王柏翰'].toSorted(),
    );
    expect(await ask(lin, '@局外人', { mentions: [outsider?.id] })).toMatchObject({
      status: 400,
      errors: { mentions: [expect.any(String)] },
    });
  });

  it('finds the open threads on the home page', async () => {
    const { data } = await ask(lin, '@王柏翰', { mentions: [wang?.id] });
    const newest = { caseId, themeId, title: '松濤硯' };
    expect((await call(wang, 'GET', 'own-comments')).data).toEqual({
      mentioned: { count: 1, newest },
      open: { count: 1, newest },
      mentions: [
        {
          commentId: data.id,
          threadId: data.threadId,
          caseId,
          themeId,
          title: '松濤硯',
          partType: 1,
          author: '林雅婷',
          text: '@王柏翰',
          createdOn: expect.any(String),
        },
      ],
    });
    expect((await call(lin, 'GET', 'own-comments')).data.mentions).toEqual([]);
    expect((await call(lin, 'GET', 'own-comments')).data.open).toEqual({ count: 1, newest });
    await call(lin, 'PUT', 'SiteThemeComments/resolve', { threadId: data.threadId, isResolved: true });
    expect((await call(wang, 'GET', 'own-comments')).data.mentioned.count).toBe(0);
  });
});

describe('Comments follow their block', () => {
  const moved = [
    { id: 9002, partType: 1, align: 1, textContent: '規劃資訊', sort: 0 },
    { id: 9001, partType: 1, align: 1, textContent: '改過的標題', sort: 1 },
  ];

  it('when it moves or is edited', async () => {
    await ask(lin, '後面的', { partId: 9002 });
    await ask(lin, '前面的');
    const texts = async () =>
      (await threadsOf()).map((each: { comments: { text: string }[] }) => each.comments[0]?.text);
    expect(await texts()).toEqual(['前面的', '後面的']);
    await saveParts(moved);
    expect(await texts()).toEqual(['後面的', '前面的']);
    expect((await threadsOf()).map((each: { partId: number }) => each.partId)).toEqual([9002, 9001]);
  });

  it('to copies of the draft, also of a copy, as the same thread', async () => {
    const { data } = await ask(lin, '跟著走');
    const copyOf = async (sourceThemeId: number): Promise<number> => {
      const made = await test.inject({
        method: 'POST',
        url: '/api/v1/SiteThemes/template',
        headers: wang?.headers,
        form: { caseId, code: 'liubai', sourceThemeId },
      });
      return made.json().data.themeId;
    };
    const second = await copyOf(await copyOf(themeId));
    const [copied] = await threadsOf(second);
    const [row] = await test.db.select().from(siteThemes).where(eq(siteThemes.id, second));
    expect(copied).toMatchObject({ threadId: data.threadId, partId: row?.parts[0]?.id });
    expect(copied.partId).not.toBe(9001);
    await answer(wang, data.threadId, '在複本回覆', { themeId: second });
    expect((await threadsOf())[0].comments).toHaveLength(2);
  });

  it('is listed without a block after its deletion, and comes back with a restored version', async () => {
    const [version] = await test.db
      .insert(siteThemeVersions)
      .values({ themeId, parts: [title(9001, '面向大安森林')], publishedOn: new Date() })
      .returning({ id: siteThemeVersions.id });
    await ask(lin, '別弄丟');
    await saveParts([moved[0] ?? {}]);
    expect(await threadsOf()).toMatchObject([{ partId: null, partText: '面向大安森林' }]);
    const [row] = await test.db.select().from(siteThemes).where(eq(siteThemes.id, themeId));
    const restored = await call(wang, 'PUT', 'SiteThemes/restore', {
      themeId,
      rowVersion: row?.rowVersion,
      versionId: version?.id,
    });
    expect(restored).toMatchObject({ succeeded: true });
    expect(await threadsOf()).toMatchObject([{ partId: 9001 }]);
  });

  it('and are not part of the draft, its preview or the publication', async () => {
    await ask(lin, '只給同仁看');
    for (const url of [`SiteThemes/${themeId}`, `SiteThemes/preview/${themeId}`, `SiteSets/${caseId}`]) {
      expect(JSON.stringify((await call(wang, 'GET', url)).data)).not.toContain('只給同仁看');
    }
    const stored = await test.db.select().from(siteThemes).where(isNotNull(siteThemes.parts));
    expect(JSON.stringify(stored)).not.toContain('只給同仁看');
  });
});
