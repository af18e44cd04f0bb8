import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { buildApp } from '../../../server/app';
import { readConfig } from '../../../server/base/config/config';
import { files, news } from '../../../server/base/db/schema';
import { encodeInTurn } from '../../../server/base/files/encoding-queue';
import { report, scaled, scaledTimeout } from '../support/campaign';
import { multipart } from '../support/multipart';
import { clearPng } from '../support/png';
import { createTestApp } from '../support/test-app';
import { createTestDatabase } from '../support/test-database';

const test = await createTestApp();
const headers = await test.signInAs(['Permissions.News.View', 'Permissions.News.Create']);
afterAll(() => test.close());

const file = (bytes: Buffer, type = 'image/png') =>
  new File([new Uint8Array(bytes)], type === 'image/png' ? '照片.png' : '照片.jpg', { type });
const article = (cover: File) =>
  multipart({ title: '公告', publishDate: '2026-11-01', status: 0, content: '<p>內文</p>', cover });
async function upload(cover: File) {
  const { payload, headers: type } = await article(cover);
  const answer = await test.inject({
    method: 'POST',
    url: '/api/v1/News',
    payload,
    headers: { ...headers, ...type },
  });
  return {
    status: answer.statusCode,
    retryAfter: answer.headers['retry-after'],
    errors: (answer.json() as { errors?: object }).errors,
  };
}
const rounds = scaled(1);
/** Peak memory of the process in megabytes. */
const peak = () => process.resourceUsage().maxRSS / 1024;

it('twelve interlaced 16-bit PNG of 64 megapixels at once are refused from their headers', async () => {
  const bomb = file(await clearPng(8000, 8000, { depth: 16, isInterlaced: true }));
  const before = peak();
  const answers = await Promise.all(Array.from({ length: 12 }, () => upload(bomb)));
  expect(answers).toEqual(
    Array.from({ length: 12 }, () => ({
      status: 400,
      retryAfter: undefined,
      errors: { cover: ['圖片的像素過多，請縮小後再上傳'] },
    })),
  );
  expect(peak() - before).toBeLessThan(150);
});

it(
  'twelve large pictures at once are decoded one after the other, in the memory of one, while other calls are answered',
  async () => {
    const heavy = file(await clearPng(2400, 2400, { depth: 16, isInterlaced: true }));
    for (const _ of [1, 2, 3]) await upload(heavy);
    const before = peak();
    let atOnce = 0;
    const watch = () => (atOnce = Math.max(atOnce, sharp.counters().process));
    sharp.queue.on('change', watch);
    for (let round = 0; round < rounds; round += 1) {
      let left = 12;
      const uploads = Array.from({ length: 12 }, async () => {
        const answer = await upload(heavy);
        left -= 1;
        return answer.status;
      });
      const list = await test.inject({ url: '/api/v1/News/list', headers });
      expect([list.statusCode, left > 0]).toEqual([200, true]);
      expect(await Promise.all(uploads)).toEqual(Array.from({ length: 12 }, () => 200));
    }
    sharp.queue.off('change', watch);
    report('uploads', {
      'heavy pictures': 12 * rounds,
      'encoded at once': atOnce,
      'MB more at the peak': Math.round(peak() - before),
    });
    expect(atOnce).toBe(1);
    // Relative to the memory after three pictures. One is 46 MB decoded, and takes twice that during scaling.
    expect(peak() - before).toBeLessThan(150);
  },
  scaledTimeout(120_000),
);

it("a camera's JPEG of 24 megapixels is accepted, and stored upright in the widths that pages use", async () => {
  const camera = await sharp({ create: { width: 6000, height: 4000, channels: 3, background: '#86BCAB' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await upload(file(camera, 'image/jpeg'))).status).toBe(200);
  const [stored] = (await test.db.select().from(files)).filter(
    ({ sources, extension }) => extension === 'jpg' && sources.length === 3,
  );
  expect([stored?.width, stored?.height, stored?.sources.map(({ width }) => width)]).toEqual([
    2560,
    3840,
    [480, 800, 1600],
  ]);
});

it('an upload is refused before its body is read while too many wait', async () => {
  let release = () => {};
  const running = encodeInTurn(undefined, () => new Promise<void>((resolve) => (release = resolve)));
  const clients = Array.from({ length: 20 }, () => new AbortController());
  const waiting = clients.map(({ signal }) => encodeInTurn(signal, () => Promise.resolve()).catch(() => {}));
  const cover = file(await clearPng(10, 10));
  expect(await upload(cover)).toEqual({ status: 503, retryAfter: '5', errors: undefined });
  expect((await test.inject({ url: '/api/v1/News/list', headers })).statusCode).toBe(200);
  for (const client of clients) client.abort();
  release();
  await Promise.all([running, ...waiting]);
  expect((await upload(cover)).status).toBe(200);
});

it('an upload whose client disconnects while it waits leaves nothing', async () => {
  const database = await createTestDatabase();
  const app = await buildApp(
    readConfig({
      LOG_LEVEL: 'silent',
      SEED: 'none',
      DATABASE_URL: database.url,
      ADMIN_PASSWORD: 'not-used-here',
    }),
    test.db,
    { maxLoopWaitMs: Infinity },
  );
  const failed = new Promise<void>((resolve) => app.addHook('onError', async () => resolve()));
  const handled = new Promise<void>((resolve) => app.addHook('preHandler', async () => resolve()));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const count = async () => [
    (await test.db.select({ sha: files.sha }).from(files)).length,
    (await test.db.select({ id: news.id }).from(news)).length,
  ];
  const before = await count();
  let release = () => {};
  const running = encodeInTurn(undefined, () => new Promise<void>((resolve) => (release = resolve)));
  const { payload, headers: type } = await article(file(await clearPng(123, 45)));
  const client = httpRequest({
    port: (app.server.address() as AddressInfo).port,
    method: 'POST',
    path: '/api/v1/News',
    headers: { ...headers, ...type, 'content-length': payload.length },
  });
  const closed = new Promise((resolve) => client.on('error', () => {}).once('close', resolve));
  client.end(payload);
  await handled;
  client.destroy();
  await closed;
  // The upload ends before its turn in the queue.
  await failed;
  release();
  await running;
  expect(await count()).toEqual(before);
  await app.close();
  await database.close();
});
