import { connect } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { report, scaled, scaledTimeout } from '../support/campaign';
import { createTestApp } from '../support/test-app';

const parallel = 80;
const rounds = scaled(1);

const test = await createTestApp();
const port = Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port);
afterAll(() => test.close());

/** 919 KB of unknown keys. */
const body = Buffer.from(`{${Array.from({ length: 110_000 }, (_, place) => `"k${place}":1`).join(',')}}`);
const half = body.subarray(0, body.length / 2);

/** A public call with this body, of declared length or chunked; early status, and a function that sends the rest. */
function flood(path: string, isChunked: boolean) {
  const socket = connect(port, '127.0.0.1');
  const status = new Promise<number>((resolve, reject) => {
    socket.once('data', (answer: Buffer) =>
      resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(answer.toString('latin1'))?.[1])),
    );
    socket.once('error', reject);
  });
  const send = (bytes: Buffer) => {
    if (isChunked) socket.write(`${bytes.length.toString(16)}\r\n`);
    socket.write(bytes);
    if (isChunked) socket.write('\r\n');
  };
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${body.length}`}\r\n\r\n`,
  );
  send(half);
  return {
    status,
    /** Sends the rest of a refused body; its outcome is irrelevant. */
    finish: () => {
      socket.on('error', () => {});
      send(body.subarray(half.length));
      if (isChunked) socket.write('0\r\n\r\n');
      socket.destroySoon();
    },
  };
}

it(
  'bodies of 110,000 unknown keys to public calls are refused before they are whole, other calls are answered, and memory stays flat',
  async () => {
    const health = async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).status;
    await health();
    const before = process.resourceUsage().maxRSS;
    let refused = 0;
    for (let round = 0; round < rounds; round += 1) {
      const open = Array.from({ length: parallel }, (_, place) =>
        flood(place % 3 === 0 ? '/api/identity/token' : '/api/v1/contact', place % 2 === 0),
      );
      // The answer comes while all are still sending.
      expect(await Promise.all(Array.from({ length: 10 }, health))).toEqual(
        Array.from({ length: 10 }, () => 200),
      );
      const statuses = await Promise.all(open.map(({ status }) => status));
      expect(statuses).toEqual(Array.from({ length: parallel }, () => 413));
      refused += statuses.length;
      for (const call of open) call.finish();
      expect(await health()).toBe(200);
    }
    const grown = Math.round((process.resourceUsage().maxRSS - before) / 1024);
    report('big bodies', { 'bodies of 919 KB': rounds * parallel, refused, 'MB more at the peak': grown });
    expect(grown).toBeLessThan(150);
  },
  scaledTimeout(60_000),
);
