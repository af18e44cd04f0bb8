import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findSalesCase } from '../../../server/services/sales-system';
import { createTestApp, type TestApp } from '../support/test-app';

const found = { code: 'HY1', title: '青田硯', district: '臺北市大安區' };
let asked: string[] = [];
let sales: Server;
let url: string;
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  sales = createServer(({ url: path = '' }, reply) => {
    asked.push(path);
    if (path === '/cases/MOVED') return reply.writeHead(302, { location: '/elsewhere' }).end();
    reply
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ ...found, secret: 'of the sales system' }));
  });
  await new Promise<void>((resolve) => sales.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(sales.address() as AddressInfo).port}/cases`;
});
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
