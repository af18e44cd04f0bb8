import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { asc, desc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import type { Claim } from '../../../openapi/generated/claims';
import { claims as claimsOfCalls } from '../../../openapi/generated/operations';
import type { components } from '../../../openapi/generated/types';
import { runJob } from '../../../server/base/db/job-runner';
import { accounts, articles, contacts, imports, news, roles } from '../../../server/base/db/schema';
import { claimsOfImport } from '../../../server/subjects/imports/import-claims';
import { importJob } from '../../../server/subjects/imports/import-job';
import { createTestApp } from '../support/test-app';

type Import = components['schemas']['Import'];
type Headers = { authorization: string };
const silent = { info: () => {}, warn: () => {}, error: () => {} };

const test = await createTestApp();
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of [contacts, articles, news, imports]) await test.db.delete(table);
});

const rights = (unit: string, ...names: string[]) => names.map((name) => `Permissions.${unit}.${name}`);
const enquirer = rights('Contacts', 'View', 'Create', 'Edit');
const writer = rights('Articles', 'View', 'Create', 'Edit', 'Delete');
const librarian = rights('Media', 'View', 'Create', 'Delete');

async function made(kind: string, content: string, by: Headers): Promise<number> {
  const answer = await test.inject({
    method: 'POST',
    url: `/api/v1/imports/${kind}`,
    headers: by,
    form: { file: new File([content], '名單.csv') },
  });
  return answer.json<{ data: { id: number } }>().data.id;
}
const ask = (url: string, headers: Headers) => test.inject({ url: `/api/v1/imports/${url}`, headers });
const get = async (id: number, by: Headers) => (await ask(String(id), by)).json<{ data: Import }>().data;
const rowsOf = async (id: number, by: Headers) =>
  (await ask(`rows?id=${id}`, by)).json<{ data: { items: components['schemas']['ImportRow'][] } }>().data
    .items;
const put = (call: string, payload: object, headers: Headers) =>
  test.inject({ method: 'PUT', url: `/api/v1/imports/${call}`, headers, payload });
const job = (maxMs?: number) => importJob({ allowedHosts: ['127.0.0.1'], ...(maxMs ? { maxMs } : {}) });
const work = () => runJob(test.db, job(), silent, { isForced: true });
const messageOf = (answer: Awaited<ReturnType<typeof put>>) =>
  answer.json<{ messages: string[] }>().messages[0];

const enquiries = '姓名,手機,信箱,內容,備註\n王小明,0912345678,siyin@example.tw,看屋,妹妹 0922111222';
const shownEnquiry = ['王○明', '0912-***-678', 'si***@example.tw', '看屋', '妹***'];

it('no choice of columns unmasks a file of enquiries, in its cells or in the reasons of a refusal', async () => {
  const own = await test.signInAs(enquirer);
  const id = await made('contact', enquiries, own);
  const fields = (await get(id, own)).fields.map(({ name }) => name);
  for (const column of [0, 1, 2, 4]) {
    for (const field of fields) {
      await put('mapping', { id, mapping: [{ field, column }] }, own);
      const [row] = await rowsOf(id, own);
      expect(row?.cells).toEqual(shownEnquiry);
      expect(JSON.stringify(row)).not.toMatch(/王小明|0912345678|siyin|0922111222/);
    }
  }
  await put('mapping', { id, mapping: [{ field: 'name', column: 3 }] }, own);
  expect((await rowsOf(id, own))[0]?.cells[3]).toBe('看***');
});

