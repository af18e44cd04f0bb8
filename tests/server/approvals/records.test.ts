import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { accounts, approvalRules, articles, files, outbox } from '../../../server/base/db/schema';
import { runJob } from '../../../server/base/db/job-runner';
import { importJob } from '../../../server/subjects/imports/import-job';
import { approvalsTest, approves, overrules, soon } from '../support/approvals';
import { countWaiting } from '../support/locks';

let id = 0;

const units = ['Articles', 'News', 'IndexPopup'].flatMap((unit) => [
  `Permissions.${unit}.View`,
  `Permissions.${unit}.Edit`,
  `Permissions.${unit}.Create`,
]);

const test = await approvalsTest();
const clerk = await test.staff([...units, overrules]);
const editor = await test.staff([approves, ...units]);
afterAll(() => test.close());
beforeEach(async () => {
  await test.rule([['words', editor]], 'article');
  id = (await save('POST', article({ title: '供給盤點' }))).data.id;
});

const article = (more: object) => ({
  type: 2,
  title: '',
  summary: '',
  publishDate: '2026-11-24',
  status: 0,
  seoTitle: '',
  seoKeywords: '',
  seoDescription: '',
  coverAlt: '',
  ...more,
});
async function save(method: 'POST' | 'PUT', body: object) {
  const answer = await test.inject({ method, url: '/api/v1/Articles', headers: clerk.headers, form: body });
  return { status: answer.statusCode, ...answer.json() };
}
const row = async () => {
  const [found] = await test.db.select().from(articles).where(eq(articles.id, id));
  if (!found) throw new Error('no article');
  return found;
};
const online = (status = 1) => test.call(clerk, 'PUT', 'Articles/edit-status', { id, status });
const send = async (by = clerk) =>
  (
    await test.call(by, 'POST', 'Approvals', {
      kind: 'article',
      recordId: id,
      rowVersion: (await row()).rowVersion,
      note: '',
      dueOn: soon(),
      people: [],
    })
  ).data?.id as number;
const change = async (title: string, status = 0) =>
  save('PUT', article({ id, rowVersion: (await row()).rowVersion, title, status }));

it('an article goes online without rules', async () => {
  await test.db.delete(approvalRules);
  expect(await online()).toMatchObject({ succeeded: true });
});

it('an article goes online only after its approval, with the approved content', async () => {
  const refused = await online();
  expect(refused).toMatchObject({ succeeded: false, code: 'approvalMissing' });
  expect(refused.messages[0]).toContain('請先以「下架」儲存，再送核准');
  const request = await send();
  const { blocks } = await test.find(editor, request);
  expect(blocks).toMatchObject([{ key: 'content', change: 'added', isMine: true }]);
  expect(blocks[0]?.fields[0]).toMatchObject({ after: '供給盤點' });
  await test.approve(editor, request);
  await change('供給盤點二');
  expect(await online()).toMatchObject({ code: 'approvalMissing' });
  await test.approve(editor, request);
  expect(await online()).toMatchObject({ succeeded: true });
  expect(await test.find(clerk, request)).toMatchObject({ state: 'published' });
});

it('an online article changes for visitors only with approval', async () => {
  await test.approve(editor, await send());
  await online();
  expect(await change('別的標題', 1)).toMatchObject({ code: 'approvalMissing' });
  expect((await row()).title).toBe('供給盤點');
  expect(await change('供給盤點', 1)).toMatchObject({ succeeded: true });
});

it('a new article does not start online', async () => {
  expect(await save('POST', article({ title: '直接上架', status: 1 }))).toMatchObject({
    code: 'approvalMissing',
  });
});

