import { and, eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { auditEntries, siteSets } from '../../../server/base/db/schema';
import { addCase } from '../support/add-case';
import { createTestApp } from '../support/test-app';

const app = await createTestApp();
const id = await addCase(app.db, { code: 'PF1', floors: '地上 15 層', households: 26 });
await app.db.insert(siteSets).values({ caseId: id });
afterAll(() => app.close());

const facts = ['Permissions.Cases.Facts.View', 'Permissions.Cases.Facts.Edit'];
const ratio = { name: 'sharedRatio', value: '32.6%', isPrinted: true };

async function save(body: object, claims = facts) {
  const headers = await app.signInAs([...claims]);
  return (
    await app.inject({ method: 'PUT', url: '/api/v1/CaseInfos/facts', headers, payload: { id, ...body } })
  ).json();
}

it('a printed fact names its source, and no fact is given twice', async () => {
  expect((await save({ rowVersion: 1, facts: [ratio] })).errors).toEqual({
    'facts[0].source': ['印在頁面的項目必須有來源'],
  });
  const sourced = { ...ratio, source: 'permit' };
  expect((await save({ rowVersion: 1, facts: [sourced, sourced] })).errors).toEqual({
    'facts[1].name': ['同一個項目只能有一筆'],
  });
  expect((await save({ rowVersion: 1, facts: [{ ...sourced, value: ' ' }] })).errors).toEqual({
    'facts[0].value': ['此欄位為必填'],
  });
});

it('facts are saved with their row version, are in the trail one by one, and are not part of the case form', async () => {
  const sourced = {
    ...ratio,
    source: 'permit',
    documentNumber: '113 建字第 0123 號',
    documentDate: '2024-08-20',
  };
  expect(await save({ rowVersion: 1, facts: [sourced] }, ['Permissions.Cases.Edit'])).toMatchObject({
    succeeded: false,
  });
  expect(await save({ rowVersion: 1, facts: [sourced] })).toMatchObject({ data: { id, rowVersion: 2 } });
  expect(await save({ rowVersion: 1, facts: [] })).toMatchObject({ succeeded: false });
  const [entry] = await app.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.kind, 'case'), eq(auditEntries.recordId, id)));
  expect(entry).toMatchObject({ action: 'update', after: { projectFacts: [sourced] } });
  const viewer = await app.signInAs(['Permissions.Cases.Facts.View']);
  const file = (await app.inject({ url: `/api/v1/CaseInfos/facts/${id}`, headers: viewer })).json();
  expect(file.data).toMatchObject({ id, title: '松濤硯', partCount: 0, facts: [sourced], rowVersion: 2 });
  expect(file.data.caseValues).toEqual([
    { name: 'floors', value: '地上 15 層' },
    { name: 'households', value: '26 戶' },
  ]);
  const headers = await app.signInAs(['Permissions.Cases.View']);
  const own = (await app.inject({ url: `/api/v1/CaseInfos/${id}`, headers })).json();
  expect(Object.keys(own.data)).not.toContain('projectFacts');
});