it("a colleague's file of enquiries needs the claim for personal data in every call", async () => {
  const owner = await test.signInAs(enquirer);
  const [colleague, officer] = [
    await test.signInAs(enquirer),
    await test.signInAs([...enquirer, 'Permissions.Privacy.View']),
  ];
  const id = await made('contact', enquiries, owner);
  for (const url of [String(id), `rows?id=${id}`]) {
    expect((await ask(url, colleague)).statusCode).toBe(403);
    expect((await ask(url, officer)).statusCode).toBe(200);
  }
  for (const [call, more] of [
    ['mapping', { mapping: [] }],
    ['run', {}],
  ] as const) {
    expect((await put(call, { id, ...more }, colleague)).statusCode).toBe(403);
  }
  await test.db.update(imports).set({ state: 'queued' });
  expect((await put('stop', { id }, colleague)).statusCode).toBe(403);
  expect((await put('stop', { id }, officer)).statusCode).toBe(200);
  await test.db.update(imports).set({ state: 'done', finishedOn: new Date() });
  expect((await put('undo', { id }, colleague)).statusCode).toBe(403);
  const listed = async (by: Headers) => (await ask('list', by)).json<{ data: object[] }>().data.length;
  expect([await listed(owner), await listed(colleague), await listed(officer)]).toEqual([1, 0, 1]);
  const article = await made('article', '標題,日期\n甲,2026-11-01', await test.signInAs(writer));
  expect((await ask(String(article), await test.signInAs(writer))).statusCode).toBe(200);
});

const effect = { adds: false, changes: false, corrects: false, hasPictures: false };
it.each<[Parameters<typeof claimsOfImport>, Claim | undefined]>([
  [['case', { ...effect, isUndo: false, adds: true }], claimsOfCalls.createCaseInfo],
  [['case', { ...effect, isUndo: false, changes: true }], claimsOfCalls.updateCaseInfo],
  [['case', { ...effect, isUndo: true, adds: true }], claimsOfCalls.deleteCaseInfo],
  [['article', { ...effect, isUndo: true, adds: true }], claimsOfCalls.deleteArticle],
  [['article', { ...effect, isUndo: true, changes: true }], claimsOfCalls.updateArticle],
  [['news', { ...effect, isUndo: true, adds: true }], claimsOfCalls.deleteNews],
  [['news', { ...effect, isUndo: false, hasPictures: true }], claimsOfCalls.createMedia],
  [['news', { ...effect, isUndo: true, hasPictures: true }], claimsOfCalls.deleteMedia],
  [['contact', { ...effect, isUndo: false, corrects: true }], claimsOfCalls.correctContact],
  [['contact', { ...effect, isUndo: true, adds: true }], claimsOfCalls.updateContactNote],
])('%j asks the claim of the direct call', (given, claim) => {
  expect(claimsOfImport(...given)).toEqual([claim]);
});

it('an undo needs the claims to delete what was added and to change back what was changed', async () => {
  const by = await test.signInAs([...writer, ...librarian]);
  await test.db
    .insert(articles)
    .values({ title: '舊', type: 2, publishDate: '2026-11-01', sort: 1, summary: '原' });
  const id = await made('article', '標題,日期,摘要\n新,2026-11-01,\n舊,2026-11-01,改', by);
  const editor = await test.signInAs(rights('Articles', 'View', 'Create', 'Edit'));
  const adder = await test.signInAs(rights('Articles', 'View', 'Create', 'Delete'));
  const refused = await put('run', { id }, adder);
  expect([refused.statusCode, messageOf(refused)]).toEqual([
    409,
    '您的角色沒有這個動作所需的權限：文章（編輯），請由有權限的同仁操作',
  ]);
  await put('run', { id }, by);
  await work();
  expect(messageOf(await put('undo', { id }, editor))).toContain('：文章（刪除），');
  expect(messageOf(await put('undo', { id }, adder))).toContain('：文章（編輯），');
  expect((await put('undo', { id }, by)).statusCode).toBe(200);
  await work();
  expect(await test.db.select().from(articles).orderBy(asc(articles.id))).toMatchObject([
    { title: '舊', summary: '原', deletedOn: null },
    { title: '新', deletedOn: expect.any(Date) },
  ]);
});

