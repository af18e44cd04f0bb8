import { readFileSync } from 'node:fs';
import { type ClientHttp2Session, type ClientHttp2Stream, connect } from 'node:http2';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { readContract } from '../../../scripts/generate/described';
import { claims } from '../../../openapi/generated/claims';
import { paths } from '../../../server/base/process/paths';
import { boundsOf, maxPublicBytes } from '../../../server/access/calls/json-bodies';
import { jpeg, multipart } from '../support/multipart';
import { type Nginx, startNginx } from '../support/nginx';
import { createTestApp, type TestApp } from '../support/test-app';

const empty = { succeeded: false, messages: [], data: null };
let test: TestApp;
let nginx: Nginx;
let session: ClientHttp2Session;
let signedIn: { authorization: string };
const streams: ClientHttp2Stream[] = [];
/** Number of requests for admission that the process granted. */
let admitted = 0;
let free = Infinity;

beforeAll(async () => {
  test = await createTestApp({ PUBLIC_ORIGIN: 'https://www.example.com' }, async () => free);
  test.app.addHook('onResponse', async (_request, { statusCode }) => {
    if (statusCode === 204) admitted += 1;
  });
  signedIn = await test.signInAs(claims);
  nginx = await startNginx([new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).host]);
  session = connect(`https://127.0.0.1:${nginx.tls.port}`, { ca: nginx.tls.certificate });
});
afterEach(() => {
  for (const stream of streams.splice(0)) stream.destroy();
});
afterAll(async () => {
  session.destroy();
  await nginx.stop();
  await test.close();
});

/** An HTTP/2 call with an endless body of unknown length; `answer` resolves to status and body. */
function call(method: string, path: string, headers: Record<string, string> = {}) {
  const stream = session.request({ ':method': method, ':path': path, ...headers }, { endStream: false });
  streams.push(stream);
  const answer = new Promise<{ status: number; body: unknown }>((resolve) => {
    let [status, text] = [0, ''];
    stream.setEncoding('utf8');
    stream.on('response', (head) => (status = head[':status'] ?? 0));
    stream.on('data', (chunk: string) => (text += chunk));
    stream.on('error', () => {});
    stream.on('end', () => resolve({ status, body: text === '' ? null : JSON.parse(text) }));
    stream.on('close', () => resolve({ status, body: null }));
  });
  return { stream, answer };
}

const form = { 'content-type': 'multipart/form-data; boundary=x' };

