import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readManual } from '../../../scripts/build-manual';
import { syncManual } from '../../../server/operation/seed/manual';
import { contractOperations } from '../support/contract-operations';
import { createTestApp } from '../support/test-app';

const test = await createTestApp();
afterAll(() => test.close());

it('the printed manual is not older than its sources', () => {
  const printed = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../server/operation/seed/files/manual/index.json'), 'utf8'),
  ) as unknown;
  expect(printed).toEqual(
    readManual().map(({ title, description, fileName, source }) => ({
      title,
      description,
      fileName,
      source,
    })),
  );
});

it('help documents are listed for every signed-in account and come as PDF downloads, and a second start changes nothing', async () => {
  await syncManual(test.db);
  await syncManual(test.db);
  const headers = await test.signInAs([]);
  const { data } = (await test.inject({ url: '/api/v1/downloads/list', headers })).json() as {
    data: { title: string; filePath: string; fileSize: number; lastModifiedOn: string }[];
  };
  expect(data.map(({ title }) => title)).toEqual([
    '登入與首頁',
    '角色與帳號',
    '首頁彈窗設定',
    '文章管理',
    '網站建案資訊管理',
    '網頁設計與發布',
    '最新消息管理',
    '聯絡我們',
    '回收桶',
    '預覽連結',
    '上架與下架時間',
    '我的帳號',
    '紀錄',
    '素材庫',
    '官方網站',
    '對外連線',
    '資料匯入',
    '核准',
    '全站取代',
  ]);
  for (const { lastModifiedOn } of data) {
    expect(Math.abs(Date.parse(lastModifiedOn) - Date.now())).toBeLessThan(3_600_000);
  }
  const file = await test.inject({ url: data[0]?.filePath ?? '' });
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment',
    'x-content-type-options': 'nosniff',
  });
  expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(file.rawPayload).toHaveLength(data[0]?.fileSize ?? 0);
});

/** Operations whose answer differs from what their parameters suggest. */
const knownOtherwise: Record<string, number> = {
  // An impossible session id.
  endSession: 400,
  // An impossible mail key.
  getTestMail: 400,
  // Exports of masked lists require a purpose.
  exportContacts: 400,
  // An impossible kind.
  getApprovalOf: 400,
  // A missing record has no versions.
  listCaseVersions: 200,
  listArticleVersions: 200,
  listNewsVersions: 200,
  listRoleVersions: 200,
  listPopupVersions: 200,
  listSharedBlockVersions: 200,
  // Only with the demo's content.
  listDemoMails: 404,
  // Only with settings of their own.
  startPasskeySignIn: 404,
  startCompanySignIn: 404,
  // A refusal with its own message.
  getSalesCase: 200,
  listNearSalesCases: 200,
};

it('each operation of the contract answers correctly without a body or record', async () => {
  const operations = contractOperations();
  const headers = await test.signInAs([...new Set(operations.map(({ claim }) => claim))]);
  const answered: [string, number][] = [];
  for (const { operationId, method, url } of operations) {
    answered.push([operationId, (await test.inject({ method, url, headers })).statusCode]);
  }
  const expected = operations.map(({ operationId, body, isMissing, url }) => {
    const missing = body === 'form' ? 415 : isMissing ? 400 : url.includes('999999') ? 404 : 200;
    return [operationId, knownOtherwise[operationId] ?? missing];
  });
  expect(answered).toEqual(expected);
});