type Account = Pick<typeof accounts.$inferSelect, 'id' | 'roleId'>;
const ofAccount = ({ id }: Account) => eq(accounts.id, id);
const changes: [string, (account: Account) => Promise<unknown>][] = [
  ['deactivated', (own) => test.db.update(accounts).set({ isActive: false }).where(ofAccount(own))],
  ['without a role', (own) => test.db.update(accounts).set({ roleId: null }).where(ofAccount(own))],
  [
    'with less claims',
    ({ roleId }) =>
      test.db
        .update(roles)
        .set({ claims: ['Permissions.Articles.View'] })
        .where(eq(roles.id, roleId ?? 0)),
  ],
];
it.each(changes)('an account that is %s since writes and undoes nothing more', async (_, change) => {
  const by = await test.signInAs(writer);
  const [own] = await test.db.select().from(accounts).orderBy(desc(accounts.id)).limit(1);
  const witness = await test.signInAs(writer);
  const [written, waiting] = [
    await made('article', '標題,日期\n甲,2026-11-01', by),
    await made('article', '標題,日期\n乙,2026-11-01', by),
  ];
  await put('run', { id: written }, by);
  await work();
  await put('undo', { id: written }, by);
  await put('run', { id: waiting }, by);
  if (own) await change(own);
  await work();
  for (const id of [written, waiting]) {
    expect(await get(id, witness)).toMatchObject({
      state: 'stopped',
      stopReason: '執行者的帳號已停用，或不再有所需的權限',
    });
  }
  expect([(await get(written, witness)).canUndo, (await get(waiting, witness)).canUndo]).toEqual([
    true,
    false,
  ]);
  expect(await test.db.select().from(articles)).toMatchObject([{ title: '甲', deletedOn: null }]);
});

it('an import keeps names and addresses of enquirers unless the claim to correct them is held', async () => {
  await test.db.insert(contacts).values({
    type: 4,
    name: '王小明',
    gender: 1,
    tel: '0912345678',
    email: 'old@example.tw',
    content: '原有',
    createdOn: new Date('2026-11-01T00:00:00Z'),
  });
  const file = '姓名,電話,信箱,內容,時間\n李大華,0912345678,new@example.tw,改過,2026/11/01 08:00';
  const by = await test.signInAs(enquirer);
  const officer = await test.signInAs([...enquirer, ...rights('Privacy', 'View', 'Edit')]);
  const id = await made('contact', file, by);
  expect((await rowsOf(id, by))[0]).toMatchObject({
    verdict: 'changed',
    reasons: ['內容'],
    notes: [
      '姓名不同，沒有更新：更正個人資料需要個資保護的編輯權限',
      'E-mail不同，沒有更新：更正個人資料需要個資保護的編輯權限',
    ],
  });
  await put('run', { id }, by);
  await work();
  expect(await test.db.select().from(contacts)).toMatchObject([
    { name: '王小明', email: 'old@example.tw', content: '改過' },
  ]);
  const corrected = await made('contact', file, officer);
  expect((await rowsOf(corrected, officer))[0]).toMatchObject({
    verdict: 'changed',
    reasons: ['姓名', 'E-mail'],
  });
  const reader = await test.signInAs([...enquirer, 'Permissions.Privacy.View']);
  expect(messageOf(await put('run', { id: corrected }, reader))).toContain('個資保護（編輯）');
  await put('run', { id: corrected }, officer);
  await work();
  expect(await test.db.select().from(contacts)).toMatchObject([{ name: '李大華', email: 'new@example.tw' }]);
});

const postsWith = (addresses: readonly string[]) =>
  `標題,日期,內容\n${addresses.map((address, place) => `圖 ${place},2026-11-01,"<p>字</p><img src=""${address}"">"`).join('\n')}`;

/** A host on the loopback that accepts each request and answers none. */
async function silentHost() {
  const asked: string[] = [];
  const host = createServer(({ url = '' }) => void asked.push(url));
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const { port } = host.address() as AddressInfo;
  return {
    asked,
    addresses: Array.from({ length: 60 }, (_, place) => `http://127.0.0.1:${port}/${place}.png`),
    close: () => {
      host.closeAllConnections();
      host.close();
    },
  };
}

