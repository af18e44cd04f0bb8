import { connect, type AddressInfo, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { callsInTurn } from '../../../server/access/plugins/calls-in-turn';

let app: FastifyInstance;
let handled: string[];
let release: () => void;
let sockets: Socket[];
beforeEach(async () => {
  handled = [];
  sockets = [];
  app = Fastify({ forceCloseConnections: true });
  await app.register(callsInTurn, { maxWaiting: 4 });
  const held = new Promise<void>((resolve) => (release = resolve));
  app.addHook('onRequest', async ({ url }) => void handled.push(url));
  app.get('/held', async () => {
    await held;
    return 'held';
  });
  app.post('/sum', async ({ body }) => body);
  app.get('/:name', async ({ url }) => url);
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await app.close();
});

function send(bytes: string) {
  let text = '';
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(bytes));
  sockets.push(socket);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket
    .setEncoding('latin1')
    .on('data', (chunk: string) => (text += chunk))
    .on('error', () => {});
  return { closed, socket, bodies: () => text.split(/HTTP\/1\.1 200[^]*?\r\n\r\n/).slice(1) };
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

it('calls of one connection and their bodies are handled one after the other, and those of others meanwhile', async () => {
  const sum =
    'POST /sum HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 7\r\n\r\n{"a":1}';
  const own = send(get('/held') + get('/1') + sum + get('/2'));
  await expect.poll(() => handled).toEqual(['/held']);
  const other = send(get('/other'));
  await expect.poll(other.bodies).toEqual(['/other']);
  expect(handled).toEqual(['/held', '/other']);
  release();
  await expect.poll(own.bodies).toEqual(['held', '/1', '{"a":1}', '/2']);
  own.socket.write(get('/3') + get('/4'));
  await expect.poll(own.bodies).toEqual(['held', '/1', '{"a":1}', '/2', '/3', '/4']);
});

it('a connection with too many waiting calls is closed without handling them, and others are answered', async () => {
  const flood = send(get('/held') + get('/flood').repeat(30_000));
  await flood.closed;
  const other = send(get('/other'));
  await expect.poll(other.bodies).toEqual(['/other']);
  release();
  expect([handled, flood.bodies()]).toEqual([['/held', '/other'], []]);
});

it('waiting calls of a disconnected client are not handled', async () => {
  const gone = send(get('/held') + get('/1'));
  await expect.poll(() => handled).toEqual(['/held']);
  gone.socket.destroy();
  await expect
    .poll(() => new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count))))
    .toBe(0);
  release();
  const other = send(get('/other'));
  await expect.poll(other.bodies).toEqual(['/other']);
  expect(handled).toEqual(['/held', '/other']);
});
