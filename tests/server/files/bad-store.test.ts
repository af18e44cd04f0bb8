import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claims } from '../../../openapi/generated/claims';
import { parseFilesUrl } from '../../../server/base/config/files-url';
import { fileObjects, files, news } from '../../../server/base/db/schema';
import { type FileStore, s3Store } from '../../../server/base/files/store';
import { type Misbehaviour, startBadStore } from '../support/bad-store';
import { jpeg } from '../support/multipart';
import { openObjectStore } from '../support/object-store';
import { createTestApp } from '../support/test-app';

const objects = await openObjectStore();
const endpoint = /endpoint=(.*)$/.exec(objects.env.FILES_URL)?.[1] ?? '';
const bad = await startBadStore(new URL(endpoint));
const FILES_URL = objects.env.FILES_URL.replace(endpoint, `http://127.0.0.1:${bad.port}`);
const parsed = parseFilesUrl(FILES_URL);
if (!parsed) throw new Error(FILES_URL);
const filesUrl = parsed;
const store = s3Store(parsed, { totalTimeoutMs: 2_000 });
const test = await createTestApp({ ...objects.env, FILES_URL });
const headers = await test.signInAs(claims);
afterAll(async () => {
  store.close();
  await test.close();
  await bad.close();
  await objects.close();
});
beforeEach(async () => {
  await test.db.delete(news);
  await test.db.delete(files);
  await test.db.delete(fileObjects);
});
afterEach(() => {
  bad.misbehave('GET', undefined);
  bad.misbehave('PUT', undefined);
  bad.changeUploads(undefined);
});

const xml = '<?xml version="1.0"?><Error><Code>InternalError</Code></Error>';
/** Answers to a reading call that are not the object. */
const damages: Record<string, Misbehaviour> = {
  'cut, with the length of the whole': (_call, answer, { headers: said, bytes }) => {
    answer.writeHead(200, { ...said, 'content-length': bytes.length });
    answer.write(bytes.subarray(0, bytes.length - 10));
    answer.destroy();
  },
  'cut, with the length of the rest': (_call, answer, { headers: said, bytes }) => {
    answer.writeHead(200, { ...said, 'content-length': bytes.length - 10 });
    answer.end(bytes.subarray(0, bytes.length - 10));
  },
  'longer than it is': (_call, answer, { headers: said, bytes }) => {
    answer.writeHead(200, { ...said, 'content-length': bytes.length + 3 });
    answer.end(Buffer.concat([bytes, Buffer.from('end')]));
  },
  'of one other byte': (_call, answer, { headers: said, bytes }) => {
    const other = Buffer.from(bytes);
    other[20] = (other[20] ?? 0) ^ 1;
    answer.writeHead(200, said).end(other);
  },
  empty: (_call, answer, { headers: said }) => {
    answer.writeHead(200, { ...said, 'content-length': 0 }).end();
  },
  'an error with status 200': (_call, answer) => {
    answer.writeHead(200, { 'content-type': 'application/xml' }).end(xml);
  },
  'status 500': (_call, answer) => {
    answer.writeHead(500, { 'content-type': 'application/xml' }).end(xml);
  },
  'a redirect elsewhere': (_call, answer) => {
    answer.writeHead(307, { location: 'http://127.0.0.1:1/' }).end();
  },
};

async function save() {
  const cover = await jpeg('照片.jpg', 600, 400, 'rgb(10,20,30)');
  return test.inject({
    method: 'POST',
    url: '/api/v1/News',
    form: {
      title: '有圖',
      publishDate: '2026-11-01',
      status: 0,
      content: '<p>內文</p>',
      coverAlt: '外觀',
      cover,
    },
    headers,
  });
}

