import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runFileCommand } from '../../../server/operation/cli/file-commands';
import { readConfig } from '../../../server/base/config/config';
import { connectionConfig } from '../../../server/base/db/client';
import { cases, fileObjects, files, news } from '../../../server/base/db/schema';
import { claims } from '../../../openapi/generated/claims';
import { allJobs } from '../../../server/operation/jobs/all-jobs';
import { removeUnneededObjects } from '../../../server/base/files/objects';
import { type FileStore, s3Store, StoreError } from '../../../server/base/files/store';
import { startText } from '../../../server/base/process/text';
import { countWaiting } from '../support/locks';
import { backupOf, restoreFrom } from '../support/backups';
import { jpeg, multipart } from '../support/multipart';
import { openObjectStore } from '../support/object-store';
import { addPublicPage } from '../support/public-page';
import { runServer } from '../support/server-process';
import { rowVersions } from '../support/stored';
import { createTestApp } from '../support/test-app';

const away = '檔案儲存空間暫時無法使用，資料尚未儲存，請稍後再試';
const log: string[] = [];

const objects = await openObjectStore();
const test = await createTestApp({ ...objects.env, LOG_LEVEL: 'error' }, undefined, {
  write: (line) => void log.push(line),
});
const headers = await test.signInAs(claims);
afterAll(async () => {
  await test.close();
  await objects.close();
});
beforeEach(async () => {
  await test.db.delete(news);
  await test.db.delete(files);
});

let shade = 0;
/** A picture of a unique colour, with one narrower width. */
function picture(name = '照片.jpg'): Promise<File> {
  shade += 1;
  return jpeg(name, 600, 400, `rgb(${shade % 256},${(shade * 7) % 256},${(shade * 31) % 256})`);
}
const item = { publishDate: '2026-11-01', status: 0, content: '<p>內文</p>', coverAlt: '外觀' };
async function save(more: object, key?: string, app = test) {
  return app.inject({
    method: 'POST',
    url: '/api/v1/News',
    form: { ...item, title: '有圖', ...more },
    headers: { ...headers, ...(key ? { 'idempotency-key': key } : {}) },
  });
}
const rows = () => test.db.select().from(files).orderBy(files.width);
const keysOf = (all: readonly { sha: string }[]) => all.map(({ sha }) => `files/${sha}.jpg`).toSorted();
const get = (sha: string) => test.inject({ url: `/files/${sha}.jpg` });
const clean = (store: FileStore = objects.store) =>
  removeUnneededObjects(test.db, store, new AbortController().signal);
/** Simulates two days since the last run. */
const twoDaysPass = () =>
  test.db.update(fileObjects).set({ unneededSince: sql`unneeded_since - interval '2 days 1 second'` });
const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
async function commands(store: FileStore | undefined, ...args: string[]): Promise<string[]> {
  const lines: string[] = [];
  await runFileCommand(test.db, store, args, (line) => lines.push(line));
  return lines;
}