it('an approver sees links and pictures of an article, also removed ones', async () => {
  const [one, two] = ['a'.repeat(64), 'b'.repeat(64)];
  const parts = [
    { id: 1, partType: 2, textContent: '看屋', html: '<p><a href="https://example.com/100%25">看屋</a></p>' },
    { id: 2, partType: 4, fileSha: one, fileName: '1.jpg', altText: '外觀' },
    { id: 3, partType: 4, fileSha: two, fileName: '2.jpg', altText: '大廳' },
  ];
  const picture = {
    bytes: Buffer.from('x'),
    extension: 'jpg',
    mime: 'image/jpeg',
    size: 1,
    width: 10,
    height: 10,
  };
  await test.db.insert(files).values([one, two].map((sha) => ({ ...picture, sha })));
  await test.db.update(articles).set({ parts }).where(eq(articles.id, id));
  const shown = async () => {
    const [block] = (await test.find(editor, await send())).blocks;
    return block?.fields.map(({ label, after, afterPicture }) => [label, afterPicture?.filePath ?? after]);
  };
  const told = await shown();
  expect(told).toContainEqual(['內容的連結', 'https://example.com/100%25']);
  expect(told).toContainEqual(['內容的圖片 2', expect.stringContaining(two)]);
});

it('a request waits for a running save, and is refused for the content before it', async () => {
  const before = await row();
  const request = {
    kind: 'article',
    recordId: id,
    rowVersion: before.rowVersion,
    note: '',
    dueOn: soon(),
    people: [],
  };
  const sending = await test.db.transaction(async (tx) => {
    await tx
      .update(articles)
      .set({ title: '剛改的標題', rowVersion: before.rowVersion + 1 })
      .where(eq(articles.id, id));
    const answer = test.call(clerk, 'POST', 'Approvals', request);
    await expect.poll(() => countWaiting(test.db)).toBe(1);
    return { answer };
  });
  expect((await sending.answer).status).toBe(409);
});

it('an emergency puts a record online with a reason sent to all approvers, and closes its request', async () => {
  const request = await send();
  await test.db.delete(outbox);
  const publish = async (more: object = {}) =>
    test.call(clerk, 'PUT', 'Approvals/emergency', {
      kind: 'article',
      recordId: id,
      rowVersion: (await row()).rowVersion,
      emergencyReason: '官網公告有錯誤的日期，先行更正',
      ...more,
    });
  expect((await publish({ emergencyReason: '　'.repeat(12) })).status).toBe(400);
  expect((await publish({ rowVersion: 99 })).status).toBe(409);
  expect(
    (
      await test.call(await test.staff([approves]), 'PUT', 'Approvals/emergency', {
        kind: 'article',
        recordId: id,
        rowVersion: (await row()).rowVersion,
        emergencyReason: '官網公告有錯誤的日期，先行更正',
      })
    ).status,
  ).toBe(403);
  expect((await row()).status).toBe(0);
  expect(await publish()).toMatchObject({ succeeded: true });
  expect((await row()).status).toBe(1);
  expect(await test.find(clerk, request)).toMatchObject({
    state: 'published',
    emergencyReason: '官網公告有錯誤的日期，先行更正',
  });
  const [mail] = await test.db.select().from(outbox);
  expect(mail?.body).toContain('官網公告有錯誤的日期');
  expect(await publish()).toMatchObject({ code: 'approvalNotNeeded' });
});

it('an emergency puts the first popup online by the rules of a save', async () => {
  await test.rule([['words', editor]], 'popup');
  const { data } = await test.call(clerk, 'GET', 'index-popup');
  const body = {
    kind: 'popup',
    recordId: 1,
    rowVersion: data.rowVersion,
    emergencyReason: '颱風停班，今日暫停賞屋',
  };
  expect(await test.call(clerk, 'PUT', 'Approvals/emergency', body)).toMatchObject({
    code: 'popupNeedsImage',
  });
});

it('a closed request names who decided it, whatever the rules are since', async () => {
  const request = await send();
  await test.approve(editor, request);
  await online();
  const other = await test.staff([approves]);
  await test.rule([['words', other]], 'article');
  const told = async () =>
    (await test.find(clerk, request)).departments.map(({ roleId, state }) => [roleId, state]);
  expect(await told()).toEqual([[editor.roleId, 'approved']]);
  await test.db.update(accounts).set({ isActive: false }).where(eq(accounts.id, editor.id));
  expect(await told()).toEqual([[editor.roleId, 'approved']]);
  await test.db.update(accounts).set({ isActive: true }).where(eq(accounts.id, editor.id));
});

