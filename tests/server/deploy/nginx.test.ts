import { once } from 'node:events';
import {
  type ClientRequest,
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { Agent, request as requestTls } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { freePort } from '../support/free-port';
import { type Nginx, startNginx } from '../support/nginx';

/** Behaviour of the unhealthy process after it reads a call. */
type Illness = 'breaks off' | 'says 503' | 'says 404' | 'hangs' | 'is well';

let illness: Illness;
/** Called when a call reaches the hanging process. */
let onHanging = () => {};
/** Body lengths of the calls that each process received. */
let got: { ill: string[]; well: string[] };
let servers: Server[];
let nginx: Nginx;

beforeAll(async () => {
  const told = (who: 'ill' | 'well', request: IncomingMessage, bytes: number) =>
    got[who].push(`${request.method} ${bytes}`);
  servers = [
    await listening((request, answer, bytes) => {
      told('ill', request, bytes);
      if (illness === 'hangs') return onHanging();
      if (illness === 'is well') answer.end('well');
      else if (illness === 'breaks off') request.socket.destroy();
      else answer.writeHead(illness === 'says 503' ? 503 : 404).end('ill');
    }),
    await listening((request, answer, bytes) => {
      told('well', request, bytes);
      answer.end('well');
    }),
  ];
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  // Nothing runs at the third address.
  const addresses = [...ports, await freePort()].map((port) => `127.0.0.1:${port}`);
  nginx = await startNginx(addresses, '', '2s');
});
afterAll(async () => {
  await nginx.stop();
  await Promise.all(
    servers.map((server) => new Promise((closed) => server.close(closed).closeAllConnections())),
  );
});
beforeEach(() => {
  got = { ill: [], well: [] };
});

async function listening(
  answer: (request: IncomingMessage, answer: ServerResponse, bytes: number) => void,
): Promise<Server> {
  const server = createServer((request, reply) => {
    let bytes = 0;
    request.on('data', (chunk: Buffer) => (bytes += chunk.length));
    request.on('end', () => {
      // nginx first asks for admission of a large body.
      if (request.headers['x-admission'] || request.url === aside) reply.writeHead(204).end();
      else answer(request, reply, bytes);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return server;
}

/** Path of calls that tests do not count. */
const aside = '/aside';

/** Statuses of as many calls as needed to start at each process twice. */
async function statuses(
  method: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<Set<number>> {
  const found = new Set<number>();
  for (let count = 0; count < 6; count += 1) {
    const body = method === 'GET' || method === 'DELETE' ? {} : { body: 'x'.repeat(300_000) };
    found.add((await fetch(nginx.origin + path, { method, headers, ...body })).status);
    // Shifts the rotation, as otherwise large bodies would always go to the process after the one asked for admission.
    if (count % 2 === 0) await fetch(nginx.origin + aside);
  }
  return found;
}

it.each<[string, Illness, string, string, Record<string, string>]>([
  ['a reading call that broke off', 'breaks off', 'GET', '/api/v1/News/list', {}],
  ['a save that broke off', 'breaks off', 'PUT', '/api/v1/News', {}],
  ['a deletion that broke off', 'breaks off', 'DELETE', '/api/v1/News/1', {}],
  [
    'an adding call with a key that broke off',
    'breaks off',
    'POST',
    '/api/v1/News',
    { 'idempotency-key': 'k' },
  ],
  ['a save that a process had no room for', 'says 503', 'PUT', '/api/v1/News', {}],
  ['an adding call with a key, without room', 'says 503', 'POST', '/api/v1/News', { 'idempotency-key': 'k' }],
  ['a file of the app that one release does not know', 'says 404', 'GET', '/mng/assets/a.js', {}],
])('%s is answered by another process', async (_, ill, method, path, headers) => {
  illness = ill;
  expect(await statuses(method, path, headers)).toEqual(new Set([200]));
  expect(got.ill.length).toBeGreaterThan(0);
  // The second one gets the whole body too.
  expect(new Set(got.well)).toEqual(new Set(got.ill));
});

it('a creating call without a key is sent once: 502 means that it may have been done', async () => {
  illness = 'breaks off';
  expect(await statuses('POST', '/api/v1/News')).toEqual(new Set([200, 502]));
  // A process that is not running has done nothing, so nginx tries the next one.
  expect(got.ill.length + got.well.length).toBe(6);
  const answer = await firstOf(502, () =>
    fetch(`${nginx.origin}/api/v1/News`, { method: 'POST', body: '{}' }),
  );
  expect([answer.headers.get('retry-after'), await answer.json()]).toEqual([
    '5',
    { succeeded: false, messages: [], data: null },
  ]);
});

it('answers of a process about the call itself are passed to the client', async () => {
  illness = 'says 404';
  expect(await statuses('GET', '/api/v1/News/1')).toEqual(new Set([200, 404]));
  illness = 'says 503';
  expect(await statuses('POST', '/api/v1/News')).toEqual(new Set([200, 503]));
});

it('while a call waits for a hanging process, no other call is sent there, and soon another process answers it', async () => {
  illness = 'hangs';
  const isHanging = new Promise<boolean>((resolve) => {
    onHanging = () => resolve(true);
  });
  const gone = new AbortController();
  const read = async () => (await fetch(`${nginx.origin}/api/v1/News/list`, { signal: gone.signal })).text();
  let last: Promise<unknown>;
  do last = read().catch(() => {});
  while (!(await Promise.race([isHanging, last.then(() => false)])));
  for (let count = 0; count < 12; count += 1) expect(await read()).toBe('well');
  expect(got.ill).toHaveLength(1);
  expect(await last).toBe('well');
});

it('a reload uses a renewed certificate without losing a call, also on kept connections and half sent', async () => {
  illness = 'is well';
  const clients = Array.from({ length: 4 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  const found: number[] = [];
  const over = new AbortController();
  const calls = clients.map(async (agent) => {
    while (!over.signal.aborted) found.push(await overTls(agent));
  });
  const twentyMore = async () => {
    const since = found.length;
    await expect.poll(() => found.length, { timeout: 20_000 }).toBeGreaterThan(since + 20);
  };
  const half = { method: 'POST', headers: { 'content-length': 2, 'idempotency-key': 'k' } };
  const save = requestTls({ ...half, ...host(), path: '/api/v1/News', agent: false });
  const saved = once(save, 'response') as Promise<[IncomingMessage]>;
  save.write('{');
  try {
    await once(await socketOf(save), 'secureConnect');
    await twentyMore();
    await nginx.renew();
    await twentyMore();
    save.end('}');
    const [answer] = await saved;
    answer.resume();
    expect(answer.statusCode).toBe(200);
  } finally {
    over.abort();
    // A failed try would otherwise leave calls whose errors nobody awaits.
    if (!save.writableEnded) save.destroy();
    await Promise.allSettled([...calls, saved]);
  }
  await Promise.all(calls);
  expect(new Set(found)).toEqual(new Set([200]));
  for (const agent of clients) agent.destroy();
});

const host = () => ({ host: '127.0.0.1', port: nginx.tls.port, rejectUnauthorized: false });
const socketOf = async (call: ClientRequest) => ((await once(call, 'socket')) as [Socket])[0];

/** Status of a call over TLS; sent again, as browsers do, when a kept connection was closed under it. */
async function overTls(agent: Agent): Promise<number> {
  const call = requestTls({ ...host(), path: '/api/v1/News/list', agent });
  call.end();
  try {
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    await once(answer.resume(), 'end');
    return answer.statusCode ?? 0;
  } catch (error) {
    if (call.reusedSocket) return overTls(agent);
    throw error;
  }
}

async function firstOf(status: number, call: () => Promise<Response>): Promise<Response> {
  for (let count = 0; ; count += 1) {
    const answer = await call();
    if (answer.status === status) return answer;
    await answer.body?.cancel();
    if (count % 2 === 0) await fetch(nginx.origin + aside);
  }
}
