import { expect, it } from 'vitest';
import { buildApp } from '../../../server/app';
import { readConfig } from '../../../server/base/config/config';
import { LoopWatch } from '../../../server/access/plugins/overload';
import { createTestDatabase } from '../support/test-database';

/** A watch of the event loop after blocks of so many milliseconds, each followed by a beat. */
function watchAfter(...blocks: number[]) {
  const watch = new LoopWatch(0);
  let now = 0;
  for (const ms of blocks) watch.beat((now += 100 + ms));
  return { wait: (later = 0) => Math.round(watch.meanWait(now + later)) };
}

it('the mean wait grows with the square of a block, and is forgotten after five seconds', () => {
  expect([
    watchAfter(0, 20, 90).wait(),
    watchAfter(1_000).wait(),
    watchAfter(3_000).wait(),
    watchAfter(3_000).wait(5_001),
  ]).toEqual([0, 100, 900, 0]);
  expect(watchAfter(1_000, 1_000, 1_000, 1_000, 1_000, 1_000, 1_000).wait()).toBe(500);
});

it('a blocked loop answers 503 at once, reports its state, and recovers automatically', async () => {
  const database = await createTestDatabase();
  const app = await buildApp(
    readConfig({ LOG_LEVEL: 'silent', SEED: 'none', DATABASE_URL: database.url }),
    database.db,
  );
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const statusOf = async (path: string) => (await fetch(origin + path)).status;
  expect(await statusOf('/api/identity/account/me')).toBe(401);
  // Blocks the event loop like a slow parser or validator.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3_500);
  await expect.poll(() => statusOf('/api/identity/account/me')).toBe(503);
  const refused = await fetch(`${origin}/api/identity/account/me`);
  expect([refused.headers.get('retry-after'), await refused.json()]).toEqual([
    '5',
    { succeeded: false, messages: ['系統維護中，造成您的不便敬請見諒，我們將儘快恢復服務'], data: null },
  ]);
  expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 200]);
  await expect.poll(() => statusOf('/api/identity/account/me'), { timeout: 15_000 }).toBe(401);
  await app.close();
  await database.close();
}, 30_000);
