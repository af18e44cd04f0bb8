import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { salesCases } from '../../../server/base/db/schema';
import { inTransaction } from '../../../server/base/db/transaction';
import {
  findSalesCase,
  listNearSalesCases,
  storeSalesCase,
} from '../../../server/subjects/sites/sales-system';
import { createTestApp } from '../support/test-app';

const found = { code: 'HY1', title: '青田硯', district: '臺北市大安區' };
let asked: string[] = [];

const test = await createTestApp();
const sales = createServer(({ url: path = '' }, reply) => {
  asked.push(path);
  if (path === '/cases/MOVED') return reply.writeHead(302, { location: '/elsewhere' }).end();
  reply
    .setHeader('content-type', 'application/json')
    .end(JSON.stringify({ ...found, secret: 'of the sales system' }));
});
await new Promise<void>((resolve) => sales.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${(sales.address() as AddressInfo).port}/cases`;
afterAll(async () => {
  sales.close();
  await test.close();
});

it('a code is one segment of the address under ISALE_URL, whatever it holds, and only three fields of the answer are used', async () => {
  asked = [];
  for (const code of ['HY1', '../x', 'a/../../b', 'a?b#c', '%2e%2e']) {
    expect(await findSalesCase(test.db, url, code)).toEqual(found);
  }
  expect(asked).toEqual([
    '/cases/HY1',
    '/cases/..%2Fx',
    '/cases/a%2F..%2F..%2Fb',
    '/cases/a%3Fb%23c',
    '/cases/%252e%252e',
  ]);
});

it.each(['.', '..'])('the code %s, which would lead above it, is not asked for', async (code) => {
  asked = [];
  await expect(findSalesCase(test.db, url, code)).rejects.toThrow('銷售系統查無此建案代碼');
  expect(asked).toEqual([]);
});

it('a redirect of the sales system is not followed', async () => {
  asked = [];
  await expect(findSalesCase(test.db, url, 'MOVED')).rejects.toThrow('銷售系統暫時無法連線，請稍後再試');
  expect(asked).toEqual(['/cases/MOVED']);
});

const known = ['HY202503', 'HY202504', 'HY202312', 'HY202503B', 'SY2025', 'A1', 'XX999999'];

it.each([
  ['a sign that is another', 'HY202508', ['HY202503', 'HY202504', 'HY202503B']],
  ['two signs swapped', 'HY202530', ['HY202503', 'HY202503B', 'HY202504']],
  ['a sign left out', 'HY20503', ['HY202503']],
  ['other letters, small ones', 'hy202312', ['HY202312']],
  ['only the beginning', 'HY2023', ['HY202312']],
  ['more than the code', 'HY202312-2', ['HY202312']],
  ['a short code', 'A2', ['A1']],
  ['nothing alike', '松濤硯', []],
  ['a text that no code is as long as', 'HY202503'.repeat(20), []],
])('similar codes are suggested for a code with %s', async (_, code, near) => {
  await test.db.delete(salesCases);
  await test.db.insert(salesCases).values(known.map((each) => ({ code: each, title: each, district: '' })));
  expect((await listNearSalesCases(test.db, code)).map((each) => each.code)).toEqual(near);
});

it('the last answer of the sales system is stored once', async () => {
  await test.db.delete(salesCases);
  await inTransaction(test.db, async (tx) => {
    await storeSalesCase(tx, found);
    await storeSalesCase(tx, { ...found, title: '青田硯二期' });
  });
  expect(await listNearSalesCases(test.db, 'HY2')).toEqual([{ ...found, title: '青田硯二期' }]);
});
