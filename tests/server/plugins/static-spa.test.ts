import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { errorEnvelopes } from '../../../server/access/plugins/errors';
import { staticSpa } from '../../../server/access/plugins/static-spa';

const root = await mkdtemp(join(tmpdir(), 'back-office-spa-'));
await mkdir(join(root, 'assets'));
await Promise.all(
  ['index.html', 'frameless.html', 'assets/kept-1.js', 'assets/gone-1.js'].map((file) =>
    writeFile(join(root, file), file),
  ),
);
const app = Fastify();
await app.register(errorEnvelopes);
await app.register(staticSpa, { root });
afterAll(async () => {
  await app.close();
  await rm(root, { recursive: true });
});

async function get(url: string) {
  const { statusCode, headers, body } = await app.inject({ url });
  return [statusCode, headers['cache-control'], body];
}

it('an asset is cacheable for ever, and the page that names it is not', async () => {
  expect(await get('/mng/assets/kept-1.js')).toEqual([
    200,
    'public, max-age=31536000, immutable',
    'assets/kept-1.js',
  ]);
  expect(await get('/mng/role/edit/1')).toEqual([200, 'no-cache', 'index.html']);
});

it.each([
  ['/mng', 'index.html'],
  ['/mng/approval', 'index.html'],
  ['/mng/login?code=1', 'frameless.html'],
  ['/mng/siteset/theme/edit/1/2', 'frameless.html'],
  ['/mng/approval/review/3', 'frameless.html'],
  ['/mng/case/preview/4', 'frameless.html'],
])('%s is %s: only a screen with a menu has one from the first paint', async (url, file) => {
  expect(await get(url)).toEqual([200, 'no-cache', file]);
});

it('a missing asset, removed by a deployment under the running server, is not cached as missing', async () => {
  await rm(join(root, 'assets/gone-1.js'));
  expect(await get('/mng/assets/gone-1.js')).toEqual([
    404,
    undefined,
    expect.stringContaining('"succeeded":false'),
  ]);
});