describe('A picture whose store answers wrongly', () => {
  it.each(Object.keys(damages))('is never served wrong, nor cached: %s', async (name) => {
    expect((await save()).json()).toMatchObject({ succeeded: true });
    const [row] = await test.db.select().from(files).limit(1);
    bad.misbehave('GET', damages[name]);
    const answer = await test.inject({ url: `/files/${row?.sha}.jpg` });
    expect(answer.statusCode).toBeGreaterThanOrEqual(500);
    expect(answer.headers['cache-control'] ?? '').not.toContain('immutable');
    bad.misbehave('GET', undefined);
    const right = await test.inject({ url: `/files/${row?.sha}.jpg` });
    expect(right.statusCode).toBe(200);
    expect(createHash('sha256').update(right.rawPayload).digest('hex')).toBe(row?.sha);
  });

  it('is read again if its transfer broke', async () => {
    await save();
    const [row] = await test.db.select().from(files).limit(1);
    let times = 0;
    bad.misbehave('GET', (call, answer, right) => {
      times += 1;
      if (times === 1) return damages['cut, with the length of the rest']?.(call, answer, right);
      answer.writeHead(right.status, right.headers).end(right.bytes);
    });
    expect((await test.inject({ url: `/files/${row?.sha}.jpg` })).statusCode).toBe(200);
    expect(times).toBe(2);
  });

  it('that answers endlessly, or byte by byte, blocks neither memory nor a call', async () => {
    const key = { sha: 'a'.repeat(64), extension: 'jpg' };
    bad.misbehave('GET', (_call, answer) => {
      answer.writeHead(200, { 'content-type': 'image/jpeg' });
      const piece = Buffer.alloc(1024 * 1024);
      const more = () => {
        while (!answer.destroyed && answer.write(piece));
      };
      answer.on('drain', more);
      more();
    });
    await expect(store.get(key)).rejects.toMatchObject({ kind: 'away' });
    bad.misbehave('GET', (_call, answer) => {
      answer.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': 1_000_000 });
      const timer = setInterval(() => answer.write('x'), 50);
      answer.once('close', () => clearInterval(timer));
    });
    await expect(store.get(key)).rejects.toMatchObject({ kind: 'away' });
  }, 20_000);
});

describe('An upload that the store acknowledges', () => {
  const changes: Record<string, (bytes: Buffer) => Buffer> = {
    cut: (bytes) => bytes.subarray(0, bytes.length - 10),
    empty: () => Buffer.alloc(0),
    'changed by one byte': (bytes) => {
      const other = Buffer.from(bytes);
      other[20] = (other[20] ?? 0) ^ 1;
      return other;
    },
  };

  it.each(Object.keys(changes))('is refused, and leaves no row, when it was %s', async (name) => {
    bad.changeUploads(changes[name]);
    // Simulates a store that does not check the signature of the bytes.
    bad.misbehave('PUT', (_call, answer) => {
      answer.writeHead(200, { etag: '"0"' }).end();
    });
    expect((await save()).statusCode).toBe(503);
    expect(await test.db.$count(files)).toBe(0);
    expect(await test.db.$count(news)).toBe(0);
    bad.changeUploads(undefined);
    bad.misbehave('PUT', undefined);
    expect((await save()).json()).toMatchObject({ succeeded: true });
  });

  it('is refused if nothing was stored, or if the answer is an error with status 200', async () => {
    bad.changeUploads(() => Buffer.alloc(0));
    bad.misbehave('PUT', (_call, answer) => {
      answer.writeHead(200, { 'content-type': 'application/xml' }).end(xml);
    });
    expect((await save()).statusCode).toBe(503);
    expect(await test.db.$count(files)).toBe(0);
  });
});

describe('While the key of the store changes', () => {
  afterEach(() => bad.acceptKeys(undefined));

  it('processes with the old and the new one store and read, and after it those with the new one', async () => {
    const before = process.env['AWS_ACCESS_KEY_ID'];
    // Each process reads its key at its first call.
    const storeWith = async (id: string): Promise<FileStore> => {
      process.env['AWS_ACCESS_KEY_ID'] = id;
      const own = s3Store(filesUrl, { totalTimeoutMs: 2_000 });
      await own.put(file, bytes, 'image/jpeg');
      process.env['AWS_ACCESS_KEY_ID'] = before;
      return own;
    };
    const bytes = Buffer.from('a picture');
    const file = { sha: createHash('sha256').update(bytes).digest('hex'), extension: 'jpg' };
    bad.acceptKeys(['OLD', 'NEW']);
    const [old, next] = [await storeWith('OLD'), await storeWith('NEW')];
    expect((await old.get(file)).equals(bytes)).toBe(true);
    expect((await next.get(file)).equals(bytes)).toBe(true);
    bad.acceptKeys(['NEW']);
    await expect(old.get(file)).rejects.toMatchObject({ kind: 'away' });
    expect((await next.get(file)).equals(bytes)).toBe(true);
    old.close();
    next.close();
  });
});