describe('With a store, an upload', () => {
  it('stores every width under its hash and type, the database records it, and visitors get it as before', async () => {
    expect((await save({ cover: await picture() })).json()).toMatchObject({ succeeded: true });
    const [narrow, main, ...more] = await rows();
    if (!narrow || !main) throw new Error('no files');
    expect([more.length, narrow.bytes, narrow.object, main.bytes, main.object]).toEqual([
      0,
      null,
      narrow.sha,
      null,
      main.sha,
    ]);
    expect(await objects.list()).toEqual(keysOf([narrow, main]));
    const object = await objects.get(`files/${main.sha}.jpg`);
    expect([hash(object.bytes), object.type, object.cache]).toEqual([
      main.sha,
      'image/jpeg',
      'public, max-age=31536000, immutable',
    ]);
    const answer = await get(main.sha);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(main.size),
      'cache-control': 'public, max-age=31536000, immutable',
      etag: `"${main.sha}"`,
    });
    expect(hash(answer.rawPayload)).toBe(main.sha);
  });

  it('that fails leaves no row, and its objects are removed two days later; used ones stay', async () => {
    await save({ cover: await picture() });
    const used = keysOf(await rows());
    const refused = await save({ cover: await picture(), title: '' });
    expect(refused.statusCode).toBe(400);
    const { id } = await firstNews();
    const stale = await multipart({
      ...item,
      id,
      title: '太晚',
      rowVersion: 99,
      cover: await picture(),
    });
    const late = await test.inject({
      method: 'PUT',
      url: '/api/v1/News',
      payload: stale.payload,
      headers: { ...headers, ...stale.headers },
    });
    expect(late.statusCode).toBe(409);
    expect(keysOf(await rows())).toEqual(used);
    const left = (await objects.list()).length;
    expect(left).toBeGreaterThan(used.length);
    expect((await clean()).removed).toBe(0);
    expect((await objects.list()).length).toBe(left);
    await twoDaysPass();
    await clean();
    expect(await objects.list()).toEqual(used);
    expect(await test.db.$count(fileObjects)).toBe(used.length);
  });

  it('while the store is down is answered 503 with a message, and can be sent again; other calls work', async () => {
    await save({ cover: await picture() });
    const inStore = (await rows())[0]?.sha ?? '';
    const inDatabase = hash(Buffer.from('x'));
    await test.db
      .insert(files)
      .values({ sha: inDatabase, extension: 'jpg', mime: 'image/jpeg', size: 1, bytes: Buffer.from('x') });
    const before = await rowVersions(test.db, ['file_objects']);
    const cover = await picture();
    const key = 'c0ffee00-0000-4000-8000-000000000001';
    await objects.stop();
    try {
      const answer = await save({ cover }, key);
      expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
        503,
        '30',
        { succeeded: false, messages: [away], data: null },
      ]);
      expect(await rowVersions(test.db, ['file_objects'])).toBe(before);
      const gone = await get(inStore);
      expect([gone.statusCode, gone.headers['cache-control']]).toEqual([503, 'no-store']);
      expect((await get(inDatabase)).body).toBe('x');
      expect((await save({ title: '無圖' })).json()).toMatchObject({ succeeded: true });
      await expect(clean(await removable())).rejects.toThrow(StoreError);
      await expect(commands(objects.store, 'check')).rejects.toThrow('物件儲存空間無法使用');
    } finally {
      await objects.start();
    }
    expect((await save({ cover }, key)).json()).toMatchObject({ succeeded: true });
    expect((await get(inStore)).statusCode).toBe(200);
    expect(log.join('')).toContain('StoreError');
  });

  it('with credentials that the store refuses fails, with the reason in the log', async () => {
    const { filesUrl } = readConfig(objects.env);
    if (!filesUrl) throw new Error('no store');
    const bytes = Buffer.from('x');
    const put = () => s3Store(filesUrl).put({ sha: hash(bytes), extension: 'jpg' }, bytes, 'image/jpeg');
    process.env['AWS_SECRET_ACCESS_KEY'] = 'wrong';
    try {
      await expect(put()).rejects.toThrow('SignatureDoesNotMatch');
    } finally {
      process.env['AWS_SECRET_ACCESS_KEY'] = objects.env.AWS_SECRET_ACCESS_KEY;
    }
  });

  it('of an object being removed is stored after the removal', async () => {
    const cover = await picture();
    await save({ cover });
    const wanted = keysOf(await rows());
    await test.db.delete(news);
    await test.db.delete(files);
    await clean();
    await twoDaysPass();
    let open = () => {};
    const gate = new Promise<void>((resolve) => (open = resolve));
    let removals = 0;
    const cleaning = clean({
      ...objects.store,
      remove: async (key) => {
        removals += 1;
        await gate;
        await objects.store.remove(key);
      },
    });
    await expect.poll(() => removals).toBeGreaterThan(1);
    const saving = save({ cover });
    await expect.poll(() => countWaiting(test.db)).toBe(1);
    open();
    expect((await cleaning).removed).toBeGreaterThan(1);
    expect((await saving).json()).toMatchObject({ succeeded: true });
    expect(await objects.list()).toEqual(wanted);
    expect(keysOf(await rows())).toEqual(wanted);
  });

  it('that cannot be removed holds up no other, and is tried again in the next run', async () => {
    await save({ cover: await picture() });
    const shas = (await rows()).map(({ sha }) => sha);
    await test.db.delete(news);
    await test.db.delete(files);
    await clean();
    await twoDaysPass();
    const [kept = ''] = shas;
    const refusing: FileStore = {
      ...objects.store,
      remove: async (key) => {
        if (key.sha === kept) throw new Error('retained');
        await objects.store.remove(key);
      },
    };
    await expect(clean(refusing)).rejects.toThrow('retained');
    expect(await objects.list()).toEqual([`files/${kept}.jpg`]);
    expect((await clean()).removed).toBe(1);
    expect(await objects.list()).toEqual([]);
  });

  it('goes to the database if FILES_URL says so, and objects in the store are still read', async () => {
    await save({ cover: await picture() });
    const [inStore] = await rows();
    const before = await objects.list();
    const other = await createTestApp({ FILES_URL: `${objects.env.FILES_URL}&uploads=database` });
    try {
      const own = await other.signInAs(claims);
      const url = '/api/v1/Media';
      const answer = await other.inject({
        method: 'POST',
        url,
        form: { file: await picture() },
        headers: own,
      });
      expect(answer.json()).toMatchObject({ succeeded: true });
      expect(await other.db.$count(files, sql`bytes is null`)).toBe(0);
      expect(await objects.list()).toEqual(before);
      await other.db.insert(fileObjects).values({ sha: inStore?.sha ?? '', extension: 'jpg' });
      await other.db.insert(files).values({
        sha: inStore?.sha ?? '',
        extension: 'jpg',
        mime: 'image/jpeg',
        size: inStore?.size ?? 0,
        object: inStore?.sha ?? '',
      });
      const read = await other.inject({ url: `/files/${inStore?.sha}.jpg` });
      expect(hash(read.rawPayload)).toBe(inStore?.sha);
    } finally {
      await other.close();
    }
  });
});

