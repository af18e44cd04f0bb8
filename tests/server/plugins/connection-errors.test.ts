import { connect, type AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { buildApp } from '../../../server/app';
import { readConfig } from '../../../server/base/config/config';
import { assertContract } from '../support/contract-answers';
import { createTestDatabase } from '../support/test-database';

const database = await createTestDatabase();
const app = await buildApp(
  readConfig({
    LOG_LEVEL: 'silent',
    SEED: 'none',
    DATABASE_URL: database.url,
    PUBLIC_ORIGIN: 'https://www.example.com',
  }),
  database.db,
  { maxLoopWaitMs: Infinity },
);
// Node checks for unfinished requests every half minute; its types omit this option of a server.
Object.assign(app.server, { connectionsCheckingInterval: 100 });
await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(async () => {
  await app.close();
  await database.close();
});

/** Status and body of everything received for these bytes until the connection closes. */
function exchange(bytes: string): Promise<{ status: number; body: unknown; headers: string }> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1', () =>
      socket.write(bytes),
    );
    socket
      .setEncoding('utf8')
      .on('data', (chunk: string) => (text += chunk))
      .once('error', reject)
      .once('close', () => {
        const [headers = '', body = ''] = text.split('\r\n\r\n');
        const status = Number(headers.split(' ')[1]);
        assertContract('POST', '/api/v1/contact', status, body);
        resolve({ status, body: JSON.parse(body) as unknown, headers });
      });
  });
}

const envelope = (message: string) => ({ succeeded: false, messages: [message], data: null });
const get = (path: string, head = 'Host: a\r\n') =>
  `GET ${path} HTTP/1.1\r\n${head}Connection: close\r\n\r\n`;

it.each([
  [
    'an address over the limit of headers',
    get(`/api/v1/contact?${'x'.repeat(20_000)}`),
    431,
    '上傳的資料過大',
  ],
  [
    'headers over their limit',
    get('/healthz', `Host: a\r\nX: ${'x'.repeat(20_000)}\r\n`),
    431,
    '上傳的資料過大',
  ],
  ['what is no HTTP', 'hello\r\n\r\n', 400, '資料格式不正確'],
  ['an unknown method', 'BREW /healthz HTTP/1.1\r\nHost: a\r\n\r\n', 400, '資料格式不正確'],
  [
    'two lengths',
    'POST /api/v1/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
    '資料格式不正確',
  ],
  [
    'a length that is none',
    'POST /api/v1/contact HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n',
    400,
    '資料格式不正確',
  ],
  ['no host', get('/api/identity/account/me', ''), 400, '資料格式不正確'],
  ['no host in HTTP 1.0', 'GET /api/identity/account/me HTTP/1.0\r\n\r\n', 400, '資料格式不正確'],
  ['an empty host', get('/mng', 'Host: \r\n'), 400, '資料格式不正確'],
  ['an expectation that is not known', get('/healthz', 'Host: a\r\nExpect: tea\r\n'), 417, '資料格式不正確'],
  ['an address that is none', get('/%zz'), 400, '資料格式不正確'],
  ['a parameter that is too long', get(`/files/${'x'.repeat(300)}`), 400, '資料格式不正確'],
])('%s is answered in the envelope', async (_, bytes, status, message) => {
  const answer = await exchange(bytes);
  expect({ status: answer.status, body: answer.body }).toEqual({ status, body: envelope(message) });
  for (const header of [
    'content-type: application/json; charset=utf-8',
    'cache-control: no-store',
    'x-content-type-options: nosniff',
  ]) {
    expect(answer.headers.toLowerCase()).toContain(header);
  }
});

it('a request that does not end is answered 408 in the envelope', async () => {
  app.server.headersTimeout = 200;
  app.server.requestTimeout = 300;
  const answer = exchange('POST /api/v1/contact HTTP/1.1\r\nHost: a\r\n');
  await expect(answer).resolves.toMatchObject({ status: 408, body: envelope('資料傳送逾時，請再試一次') });
});

it('a call that arrives on an open connection while the server stops is answered, and the connection ends', async () => {
  const own = await buildApp(
    readConfig({ LOG_LEVEL: 'silent', SEED: 'none', DATABASE_URL: database.url }),
    database.db,
    { maxLoopWaitMs: Infinity },
  );
  await own.listen({ port: 0, host: '127.0.0.1' });
  let text = '';
  const ask = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n';
  const socket = connect((own.server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(ask));
  const ended = new Promise((resolve) => {
    socket
      .setEncoding('utf8')
      .on('data', (chunk: string) => (text += chunk))
      .once('close', resolve);
  });
  await expect.poll(() => text).toContain('HTTP/1.1 200');
  // The next request is in transit when the server stops.
  const closing = own.close();
  socket.write(ask);
  await Promise.all([ended, closing]);
  const [first = '', second = ''] = text.split(/(?=HTTP\/1\.1 )/);
  expect([first, second].map((answer) => answer.slice(9, 12))).toEqual(['200', '200']);
  expect([first, second].map((answer) => /connection: close/i.test(answer))).toEqual([false, true]);
});