it('nobody approves their own article', async () => {
  const [mine] = await test.db
    .insert(articles)
    .values({ type: 2, title: '自己寫的', publishDate: '2026-11-24', sort: 1, lastModifiedById: editor.id })
    .returning({ id: articles.id });
  id = mine?.id ?? 0;
  expect(await test.approve(editor, await send())).toMatchObject({ code: 'approvalNotYours' });
});

it('nobody approves a copy of their own article that a colleague made', async () => {
  const [mine] = await test.db
    .insert(articles)
    .values({ type: 2, title: '自己寫的', publishDate: '2026-11-24', sort: 1, lastModifiedById: editor.id })
    .returning({ id: articles.id });
  id = (await test.call(clerk, 'POST', 'Articles/duplicate', { id: mine?.id })).data.id;
  expect(await test.approve(editor, await send())).toMatchObject({ code: 'approvalNotYours' });
});

it('nobody approves content of their own file that a colleague imported', async () => {
  const made = await test.inject({
    method: 'POST',
    url: '/api/v1/imports/article',
    headers: editor.headers,
    form: {
      file: new File(['標題,日期\n自己寫的清單,2026-11-24'], '清單.csv'),
    },
  });
  const list = made.json<{ data: { id: number } }>().data.id;
  expect(await test.call(clerk, 'PUT', 'imports/run', { id: list })).toMatchObject({ succeeded: true });
  const silent = { info: () => {}, warn: () => {}, error: () => {} };
  await runJob(test.db, importJob({ allowedHosts: [] }), silent, { isForced: true });
  const [come] = await test.db.select().from(articles).where(eq(articles.title, '自己寫的清單'));
  id = come?.id ?? 0;
  expect(await test.approve(editor, await send())).toMatchObject({ code: 'approvalNotYours' });
});

it('popups and news need approval by the rules of their kinds', async () => {
  await test.rule([['words', editor]], 'popup');
  const { data } = await test.call(clerk, 'GET', 'Approvals/of/popup/1');
  expect(data).toMatchObject({ isRuled: true, isNeeded: true });
  expect((await test.call(clerk, 'GET', `Approvals/of/article/${id}`)).data).toMatchObject({
    isRuled: false,
  });
});

it('changes are asked of fields: the mail and the list lead to the first of them in the form, and the content is approved no more', async () => {
  await test.rule(
    [
      ['words', editor],
      ['terms', editor],
    ],
    'article',
  );
  const request = await send();
  await test.approve(editor, request);
  await test.db.delete(outbox);
  const ask = (attached: string[]) =>
    test.call(editor, 'PUT', 'Approvals/decide', {
      id: request,
      decision: 'askChanges',
      blocks: [],
      note: '標題請再短一點',
      reasons: ['wording'],
      attached,
    });
  expect(await ask(['field-cover', 'field-title', 'field-unknown'])).toMatchObject({
    data: { state: 'changesAsked' },
  });
  const { asked, details } = await test.find(clerk, request);
  expect(asked?.block).toBe('field-title');
  expect(details).toMatchObject([
    { approved: 0, ask: { blocks: ['field-title'], fields: [{ key: 'field-title', label: '標題' }] } },
  ]);
  const links = async () =>
    (await test.db.select().from(outbox)).map(({ body }) => /https:\S+/.exec(body)?.[0]);
  expect(await links()).toEqual([`https://office.example/mng/article/edit/${id}#field-title`]);
});

it('an article whose text is to be changed leads to its page of content', async () => {
  await test.db
    .update(articles)
    .set({ parts: [{ id: 1, partType: 2, textContent: '供給量' }] })
    .where(eq(articles.id, id));
  const request = await send();
  await test.db.delete(outbox);
  await test.call(editor, 'PUT', 'Approvals/decide', {
    id: request,
    decision: 'askChanges',
    blocks: [],
    note: '請寫明來源',
    reasons: ['other'],
    attached: ['field-content'],
  });
  const [mail] = await test.db.select().from(outbox);
  expect(mail?.body).toContain(`https://office.example/mng/article/content/${id}`);
  expect(mail?.body).not.toContain('#');
});
