import { connect, type AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { errorEnvelopes } from '../../../server/access/plugins/errors';
import { unreadBodies } from '../../../server/access/plugins/unread-bodies';
import { createTestApp } from '../support/test-app';

const maxBytes = 1_000_000;
let app: FastifyInstance;
async function listen(bounds: { maxBytes?: number; maxMs?: number }): Promise<void> {
  app = Fastify({ bodyLimit: 1_000 });
  await app.register(errorEnvelopes);
  await app.register(unreadBodies, bounds);
  app.post('/enquiry', async () => ({ done: true }));
  app.get('/', async () => ({ done: true }));
  await app.listen({ port: 0, host: '127.0.0.1' });
}
afterEach(async () => {
  app.server.closeAllConnections();
  await app.close();
});

/** A connection that writes whole bodies like a browser, whatever it receives. */
function open() {
  let text = '';
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket
    .setEncoding('latin1')
    .on('data', (chunk: string) => (text += chunk))
    .on('error', () => {});
  const statuses = () => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
  return {
    closed,
    statuses,
    write: (bytes: string | Buffer) => socket.write(bytes),
    answered: async (count: number) => {
      await expect.poll(() => statuses().length).toBe(count);
    },
  };
}

const post = (framing: string) =>
  `POST /enquiry HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${framing}\r\n\r\n`;
const get = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
const chunk = (bytes: number) => `${bytes.toString(16)}\r\n${'x'.repeat(bytes)}\r\n`;

describe('a body that is refused before it is whole', () => {
  it.each([
    ['a length', `Content-Length: ${maxBytes}`, Buffer.alloc(maxBytes / 2), Buffer.alloc(maxBytes / 2)],
    ['chunks', 'Transfer-Encoding: chunked', chunk(maxBytes / 2), `${chunk(300_000)}0\r\n\r\n`],
  ])('is read to its end, and its connection stays open: with %s', async (_, framing, half, rest) => {
    await listen({ maxBytes });
    const client = open();
    client.write(post(framing));
    client.write(half);
    await client.answered(1);
    client.write(rest);
    client.write(get);
    await client.answered(2);
    expect(client.statuses()).toEqual([413, 200]);
  });

  it('is read to its end by the server', async () => {
    const test = await createTestApp();
    ({ app } = test);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const client = open();
    client.write(post(`Content-Length: ${maxBytes}`).replace('/enquiry', '/api/v1/contact'));
    client.write(Buffer.alloc(maxBytes / 2));
    await client.answered(1);
    client.write(Buffer.alloc(maxBytes / 2));
    client.write('GET /readyz HTTP/1.1\r\nHost: a\r\n\r\n');
    await client.answered(2);
    expect(client.statuses()).toEqual([413, 200]);
    app.server.closeAllConnections();
    await test.close();
  });

  it('loses its connection if its stated length exceeds the limit', async () => {
    await listen({ maxBytes });
    const client = open();
    client.write(post(`Content-Length: ${maxBytes + 1}`));
    await client.closed;
    expect(client.statuses()).toEqual([413]);
  });

  it('loses its connection if it exceeds the limit', async () => {
    await listen({ maxBytes });
    const client = open();
    client.write(post('Transfer-Encoding: chunked'));
    client.write(chunk(2_000));
    await client.answered(1);
    client.write(chunk(maxBytes + 1));
    await client.closed;
    expect(client.statuses()).toEqual([413]);
  });

  it('loses its connection if it takes too long', async () => {
    await listen({ maxMs: 100 });
    const client = open();
    client.write(post('Transfer-Encoding: chunked'));
    client.write(chunk(2_000));
    await client.closed;
    expect(client.statuses()).toEqual([413]);
  });
});
