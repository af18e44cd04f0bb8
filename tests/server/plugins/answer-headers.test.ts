import { afterAll, expect, it } from 'vitest';
import { answerHeaders } from '../../../server/access/plugins/answer-headers';
import { createTestApp } from '../support/test-app';
import { contractOperations } from '../support/contract-operations';

const test = await createTestApp();
afterAll(() => test.close());

const operations = contractOperations();
const headersOf = ({ headers }: { headers: Record<string, unknown> }) =>
  Object.fromEntries(Object.keys(answerHeaders).map((name) => [name, headers[name]]));

it('no answer of the API, also a refusal, can be cached by a browser, framed, run or sniffed as another type', async () => {
  const headers = await test.signInAs(operations.map(({ claim }) => claim));
  for (const { method, url } of operations) {
    for (const own of [{}, headers]) {
      const answer = await test.app.inject({ method, url, headers: own });
      expect([method, url, headersOf(answer)]).toEqual([method, url, answerHeaders]);
    }
  }
});

it.each(['/', '/nothing', '/%zz', `/files/${'x'.repeat(300)}`, '/case/nothing/more'])(
  '%s: nor can an answer outside of its calls',
  async (url) => {
    expect(headersOf(await test.app.inject({ url }))).toEqual(answerHeaders);
  },
);

it('a page of an unknown address cannot be framed and runs no script', async () => {
  const { statusCode, headers } = await test.app.inject({ url: '/case/nothing' });
  const policy = String(headers['content-security-policy']).replace(/nonce-[\w-]{22,}/, 'nonce-random');
  expect([statusCode, policy, headers['x-content-type-options']]).toEqual([
    404,
    "default-src 'none'; style-src 'nonce-random'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; img-src 'self'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation allow-top-navigation-to-custom-protocols",
    'nosniff',
  ]);
});

it('every answer requires https from then on, sends no referrer to other sites, and sets no cookie', async () => {
  for (const url of ['/healthz', '/api/identity/account/me', '/case/nothing', '/nothing']) {
    const { headers } = await test.app.inject({ url });
    expect([
      url,
      headers['strict-transport-security'],
      headers['referrer-policy'],
      headers['set-cookie'],
      headers['access-control-allow-origin'],
      headers['server'],
      headers['x-powered-by'],
    ]).toEqual([
      url,
      'max-age=31536000; includeSubDomains',
      'no-referrer',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  }
});

it.each(['TRACE', 'PATCH', 'OPTIONS'] as const)('no address accepts the method %s', async (method) => {
  for (const url of ['/', '/mng', '/healthz', '/api/identity/account/me', '/case/nothing']) {
    // `inject` supports TRACE too, against its types.
    const { statusCode } = await test.app.inject({ method: method as 'GET', url });
    expect([url, statusCode]).toEqual([url, 404]);
  }
});
