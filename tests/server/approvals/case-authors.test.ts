import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { ContentStatus } from '../../../openapi/generated/enums';
import { cases, recordVersions, siteThemes } from '../../../server/base/db/schema';
import { runJob } from '../../../server/base/db/job-runner';
import { importJob } from '../../../server/subjects/imports/import-job';
import { plainCase } from '../support/add-case';
import { approves, type Staff } from '../support/approvals';
import { sharedBlocksTest, sharingClaims } from '../support/shared-blocks';

const test = await sharedBlocksTest();
const approver = await test.staff([...sharingClaims, approves]);
afterAll(() => test.close());
beforeEach(() => test.empty());

async function form(by: Staff, method: 'POST' | 'PUT', url: string, body: object) {
  const answer = await test.inject({ method, url: `/api/v1/${url}`, headers: by.headers, form: body });
  expect(answer.json()).toMatchObject({ succeeded: true });
  return answer.json().data;
}
const plain = { ...plainCase, tab: 2 };
const makeCase = async (by: Staff, more: object): Promise<number> =>
  (await form(by, 'POST', 'CaseInfos', { ...plain, title: '青田硯', code: 'AUTHORS', ...more })).id;
async function changeCase(by: Staff, id: number, more: object): Promise<void> {
  const [row] = await test.db.select().from(cases).where(eq(cases.id, id));
  if (!row) throw new Error('No such case');
  const { title, subtitle, code, rowVersion } = row;
  await form(by, 'PUT', 'CaseInfos', { ...plain, title, subtitle, code, id, rowVersion, ...more });
}
async function makePage(by: Staff, caseId: number, webParts: readonly object[]): Promise<number> {
  const { themeId } = await form(by, 'POST', 'SiteThemes/template', { caseId, code: 'liubai' });
  await test.save(themeId, webParts, by);
  return themeId;
}
const bound = (source: string) => ({ partType: 1, textContent: 'x', source });

/** Adds versions of the editor, so that a case has this many. */
async function addVersions(count: number, id: number): Promise<void> {
  const [first] = await test.db.select().from(recordVersions).where(eq(recordVersions.recordId, id));
  if (!first) throw new Error('No first version');
  const { id: _, ...version } = first;
  const later = { ...version, byId: test.editor.id, changed: ['tel'] };
  await test.db.insert(recordVersions).values(Array.from({ length: count - 1 }, () => later));
}

/** Texts of the blocks that the approver may not approve. */
async function barred(themeId: number): Promise<string[]> {
  await test.rule([['words', approver]]);
  const { rowVersion } = await test.theme(themeId);
  const { data } = await test.request(test.editor, { recordId: themeId, rowVersion });
  const { blocks } = await test.find(approver, data.id);
  return blocks.flatMap(({ isBarred, after }) =>
    isBarred && after && 'textContent' in after ? [after.textContent] : [],
  );
}

it('who wrote what a bound block shows is its author, though a colleague made the page later', async () => {
  const id = await makeCase(test.editor, {});
  await changeCase(approver, id, { subtitle: '核准者寫的' });
  await changeCase(test.editor, id, { tel: '0227005678' });
  expect(await barred(await makePage(test.editor, id, [bound('title'), bound('subtitle')]))).toEqual([
    '核准者寫的',
  ]);
});

it('who created a case is author of what its pages show of it, whoever changed it afterwards', async () => {
  const id = await makeCase(approver, { subtitle: '核准者寫的' });
  await changeCase(test.editor, id, { subtitle: '核准者寫的，同事加字' });
  expect(await barred(await makePage(test.editor, id, [bound('subtitle')]))).toEqual([
    '核准者寫的，同事加字',
  ]);
});

it('who wrote a value that was published is no author of the next one', async () => {
  const id = await makeCase(approver, { subtitle: '核准者寫的' });
  const themeId = await makePage(test.editor, id, [bound('subtitle')]);
  const { parts } = await test.theme(themeId);
  await test.db
    .update(siteThemes)
    .set({ publishedParts: parts, publishedOn: new Date(), status: ContentStatus.online })
    .where(eq(siteThemes.id, themeId));
  await changeCase(test.editor, id, { subtitle: '同事寫的' });
  expect(await barred(themeId)).toEqual([]);
  await changeCase(approver, id, { subtitle: '核准者又寫' });
  expect(await barred(themeId)).toEqual(['核准者又寫']);
});

it('who brought the file of a case is author of what its pages show of it, whoever imports the file', async () => {
  const csv =
    '建案代碼,建案名稱,分類,縣市,區域,電話,副標題\nFILE1,匯入一期,熱銷建案,臺北市,大安區,0227001234,核准者寫的';
  const imported = await form(approver, 'POST', 'imports/case', { file: new File([csv], '建案.csv') });
  const started = await test.call(test.editor, 'PUT', 'imports/run', { id: imported.id });
  expect(started).toMatchObject({ succeeded: true });
  const silent = { info: () => {}, warn: () => {}, error: () => {} };
  await runJob(test.db, importJob({ allowedHosts: [] }), silent, { isForced: true });
  const [row] = await test.db.select().from(cases);
  const themeId = await makePage(test.editor, row?.id ?? 0, [bound('title'), bound('subtitle')]);
  expect(await barred(themeId)).toEqual(['匯入一期', '核准者寫的']);
});

it('who wrote a value is its author after the version with it was deleted as the oldest of a hundred', async () => {
  const id = await makeCase(approver, { subtitle: '核准者寫的' });
  await addVersions(100, id);
  await changeCase(test.editor, id, { tel: '0227005678' });
  await changeCase(test.editor, id, { tel: '0227009999' });
  const kept = and(eq(recordVersions.kind, 'case'), eq(recordVersions.recordId, id));
  expect(await test.db.$count(recordVersions, kept)).toBe(100);
  expect(await test.db.$count(recordVersions, and(kept, eq(recordVersions.byId, approver.id)))).toBe(0);
  expect(await barred(await makePage(test.editor, id, [bound('subtitle')]))).toEqual(['核准者寫的']);
});