it('a row names one place of its bytes, and no object is unrecorded', async () => {
  const row = { sha: 'a'.repeat(64), extension: 'jpg', mime: 'image/jpeg', size: 1 };
  const told = (more: object) =>
    test.db
      .insert(files)
      .values({ ...row, ...more })
      .then(
        () => 'stored',
        (error: { cause?: { constraint?: string } }) => error.cause?.constraint,
      );
  expect(await told({})).toBe('files_in_one_place');
  expect(await told({ object: row.sha })).toBe('files_object_file_objects_sha_fk');
  await test.db.insert(fileObjects).values({ sha: row.sha, extension: 'jpg' });
  expect(await told({ bytes: Buffer.from('x'), object: row.sha })).toBe('files_in_one_place');
  expect(await told({ object: row.sha })).toBe('stored');
});

it('the job exists only with a store, and a server does not start without its store', async () => {
  const quiet = { info: () => {}, warn: () => {}, error: () => {} };
  const names = (env: Record<string, string>) =>
    allJobs(test.db, readConfig(env), quiet).map(({ name }) => name);
  expect(names(objects.env)).toContain('unneeded-objects');
  expect(names({})).not.toContain('unneeded-objects');
  await save({ cover: await picture() });
  const { code, errors } = await runServer({ env: { DATABASE_URL: test.databaseUrl } });
  expect([code, errors]).toEqual([1, `${startText.filesElsewhere(2)}\n`]);
});

describe('npm run files', () => {
  it('move transfers every file to the store and back, continues after an interruption, and files stay readable', async () => {
    const all: Buffer[] = Array.from({ length: 9 }, (_, index) => Buffer.from(`檔案 ${index}`));
    await test.db.insert(files).values(
      all.map((bytes) => ({
        sha: hash(bytes),
        extension: 'jpg',
        mime: 'image/jpeg',
        size: bytes.length,
        bytes,
      })),
    );
    const shas = all.map(hash).toSorted();
    const assertAllRead = async () => {
      for (const sha of shas) expect(hash((await get(sha)).rawPayload)).toBe(sha);
    };
    let puts = 0;
    const breaking: FileStore = {
      ...objects.store,
      put: async (...args) => {
        puts += 1;
        if (puts > 5) throw new StoreError('away', 'put: broken off');
        await objects.store.put(...args);
      },
    };
    await expect(commands(breaking, 'move')).rejects.toThrow('put: broken off');
    expect(await test.db.$count(files, sql`bytes is null`)).toBe(5);
    await assertAllRead();

    expect(await commands(objects.store, 'move')).toEqual([
      '已將 4 個檔案（1 KB）搬到物件儲存空間。',
      '資料庫：0 個檔案（0 KB）',
      '物件儲存空間：9 個檔案（1 KB）',
    ]);
    await assertAllRead();
    await clean();
    await twoDaysPass();
    await clean();
    expect(await objects.list()).toEqual(expect.arrayContaining(shas.map((sha) => `files/${sha}.jpg`)));
    expect(await commands(objects.store, 'check')).toEqual(['已核對 9 個檔案（資料庫 0、物件儲存空間 9）。']);

    expect(await commands(objects.store, 'move', '--to', 'database')).toEqual([
      '已將 9 個檔案（1 KB）搬到資料庫。',
      '資料庫：9 個檔案（1 KB）',
      '物件儲存空間：0 個檔案（0 KB）',
    ]);
    await assertAllRead();
    await twoDaysPass();
    await clean();
    expect(await objects.list()).toEqual([]);
    await assertAllRead();
  });

  it('a file with a wrong hash stays in its place and is named by move and check', async () => {
    const sha = 'b'.repeat(64);
    const bytes = Buffer.from('壞了');
    await test.db
      .insert(files)
      .values({ sha, extension: 'jpg', mime: 'image/jpeg', size: bytes.length, bytes });
    const damaged = `有 1 個檔案遺失或內容與雜湊值不符：\n  ${sha}`;
    await expect(commands(objects.store, 'move')).rejects.toThrow(damaged);
    await expect(commands(objects.store, 'check')).rejects.toThrow(damaged);
    expect((await rows())[0]?.bytes).toEqual(bytes);
  });

  it('without a store, or with wrong arguments, the command says what it needs', async () => {
    await expect(commands(undefined, 'move')).rejects.toThrow('請先設定環境變數 FILES_URL。');
    await expect(commands(objects.store, 'move', '--to', 'tape')).rejects.toThrow('用法');
    await expect(commands(objects.store)).rejects.toThrow('用法');
  });
});