it('nginx asks for admission for exactly the operations of the contract with large bodies', () => {
  const conf = readFileSync(join(paths.root, 'deploy/nginx.conf'), 'utf8');
  const [, asked = ''] = /location ~ (\S+profile\S+) \{/.exec(conf) ?? [];
  const [, small = ''] = /client_max_body_size (\d+)k;/.exec(conf) ?? [];
  const found = { large: new Set<string>(), unasked: new Set<string>() };
  for (const [path, methods] of Object.entries(readContract().paths)) {
    for (const operation of Object.values(methods)) {
      const json = operation.requestBody?.content['application/json']?.schema;
      const bytes = json ? boundsOf(json as Parameters<typeof boundsOf>[0]).bytes + maxPublicBytes : 0;
      const isForm = 'multipart' in (operation['x-fastify-config'] as { contract: object }).contract;
      if (!isForm && bytes <= Number(small) * 1024) continue;
      found.large.add(path);
      if (!new RegExp(asked).test(path)) found.unasked.add(path);
    }
  }
  expect(found.unasked).toEqual(new Set());
  const listed = Object.keys(readContract().paths).filter((path) => new RegExp(asked).test(path));
  expect(new Set(listed)).toEqual(found.large);
});

it('exports may take longer than other calls, by the list of the contract', () => {
  const conf = readFileSync(join(paths.root, 'deploy/nginx.conf'), 'utf8');
  const [, patient = ''] = /location ~ (\S+export\$) \{/.exec(conf) ?? [];
  const all = Object.entries(readContract().paths);
  const isPatient = ([path]: [string, unknown]) => new RegExp(patient).test(path);
  expect(all.filter(isPatient).map(([path]) => path)).toEqual(
    all.filter(([, methods]) => JSON.stringify(methods).includes('"text/csv"')).map(([path]) => path),
  );
});

it('a body without a stated length is refused as soon as it is larger than its call may have', async () => {
  const { stream, answer } = call('POST', '/api/v1/contact', { 'content-type': 'application/json' });
  stream.write(Buffer.alloc(200_000, ' '));
  expect(await answer).toEqual({ status: 413, body: empty });
});

it.each<[string, number, Record<string, string>]>([
  ['of a stranger', 401, {}],
  ['of a stranger, with a key', 401, { 'idempotency-key': 'k' }],
  ['without the claim', 403, { role: 'none' }],
])('an upload %s is answered %i before its body is taken', async (_, status, { role, ...headers }) => {
  const asks = role ? await test.signInAs([]) : {};
  const { stream, answer } = call('POST', '/api/v1/CaseInfos', { ...form, ...asks, ...headers });
  stream.write(Buffer.alloc(60_000));
  expect(await answer).toEqual({ status, body: empty });
});

it('one network may send twenty large bodies at a time, with or without a length, and read meanwhile', async () => {
  admitted = 0;
  for (let place = 0; place < 20; place += 1) call('POST', '/api/v1/Media', { ...form, ...signedIn });
  await expect.poll(() => admitted, { timeout: 10_000 }).toBe(20);
  const unstated = call('PUT', '/api/v1/News', { ...form, ...signedIn });
  expect(await unstated.answer).toEqual({ status: 429, body: empty });
  const keyed = call('POST', '/api/v1/Media', { ...form, ...signedIn, 'idempotency-key': 'k' });
  expect(await keyed.answer).toEqual({ status: 429, body: empty });
  const url = `${nginx.origin}/api/v1/Media`;
  const stated = await fetch(url, { method: 'POST', headers: { ...form, ...signedIn }, body: 'x' });
  expect(stated.status).toBe(429);
  expect((await fetch(`${nginx.origin}/api/v1/News/list`, { headers: signedIn })).status).toBe(200);
});

it('one network may have 256 calls at a time, over all its connections', async () => {
  const tls = { ca: nginx.tls.certificate };
  const sessions = [1, 2, 3].map(() => connect(`https://127.0.0.1:${nginx.tls.port}`, tls));
  const statuses: number[] = [];
  for (let place = 0; place < 300; place += 1) {
    const head = { ':method': 'POST', ':path': '/api/v1/contact', 'content-type': 'application/json' };
    sessions[place % 3]
      ?.request(head, { endStream: false })
      .on('error', () => {})
      .on('response', ({ ':status': status = 0 }) => statuses.push(status));
  }
  await expect.poll(() => statuses.length, { timeout: 10_000 }).toBe(300 - 256);
  expect(new Set(statuses)).toEqual(new Set([429]));
  for (const each of sessions) each.destroy();
});

it("a client that sends nginx's admission header gets the normal answer of its call", async () => {
  const headers = { ...signedIn, 'x-admission': 'ask' };
  expect((await fetch(`${nginx.origin}/api/v1/News/list`, { headers })).status).toBe(200);
});

it('a picture of an account with permission arrives complete', async () => {
  const { payload, headers } = await multipart({ file: await jpeg('a.jpg'), altText: '' });
  const { stream, answer } = call('POST', '/api/v1/Media', { ...headers, ...signedIn });
  stream.end(payload);
  expect(await answer).toMatchObject({ status: 200, body: { succeeded: true } });
});

it('an upload without room in any process is answered 503, and one to the public host 404', async () => {
  const under = { ...form, ...signedIn, ':authority': 'www.example.com' };
  expect(await call('POST', '/api/v1/Media', under).answer).toEqual({ status: 404, body: empty });
  free = 0;
  // Waits, because the server caches its free space for a quarter of a second.
  const asks = { ...signedIn, 'content-type': 'application/json' };
  const write = () => test.inject({ method: 'PUT', url: '/api/v1/News/edit-status', headers: asks });
  await expect.poll(async () => (await write()).statusCode, { interval: 300 }).toBe(503);
  expect(await call('POST', '/api/v1/Media', { ...form, ...signedIn }).answer).toEqual({
    status: 503,
    body: empty,
  });
});
