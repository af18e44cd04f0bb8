import { connect } from 'node:net';
import { SignJWT } from 'jose';
import { afterAll, expect, it } from 'vitest';
import { loggedPath } from '../../../server/base/logging/logging';
import { startServer } from '../support/server-process';
import { createTestDatabase } from '../support/test-database';

const secret = 'a secret of at least thirty-two characters';

const database = await createTestDatabase();
const server = await startServer({
  env: { DATABASE_URL: database.url, SEED: 'none', PLATFORM_SECRET: secret, LOG_LEVEL: 'trace' },
});
afterAll(async () => {
  await server.end('SIGTERM');
  await database.close();
});

/** Sends a raw request, which `fetch` would normalise; resolves after the answer. */
function ask(target: string, headers = ''): Promise<string> {
  const { hostname, port } = new URL(server.origin);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () =>
      socket.write(`GET ${target} HTTP/1.1\r\nHost: ${hostname}\r\n${headers}Connection: close\r\n\r\n`),
    );
    socket
      .setEncoding('utf8')
      .on('data', (text: string) => (answer += text))
      .on('close', () => resolve(answer))
      .on('error', reject);
  });
}

it('shows no ticket of the portal and no preview link in any line, wherever in an address it stands', async () => {
  const ticket = await new SignJWT({ account: 'portal', name: '張淑芬' })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt()
    .sign(new TextEncoder().encode(secret));
  const [header = '', payload = '', signature = ''] = ticket.split('.');
  const targets = [
    `/mng/login/${ticket}`,
    `/mng/login/${ticket}/`,
    `/mng/login/${ticket}?from=portal`,
    `/mng/login?platformKey=${ticket}`,
    `/mng/%6Cogin/${ticket}`,
    `/%6Dng/login/${ticket}`,
    `/mng/login%2F${ticket}`,
    `/mng/login%252F${ticket.replaceAll('.', '%252E')}`,
    `/mng/LOGIN/${ticket}`,
    `/mng//login//${ticket}`,
    `/mng\\login\\${ticket}`,
    `/mng/login/${ticket}%`,
    `/mng/login/${ticket}%zz`,
    `/login/${ticket}`,
    `/api/identity/${ticket}`,
    `/case/${ticket}`,
    `/${ticket}`,
    `http://portal.example/mng/login/${ticket}`,
    `/mng/login/${'x'.repeat(400)}${ticket}`,
    `/mng/login/${ticket.replaceAll('.', '%2E')}`,
  ];
  for (const target of targets) {
    expect(await ask(target, `Referer: ${server.origin}/mng/login/${ticket}\r\n`)).toMatch(
      /^HTTP\/1\.1 [2-5]/,
    );
  }
  expect(await ask(`/mng/login/${ticket}${'x'.repeat(20_000)}`)).toMatch(/^HTTP\/1\.1 4/);
  const token = '8Kq2-XfWd_71LmtR5c9BnAe3';
  for (const target of [`/p/${token}`, `/p/${token}/`, `/%70/${token}`, `/p%2F${token}?x`, `//p//${token}`]) {
    expect(await ask(target)).toMatch(/^HTTP\/1\.1 [2-5]/);
  }
  const signIn = await fetch(`${server.origin}/api/identity/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ platformKey: ticket }),
  });
  expect(signIn.status).toBe(200);
  await fetch(`${server.origin}/api/v1/contact/list?keyword=0912345678`);
  await expect.poll(() => server.output()).toContain('/api/v1/contact/list');
  const said = server.output() + server.errors();
  expect(said).toContain('"url":"/mng/login/***"');
  for (const part of [header, payload, signature, '0912345678', token]) {
    expect(said.split('\n').filter((line) => line.includes(part))).toEqual([]);
  }
});

it.each([
  ['/api/v1/CaseInfos/12', '/api/v1/CaseInfos/12'],
  ['/api/v1/contact/list?keyword=0912345678', '/api/v1/contact/list'],
  [`/files/${'a'.repeat(64)}.jpg`, `/files/${'a'.repeat(64)}.jpg`],
  ['/mng/login', '/mng/login'],
  ['/mng/login/', '/mng/login/'],
  ['/mng/login/anything', '/mng/login/***'],
  ['/p/8Kq2-XfWd_71LmtR5c9BnAe3', '/p/***'],
  ['/case/%E5%BB%BA', '/case/%E5%BB%BA'],
  [`/${'a'.repeat(1000)}`, `/${'a'.repeat(299)}`],
  ['/%2525256Cogin%2F%74icket', '/login/***'],
  ['/case/%4%31', '/case/A'],
  [`/case/${'header'.repeat(2)}.${'payload'.repeat(2)}.signature`, '/case/***'],
  [`/case/${'header'.repeat(2)}.${'payload'.repeat(2_000)}.signature`, '/case/***'],
  [`/case/${'header'.repeat(2_000)}.payload.signature`, '/case/***'],
])('logs %s as %s', (url, path) => {
  expect(loggedPath(url)).toBe(path);
});