describe('A backup', () => {
  let client: pg.Client;
  beforeAll(async () => {
    client = new pg.Client(connectionConfig(test.databaseUrl));
    await client.connect();
  });
  afterAll(() => client.end());
  it('contains objects of the store too, and a restore needs no store', async () => {
    await save({ cover: await picture() });
    await test.db.insert(files).values({
      sha: hash(Buffer.from('y')),
      extension: 'jpg',
      mime: 'image/jpeg',
      size: 1,
      name: 'tab\there, \\N and\nlines',
      bytes: Buffer.from('y'),
    });
    const before = await rows();
    const file = await backupOf(client, objects.store);
    await objects.stop();
    try {
      await restoreFrom(client, file);
      const after = await rows();
      expect(after.map(({ bytes }) => bytes && hash(bytes))).toEqual(before.map(({ sha }) => sha));
      // Other columns are unchanged; a restore raises versions above all earlier ones.
      const same = ({
        bytes: _bytes,
        object: _object,
        rowVersion: _version,
        ...row
      }: (typeof after)[number]) => row;
      expect(after.map(same)).toEqual(before.map(same));
      expect((await get(before[0]?.sha ?? '')).statusCode).toBe(200);
    } finally {
      await objects.start();
    }
  });

  it('fails if a file cannot be read or has other bytes', async () => {
    await save({ cover: await picture() });
    const [row] = await rows();
    const lost = { sha: row?.sha ?? '', extension: 'jpg' };
    const attempt = async (store?: FileStore) => {
      const own = new pg.Client(connectionConfig(test.databaseUrl));
      await own.connect();
      try {
        await backupOf(own, store);
      } finally {
        await own.end();
      }
    };
    await expect(attempt()).rejects.toThrow('FILES_URL is not set');
    // The upload is stored although it is refused, as in a store that damages its content.
    const damage = objects.store.put(lost, Buffer.from('something else'), 'image/jpeg');
    await expect(damage).rejects.toThrow('other bytes');
    await expect(attempt(objects.store)).rejects.toThrow('other bytes');
    await objects.store.remove(lost);
    await expect(attempt(objects.store)).rejects.toThrow('NoSuchKey');
  });
});

async function firstNews() {
  const [row] = await test.db.select({ id: news.id }).from(news).where(eq(news.title, '有圖'));
  if (!row) throw new Error('no news');
  return row;
}

/** A store with an object old enough to be removed. */
async function removable(): Promise<FileStore> {
  await test.db
    .insert(fileObjects)
    .values({ sha: 'e'.repeat(64), extension: 'jpg', unneededSince: sql`now() - interval '3 days'` });
  return objects.store;
}

it('a site whose picture is in the store has a share picture and a page of the picture, and no kept error while it is down', async () => {
  await save({ cover: await picture() });
  const [, main] = await rows();
  if (!main) throw new Error('no file');
  const title = { id: 1, partType: 1, textContent: '靜謐生活' };
  const hero = { id: 2, partType: 6, fileSha: main.sha, fileName: '外觀.jpg', altText: '外觀' };
  const plans = { id: 4, partType: 103, items: [{ id: 3, textContent: 'A 戶', fileSha: main.sha }] };
  const { caseId } = await addPublicPage(test.db, { parts: [title, hero, plans] });
  const share = () => test.inject({ url: '/case/songtao/share.jpg' });
  const opened = async () => (await test.inject({ url: '/case/songtao/pictures/1' })).body;
  await objects.stop();
  try {
    const failed = await share();
    expect([failed.statusCode, failed.headers['cache-control'], failed.headers['etag']]).toEqual([
      503,
      'no-store',
      undefined,
    ]);
    expect(await opened()).toContain(main.sha);
  } finally {
    await objects.start();
  }
  const { statusCode, headers: sent, rawPayload } = await share();
  expect([statusCode, sent['content-type'], sent['cache-control']]).toEqual([200, 'image/jpeg', 'no-cache']);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  await test.db.delete(cases).where(eq(cases.id, caseId));
});
