import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../server/app';
import { readConfig } from '../../../server/base/config/config';
import { readContract } from '../../../scripts/generate/described';
import { isSameHost } from '../../../server/base/config/same-host';
import { createTestApp, type TestApp } from '../support/test-app';

const env = { PUBLIC_ORIGIN: 'https://www.example.com' };
const agent = new Agent({ keepAlive: true });

const app = await createTestApp(env);
const listening = await buildApp(
  readConfig({ ...env, LOG_LEVEL: 'silent', DATABASE_URL: 'postgres://unused' }),
  app.db,
  { maxLoopWaitMs: Infinity },
);
await listening.listen({ port: 0, host: '127.0.0.1' });
afterAll(async () => {
  agent.destroy();
  await listening.close();
  await app.close();
});

/** Status of a raw address, which `inject` would normalise. */
function statusOf(method: string, path: string, host: string): Promise<number | undefined> {
  const { port } = listening.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ agent, port, host: '127.0.0.1', method, path, headers: { host } }, (answer) =>
      answer.resume().once('end', () => resolve(answer.statusCode)),
    )
      .once('error', reject)
      .end();
  });
}

/** Spellings of a path: each character is literal, percent-encoded in either case, or encoded twice. */
const written = (path: string) =>
  fc
    .tuple(
      ...[...path].map((character) => {
        const code = character.charCodeAt(0).toString(16).padStart(2, '0');
        return fc.constantFrom(
          character,
          character,
          character,
          `%${code}`,
          `%${code.toUpperCase()}`,
          `%25${code}`,
        );
      }),
    )
    .map((parts) => parts.join(''));
const wrapped = (path: string) =>
  fc
    .tuple(
      fc.constantFrom('', '/', '//', '/.', '/./', '/x/..', '/case/..', '/%2e', '/%2E%2e', '/;', '/\\'),
      written(path),
      fc.constantFrom('', '/', '//', '?x', ';x', '%2f', '%00', '#x', '/..', '/.'),
    )
    .map(([before, middle, after]) => `${before}${middle}${after}`)
    .map((url) => (url.startsWith('/') ? url : `/${url}`));
const hosts = fc.constantFrom(
  'www.example.com',
  'WWW.Example.COM',
  'www.example.com.',
  'www.example.com:443',
  'www.example.com.:443',
  'www.example.com:80',
);

describe('on the public host', () => {
  it.each(['/%6Dng', '/mn%67/case', '/api/%69dentity/account/me', '/api/identity/%74oken'])(
    '%s does not answer in any spelling',
    async (url) => {
      const method = url.endsWith('oken') ? 'POST' : 'GET';
      const { statusCode, body } = await app.inject({
        method,
        url,
        headers: { host: 'www.example.com' },
        ...(method === 'POST' ? { payload: { account: 'a', password: 'b' } } : {}),
      });
      // Another spelling of a page is unknown to the website.
      const missing = url.startsWith('/api/')
        ? '{"succeeded":false,"messages":["找不到資料"],"data":null}'
        : '<title>找不到這一頁';
      expect(statusCode).toBe(404);
      expect(body).toContain(missing);
    },
  );

  it.each(['/p/x', '/p/x/1', '/p/x/page?at=/', '/p/x/pictures/1', '/p/x/1/pictures/1'])(
    '%s answers, as a preview link leads there',
    async (url) => {
      const { body } = await app.inject({ url, headers: { host: 'www.example.com' } });
      expect(body).toContain('這個預覽連結無法使用');
    },
  );

  it('neither the back office nor its sign-in answers to any spelling of address or host', async () => {
    const address = fc
      .constantFrom(
        '/mng',
        '/mng/',
        '/mng/case',
        '/mng/assets/index.js',
        '/api/identity/token',
        '/api/identity/account/me',
        '/api/identity/role',
      )
      .chain(wrapped);
    await fc.assert(
      fc.asyncProperty(
        address,
        hosts,
        fc.constantFrom('GET', 'HEAD', 'POST', 'DELETE', 'PUT', 'OPTIONS'),
        async (path, host, method) => {
          // 400 for an invalid address.
          expect([400, 404]).toContain(await statusOf(method, path, host));
        },
      ),
      { numRuns: 1_500, seed: 20_261_121 },
    );
  });

  it('every call that requires a claim answers like an unknown address, and public ones answer', async () => {
    const calls = Object.entries(readContract().paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        url: path.replaceAll(/\{\w+\}/g, '1'),
        method: method.toUpperCase() as 'GET',
        operationId: operation.operationId,
      })),
    );
    const answering: string[] = [];
    for (const { url, method, operationId } of calls) {
      const { statusCode } = await app.inject({ url, method, headers: { host: 'www.example.com' } });
      if (statusCode !== 404) answering.push(operationId);
    }
    // A theme without a published page answers its own 404.
    expect(answering).toEqual(['createContact', 'getHealth', 'getReadiness']);
    expect((await app.inject({ url: '/robots.txt', headers: { host: 'www.example.com' } })).statusCode).toBe(
      200,
    );
  });

  it('a header of the visitor that names another host opens nothing, behind a proxy either', async () => {
    const proxied = await createTestApp({ ...env, TRUST_PROXY: '1' });
    const statusFor = async (host: string, forwarded: string) =>
      (
        await proxied.inject({
          url: '/api/identity/account/me',
          headers: { host, 'x-forwarded-host': forwarded },
        })
      ).statusCode;
    expect([
      await statusFor('www.example.com', 'office.example.com'),
      await statusFor('backend', 'www.example.com'),
      await statusFor('backend', 'office.example.com'),
    ]).toEqual([404, 404, 401]);
    await proxied.close();
  });

  it('another host answers normally', async () => {
    for (const host of [
      'office.example.com',
      'www.example.com.tw',
      'www.example.com:8080',
      'xwww.example.com',
    ]) {
      expect((await app.inject({ url: '/api/identity/account/me', headers: { host } })).statusCode).toBe(401);
    }
  });
});

describe('the same host', () => {
  it.each([
    ['https://www.example.com', 'www.example.com.', true],
    ['https://www.example.com:8443', 'WWW.example.com:8443', true],
    ['https://www.example.com:8443', 'www.example.com', false],
    ['http://[::1]:3000', '[::1]:3000', true],
    ['http://127.0.0.1', '127.1', true],
    ['https://www.example.com', '', false],
    ['https://www.example.com', 'www.example.com@evil', false],
  ])('%s, asked as %s: %s', (origin, host, isSame) => {
    expect(isSameHost(origin, host)).toBe(isSame);
  });
});

it('staff get the address of the public pages, and none if that is the host of the back office', async () => {
  const alone = await createTestApp();
  try {
    const said = async (of: TestApp) => {
      const headers = await of.signInAs([]);
      return (await of.inject({ url: '/api/identity/account/me', headers })).json().data.publicOrigin;
    };
    expect([await said(app), await said(alone)]).toEqual(['https://www.example.com', null]);
  } finally {
    await alone.close();
  }
});
