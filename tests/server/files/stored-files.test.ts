import { createHash, randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { files } from '../../../server/base/db/schema';
import { encodePicture } from '../../../server/base/files/encoding';
import { storeShipped } from '../../../server/base/files/pictures';
import { clearPng } from '../support/png';
import { createTestApp } from '../support/test-app';

/** Connections that the server accepted. */
const connections: Socket[] = [];

const test = await createTestApp();
test.app.server.on('connection', (socket) => connections.push(socket));
const origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
const { sha } = await storeShipped(
  test.db,
  await encodePicture({ fileName: 'a.png', bytes: await clearPng(20, 20) }, { field: 'cover' }),
);
const bytes = (await test.db.select({ bytes: files.bytes }).from(files))[0]?.bytes ?? Buffer.alloc(0);
afterAll(() => test.close());

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  test.inject({ method, url, headers });
const immutable = 'public, max-age=31536000, immutable';

/** A reader with its own connection that reads on command. */
function openReader(url: string) {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname, () =>
    socket.write(`GET ${url} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`),
  );
  socket.on('error', () => {}).pause();
  return socket;
}

describe('A stored file', () => {
  it('that is being read is in memory once for all its readers, in pieces, and released with the last', async () => {
    const large = randomBytes(16_000_000);
    const key = createHash('sha256').update(large).digest('hex');
    await test.db
      .insert(files)
      .values({ sha: key, extension: 'png', mime: 'image/png', size: large.length, bytes: large });
    const slow = openReader(`/files/${key}.png`);
    await expect.poll(() => connections.at(-1)?.bytesWritten ?? 0).toBeGreaterThan(64 * 1024);
    expect(connections.at(-1)?.writableLength).toBeLessThan(1_000_000);
    const own = eq(files.sha, key);
    await test.db
      .update(files)
      .set({ bytes: Buffer.from('read again') })
      .where(own);
    const read = async () => Buffer.from(await (await fetch(`${origin}/files/${key}.png`)).arrayBuffer());
    expect((await read()).equals(large)).toBe(true);
    slow.destroy();
    await expect.poll(async () => (await read()).toString('latin1', 0, 10)).toBe('read again');
    await test.db.delete(files).where(own);
  });

  it('that was deleted is not sent on from memory, as caches would keep it after its last purge', async () => {
    const large = randomBytes(16_000_000);
    const key = createHash('sha256').update(large).digest('hex');
    await test.db
      .insert(files)
      .values({ sha: key, extension: 'png', mime: 'image/png', size: large.length, bytes: large });
    const slow = openReader(`/files/${key}.png`);
    await expect.poll(() => connections.at(-1)?.bytesWritten ?? 0).toBeGreaterThan(64 * 1024);
    await test.db.delete(files).where(eq(files.sha, key));
    await expect
      .poll(async () => (await get(`/files/${key}.png`)).statusCode, { timeout: 9_000, interval: 500 })
      .toBe(404);
    expect(slow.destroyed).toBe(false);
    slow.destroy();
  });

  it('that was requested first loses its readers when files being sent exceed 128 MiB', async () => {
    const large = randomBytes(16_000_000);
    // The stored size counts, not that of the bytes.
    const size = 60 * 1024 * 1024;
    const keys = ['a', 'b', 'c'].map((letter) => letter.repeat(64));
    const readers: Socket[] = [];
    const first = connections.length;
    for (const [index, key] of keys.entries()) {
      await test.db
        .insert(files)
        .values({ sha: key, extension: 'png', mime: 'image/png', size, bytes: large });
      readers.push(openReader(`/files/${key}.png`));
      await expect.poll(() => connections[first + index]?.bytesWritten ?? 0).toBeGreaterThan(0);
    }
    await expect
      .poll(() => connections.slice(first).map(({ destroyed }) => destroyed))
      .toEqual([true, false, false]);
    for (const reader of readers) reader.destroy();
    await test.db.delete(files).where(inArray(files.sha, keys));
  });

  it('is sent complete, with its exact type, cacheable for ever', async () => {
    const answer = await get(`/files/${sha}.png`, { range: 'bytes=0-3' });
    expect([
      answer.statusCode,
      answer.headers['content-type'],
      answer.headers['cache-control'],
      answer.headers['x-content-type-options'],
    ]).toEqual([200, 'image/png', immutable, 'nosniff']);
    expect(answer.rawPayload.equals(bytes)).toBe(true);
    const head = await get(`/files/${sha}.png`, {}, 'HEAD');
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([
      200,
      String(bytes.length),
      '',
    ]);
  });

  it.each([
    ['its tag', (tag: string) => tag],
    ['its tag as a proxy weakens it', (tag: string) => `W/${tag}`],
    ['one of several', (tag: string) => `"other", ${tag}`],
    ['anything', () => '*'],
  ])('is not sent again to a browser that has %s', async (_, given) => {
    const answer = await get(`/files/${sha}.png`, { 'if-none-match': given(`"${sha}"`) });
    expect([answer.statusCode, answer.body, answer.headers['cache-control'], answer.headers['etag']]).toEqual(
      [304, '', immutable, `"${sha}"`],
    );
  });

  it('that is missing gives an uncacheable answer, because it may come back', async () => {
    const none = 'a'.repeat(64);
    const places = [
      `/files/${none}.png`,
      `/files/${sha}.jpg`,
      `/files/${sha.toUpperCase()}.png`,
      `/files/${sha}.png.`,
      `/files/${sha}`,
      `/files/..%2F${sha}.png`,
      '/mng/assets/none.js',
    ];
    for (const url of places) {
      for (const tag of ['"other"', `"${none}"`, '*']) {
        const { statusCode, headers } = await get(url, { 'if-none-match': tag });
        expect([url, statusCode, headers['cache-control'], headers['etag']]).toEqual([
          url,
          404,
          'no-store',
          undefined,
        ]);
      }
    }
    const broken = await get(`/files/${sha}.png%00`);
    expect([broken.statusCode, broken.headers['cache-control']]).toEqual([400, 'no-store']);
  });
});