it("an account's file that waits for silent hosts keeps nobody else waiting, and can be stopped", async () => {
  const [slow, quick] = [
    await test.signInAs([...writer, ...librarian]),
    await test.signInAs([...writer, ...librarian]),
  ];
  const host = await silentHost();
  const running: { job?: Promise<unknown> } = {};
  try {
    const first = await made('article', postsWith(host.addresses), slow);
    const second = await made('article', '標題,日期\n乙,2026-11-01', quick);
    await put('run', { id: first }, slow);
    running.job = work();
    await vi.waitFor(() => expect(host.asked.length).toBeGreaterThan(0), { timeout: 60_000 });
    await put('run', { id: second }, quick);
    await vi.waitFor(async () => expect((await get(second, quick)).state).toBe('done'), { timeout: 60_000 });
    expect((await get(first, slow)).state).toBe('queued');
    expect((await put('stop', { id: first }, slow)).statusCode).toBe(200);
    await running.job;
    expect(await get(first, slow)).toMatchObject({
      state: 'stopped',
      stopReason: '已由使用者停止',
      doneRows: 0,
      canUndo: false,
    });
    expect(host.asked.length).toBeLessThan(60);
    expect((await put('stop', { id: first }, slow)).statusCode).toBe(409);
    expect((await put('run', { id: first }, slow)).statusCode).toBe(409);
    expect(await test.db.select().from(articles)).toMatchObject([{ title: '乙' }]);
  } finally {
    host.close();
    await running.job;
  }
}, 180_000);

it('a host that does not answer is asked a few times, and its rows are imported without pictures', async () => {
  const by = await test.signInAs([...writer, ...librarian]);
  const host = await silentHost();
  try {
    const id = await made('article', postsWith(host.addresses), by);
    await put('run', { id }, by);
    await runJob(test.db, job(200), silent, { isForced: true });
    expect(await get(id, by)).toMatchObject({
      state: 'done',
      doneRows: 60,
      pictures: { found: 60, fetched: 0, failed: 60 },
    });
    expect(host.asked.length).toBeLessThan(10);
    expect((await rowsOf(id, by)).flatMap(({ notes }) => notes ?? []).join()).toContain('不再嘗試');
  } finally {
    host.close();
  }
});

it('what a stopped import has written stays listed, and its undo removes it', async () => {
  const by = await test.signInAs(writer);
  const lines = Array.from({ length: 600 }, (_, place) => `文章 ${place},2026-11-01`);
  const id = await made('article', `標題,日期\n${lines.join('\n')}`, by);
  await put('run', { id }, by);
  const stopping = vi.waitFor(
    async () => {
      expect(await test.db.$count(articles)).toBeGreaterThan(0);
      await put('stop', { id }, by);
    },
    { timeout: 60_000, interval: 5 },
  );
  await Promise.all([work(), stopping]);
  const after = await get(id, by);
  expect(['stopped', 'done']).toContain(after.state);
  expect(after).toMatchObject({ canUndo: true, doneRows: await test.db.$count(articles) });
  await put('undo', { id }, by);
  await work();
  expect((await get(id, by)).state).toBe('undone');
  expect((await test.db.select().from(articles)).every(({ deletedOn }) => deletedOn !== null)).toBe(true);
});

it('a file names 2,000 pictures at most', async () => {
  const by = await test.signInAs([...writer, ...librarian]);
  const answer = await test.inject({
    method: 'POST',
    url: '/api/v1/imports/article',
    headers: by,
    form: {
      file: new File(
        [postsWith(Array.from({ length: 2_001 }, (_, place) => `https://a.example/${place}.png`))],
        'a.csv',
      ),
    },
  });
  expect(answer.json()).toMatchObject({
    errors: { file: ['檔案有 2,001 張圖片，一次最多匯入 2,000 張，請分成數個檔案'] },
  });
});

it('pictures go into the library only for accounts that may add to it', async () => {
  const by = await test.signInAs(writer);
  const id = await made('article', postsWith(['https://a.example/a.png']), by);
  expect(messageOf(await put('run', { id }, by))).toContain('素材庫（新增）');
});
