import { connect, type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import {
  defaultLimits as limits,
  ReaderWatch,
  slowReaders,
} from '../../../server/access/plugins/slow-readers';
import { createTestApp } from '../support/test-app';

const second = 1_000;
const kB = 1024;

const connection = () => ({ writableLength: 0, bytesWritten: 0 });

interface Reading {
  size: number;
  /** Bytes that the operating system buffers at a time. */
  piece: number;
  /** Bytes read after these seconds. */
  read: (seconds: number) => number;
}

/** End of an answer, and its time in seconds. */
function endOf({ size, piece, read }: Reading): [end: 'read' | 'closed', seconds: number] {
  const watch = new ReaderWatch(limits);
  const own = connection();
  const open = new Set([own]);
  for (let seconds = 0; ; seconds += 1) {
    const taken = Math.min(size, Math.floor(read(seconds) / piece) * piece);
    if (taken === size) return ['read', seconds];
    own.writableLength = Math.min(piece, size - taken);
    own.bytesWritten = taken + own.writableLength;
    if (watch.look(open, seconds * second).slow.length > 0) return ['closed', seconds];
  }
}

const at = (speed: number) => (seconds: number) => seconds * speed;

describe('a slow telephone', () => {
  it.each<[string, Reading]>([
    ['a picture of 3 MB', { size: 3_000 * kB, piece: 60 * kB, read: at(9 * kB) }],
    [
      'a picture of which the system takes much at a time',
      { size: 3_000 * kB, piece: 500 * kB, read: at(9 * kB) },
    ],
    ['a page of 1 MB that was given as a whole', { size: 1_000 * kB, piece: 1_000 * kB, read: at(9 * kB) }],
  ])('reads %s to its end', (_, reading) => {
    expect(endOf(reading)).toEqual(['read', Math.ceil(reading.size / (9 * kB))]);
  });
});

it('a stopped process does not count its pause against its readers', () => {
  const watch = new ReaderWatch(limits);
  const open = new Set([{ ...connection(), writableLength: 100, bytesWritten: 100 }]);
  watch.look(open, 0);
  expect(watch.look(open, 300 * second).slow).toEqual([]);
});

describe('an answer loses its connection', () => {
  const picture = { size: 3_000 * kB, piece: 64 * kB };
  it.each<[string, Reading, number]>([
    ['that nobody reads', { ...picture, read: () => 0 }, 69],
    ['that is dripped', { ...picture, read: at(kB) }, 77],
    ['whose reader stops', { ...picture, read: (seconds) => Math.min(seconds, 2) * 1_000 * kB }, 71],
    ['that has no end', { ...picture, size: 1e9, read: at(9 * kB) }, 601],
  ])('%s', (_, reading, seconds) => {
    expect(endOf(reading)).toEqual(['closed', seconds]);
  });

  it('that has waited longest, while waiting answers exceed the limit of the process', () => {
    const watch = new ReaderWatch({ ...limits, maxBytes: 250 });
    const all = [0, 1, 2, 3].map(() => ({ ...connection(), writableLength: 100, bytesWritten: 100 }));
    const open = new Set(all.slice(0, 2));
    expect(watch.look(open, 0)).toEqual({ slow: [], tooMany: [] });
    for (const one of all) open.add(one);
    const { tooMany } = watch.look(open, 1);
    expect(tooMany.map((one) => all.indexOf(one))).toEqual([0, 1]);
    for (const one of tooMany) open.delete(one);
    expect(watch.look(open, 2)).toEqual({ slow: [], tooMany: [] });
  });

  it('of the real server', async () => {
    const test = await createTestApp();
    expect(test.app.hasPlugin('slowReaders')).toBe(true);
    await test.close();
  });

  it('of any route: on a real connection whose reader has stopped', async () => {
    const app = Fastify({ forceCloseConnections: true });
    await app.register(slowReaders, { graceMs: 50, bytesPerSecond: 1e9, everyMs: 10 });
    const endless = () =>
      Readable.from(
        (function* () {
          for (;;) yield Buffer.alloc(64 * kB);
        })(),
      );
    app.get('/stream', (_request, reply) => reply.send(endless()));
    app.get('/whole', (_request, reply) => reply.send(Buffer.alloc(32 * 1024 * kB)));
    app.get('/small', async () => 'answer');
    let begun = 0;
    app.server.on('connection', () => (begun += 1));
    await app.listen({ port: 0, host: '127.0.0.1' });
    const open = (path: string) => {
      const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1', () =>
        socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`),
      );
      return socket.on('error', () => {});
    };
    const paths = ['/stream', '/whole', '/small'];
    const sockets = paths.map((path) => open(path).pause());
    const served = () =>
      new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));
    await expect.poll(() => begun).toBe(3);
    // A small answer is in the system's buffer at once and costs the process nothing.
    await expect.poll(served).toBe(1);
    let read = '';
    sockets[2]?.on('data', (bytes: Buffer) => (read += bytes.toString())).resume();
    await expect.poll(() => read).toContain('answer');
    for (const socket of sockets) socket.destroy();
    await app.close();
  });
});
