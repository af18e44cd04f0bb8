import { request } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import Fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { errorEnvelopes } from '../../../server/access/plugins/errors';
import { multipartBodies } from '../../../server/access/plugins/multipart';

const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['file'],
  properties: { file: { type: 'string', format: 'binary', 'x-max-bytes': 3_000_000 } },
};
const claim = 'signed-in' as const;
const sockets: Socket[] = [];

const app = Fastify();
await app.register(errorEnvelopes);
await app.register(multipartBodies, { maxBytesInMemory: 5_000_000 });
const contract = { operationId: 'updateSiteTheme' as const, claim, json: false, multipart: schema };
app.post('/file', { config: { contract } }, async () => ({ done: true }));
app.server.on('connection', (socket) => sockets.push(socket));
await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(async () => {
  app.server.closeAllConnections();
  await app.close();
});

const boundary = 'x';
const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n`;
const tail = `\r\n--${boundary}--\r\n`;

/** An upload whose last bytes wait for `finish`; `status` is 0 without an answer. */
function upload(size: number) {
  const { port } = app.server.address() as AddressInfo;
  const own = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/file',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
  const status = new Promise<number>((resolve) => {
    own.once('response', (answer) => answer.resume().once('close', () => resolve(answer.statusCode ?? 0)));
    own.on('error', () => resolve(0));
  });
  own.write(head);
  own.write(Buffer.alloc(size));
  return { status, finish: () => own.end(tail), leave: () => own.destroy() };
}

/** An upload read up to its last bytes, and so held in memory. */
async function begun(size: number) {
  const place = sockets.length;
  const own = upload(size);
  await expect.poll(() => sockets[place]?.bytesRead ?? 0, { timeout: 15_000 }).toBeGreaterThan(size);
  return own;
}

/** Status of a complete upload. */
const whole = () => {
  const own = upload(2_900_000);
  own.finish();
  return own.status;
};

it('uploads beyond the limit of a process are refused with 503, and accepted again when others end', async () => {
  const first = await begun(2_900_000);
  const second = await begun(2_000_000);
  expect(await whole()).toBe(503);
  first.leave();
  second.finish();
  expect(await second.status).toBe(200);
  await expect.poll(whole, { timeout: 15_000 }).toBe(200);
});

it('each answer frees all memory of its upload', async () => {
  for (let next = 0; next < 6; next++) {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/file',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: Buffer.concat([Buffer.from(head), Buffer.alloc(2_900_000), Buffer.from(tail)]),
    });
    expect(statusCode).toBe(200);
  }
});
