import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../server/base/config/config';
import { connectionConfig } from '../../../server/base/db/client';
import { runJob } from '../../../server/base/db/job-runner';
import { files, madeFiles } from '../../../server/base/db/schema';
import { encodeShipped } from '../../../server/base/files/encoding';
import { FormatEncoder } from '../../../server/base/files/format-encoder';
import { storeShipped } from '../../../server/base/files/pictures';
import { allJobs } from '../../../server/operation/jobs/all-jobs';
import { pictureFolder } from '../../../server/operation/seed/pictures';
import { madeWidthsOf } from '../../../server/website/pages/picture-formats';
import { backupOf, restoreFrom } from '../support/backups';
import { addPublicPage } from '../support/public-page';
import { createTestApp, type TestApp } from '../support/test-app';

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  })
    .jpeg()
    .toBuffer();

describe('widths of a picture in other formats', () => {
  it.each([
    ['a hero', 2560, '100vw', [480, 680, 800, 1200, 1600, 2400], [800, 2400]],
    ['a card', 2560, '(max-width: 900px) 100vw, 33vw', [480, 680, 800, 1200], [800, 1200]],
    ['a plan', 2560, '(max-width: 900px) 100vw, 50vw', [480, 680, 800, 1200, 1600], [800, 1600]],
    [
      'a wide picture',
      2560,
      '(max-width: 760px) 100vw, 1140px',
      [480, 680, 800, 1200, 1600, 2400],
      [800, 2400],
    ],
    ['a picture of 1040 pixels', 1040, '100vw', [480, 680, 800, 1040], [800, 1040]],
    ['a picture of 1280 pixels', 1280, '100vw', [480, 680, 800, 1200], [800, 1200]],
    ['a small picture', 300, '100vw', [300], [300]],
  ])('of %s', (_, own, sizes, avif, webp) => {
    expect(madeWidthsOf(own, sizes)).toEqual({ avif, webp });
  });
});

describe('the encoder of formats', () => {
  it.each([
    ['a phone with two pixels a point, in one go', 680, 13_790],
    ['one with three, whose hero asks for 800 pixels', 800, 21_000],
  ])('gives %s its first picture in few bytes', async (_, width, most) => {
    const encoder = new FormatEncoder();
    const bytes = await readFile(join(pictureFolder, '01-limestone-day.jpg'));
    const { signal } = new AbortController();
    const avif = await encoder.encode(bytes, { width, format: 'avif' }, signal);
    encoder.close();
    expect(avif.length).toBeLessThanOrEqual(most);
    expect(avif.length).toBeGreaterThan(most * 0.8);
  });

  it('ends with its signal, and works again', async () => {
    const encoder = new FormatEncoder();
    const bytes = await noise(1600, 1000);
    const stopping = new AbortController();
    const encoding = encoder.encode(bytes, { width: 1600, format: 'avif' }, stopping.signal);
    stopping.abort();
    await expect(encoding).rejects.toThrow('aborted');
    const { signal } = new AbortController();
    const webp = await encoder.encode(bytes, { width: 480, format: 'webp' }, signal);
    expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', width: 480, height: 300 });
    const broken = encoder.encode(Buffer.from('x'), { width: 480, format: 'webp' }, signal);
    await expect(broken).rejects.toThrow('aborted');
    encoder.close();
  });
});

describe('a picture of a public page', () => {
  const hero =
    '(max-width: 500px) and (min-resolution: 2.5dppx) 266px, (max-width: 900px) calc(100vw - 24px), 100vw';
  let test: TestApp;
  let sha: string;
  beforeAll(async () => {
    test = await createTestApp({ PURGE_URL: 'http://cache.example/{path}' });
    const encoded = await encodeShipped(await noise(600, 360));
    const picture = {
      fileName: 'a.jpg',
      extension: 'jpg',
      sourceType: null,
      isKept: false,
      ...encoded,
    } as const;
    ({ sha } = await storeShipped(test.db, picture));
    await addPublicPage(test.db, {
      parts: [
        { id: 1, partType: 1, textContent: '松濤硯' },
        { id: 2, partType: 6, fileSha: sha, fileName: 'a.jpg', altText: '外觀' },
      ],
    });
  });
  afterAll(() => test.close());

  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const run = async (name: string) => {
    const job = allJobs(test.db, readConfig({}), log).find((each) => each.name === name);
    return job && runJob(test.db, job, log, { isForced: true });
  };
  const visit = async () => (await test.inject({ url: '/case/songtao' })).body;
  const secondsInCaches = async () => {
    const { headers } = await test.inject({ url: '/case/songtao' });
    return Number(/s-maxage=(\d+)/.exec(String(headers['cache-control']))?.[1]);
  };
  const isPicture = sql`${madeFiles.recipe}->>'kind' = 'picture'`;
  const redraw = async () => {
    await test.db.execute(sql`update site_sets set row_version = row_version + 1`);
    return visit();
  };
  const preloadsOf = (body: string) => body.match(/<link rel="preload" as="image"[^>]* imageSrcSet[^>]*>/g);
  const storedFormats = async () => {
    const rows = await test.db.selectDistinct({ extension: files.extension }).from(files);
    return rows.map(({ extension }) => extension).toSorted();
  };

  it('is offered in two more formats once all their widths are made', async () => {
    const before = await visit();
    expect(before).toContain('srcSet');
    expect(before).not.toContain('<picture>');
    expect(await secondsInCaches()).toBeLessThan(10);
    await test.db
      .update(madeFiles)
      .set({ failures: 3 })
      .where(sql`${isPicture} and recipe->>'format' = 'avif' and recipe->>'width' = '600'`);
    await run('made-files');
    const partly = await redraw();
    expect(partly).toContain('type="image/webp"');
    expect(partly).not.toContain('image/avif');

    await test.db.update(madeFiles).set({ failures: 0 });
    await run('made-files');
    const body = await redraw();
    expect(await secondsInCaches()).toBe(600);
    const [, sources = '', image = ''] = /<picture>(.*?)(<img.*?>)<\/picture>/.exec(body) ?? [];
    expect(image).toContain('.jpg 480w');
    expect(before).toContain(image);
    const widths = { avif: ['480', '600'], webp: ['600'] };
    const offered = [...sources.matchAll(/(\/files\/\w+\.(\w+)) (\d+)w/g)];
    expect(offered.map(([, , extension, width]) => [extension, width])).toEqual(
      Object.entries(widths).flatMap(([extension, own]) => own.map((width) => [extension, width])),
    );
    expect([...sources.matchAll(/type="(.*?)"/g)].map(([, type]) => type)).toEqual([
      'image/avif',
      'image/webp',
    ]);
    expect(sources.split(`sizes="${hero}"`)).toHaveLength(3);
    for (const [, path = '', extension, width] of offered) {
      const { headers, rawPayload } = await test.inject({ url: path });
      expect(headers).toMatchObject({
        'content-type': `image/${extension}`,
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect(headers['content-disposition']).toBeUndefined();
      expect((await sharp(rawPayload).metadata()).width).toBe(Number(width));
    }
  });

  it('is preloaded in the format that the browser will choose, and in no other', async () => {
    const body = await visit();
    const [, avif] = /<source type="image\/avif" srcSet="([^"]+)"/.exec(body) ?? [];
    expect(preloadsOf(body)).toEqual([
      `<link rel="preload" as="image" type="image/avif" imageSrcSet="${avif}" imageSizes="${hero}" fetchPriority="high"/>`,
    ]);
  });

  it('stays as it is in the proof and in the library', async () => {
    await run('proof');
    const { rows } = await test.db.execute<{ text: string }>(
      `select convert_from(bytes, 'UTF8') as text from proof_pages`,
    );
    expect(rows.some(({ text }) => text.includes('srcSet'))).toBe(true);
    expect(rows.filter(({ text }) => text.includes('<picture>'))).toEqual([]);
    const inLibrary = await test.db
      .select()
      .from(files)
      .where(sql`uploaded_on is not null`);
    expect(inLibrary.map(({ extension }) => extension)).toEqual(['jpg']);
  });

  it('is not in a backup in the formats made of it, which are made again after a restore', async () => {
    const before = await visit();
    expect(before).toContain('image/avif');
    const client = new pg.Client(connectionConfig(test.databaseUrl));
    await client.connect();
    try {
      await restoreFrom(client, await backupOf(client));
    } finally {
      await client.end();
    }
    expect(await storedFormats()).toEqual(['jpg']);
    const restored = await visit();
    expect(restored).toContain('srcSet');
    expect(restored).not.toContain('<picture>');
    await run('made-files');
    const isOffered = (text: string) => text.match(/<source[^>]*>/g);
    expect(isOffered(await redraw())).toEqual(isOffered(before));
  });

  it('stays as it is where a format cannot be made', async () => {
    await test.db.update(madeFiles).set({ failures: 3, fileSha: null }).where(isPicture);
    const body = await redraw();
    expect(body).not.toContain('<picture>');
    expect(preloadsOf(body)?.join('')).toContain('.jpg 480w');
  });

  it('waits for a store that does not answer', async () => {
    await test.db.update(madeFiles).set({ failures: 0 });
    await test.db.execute(sql`insert into file_objects (sha, extension) values (${sha}, 'jpg')`);
    await test.db
      .update(files)
      .set({ object: sha, bytes: null })
      .where(sql`sha = ${sha}`);
    expect(await run('made-files')).toMatchObject({ error: { name: 'StoreError' } });
    const waiting = await test.db.select({ failures: madeFiles.failures }).from(madeFiles).where(isPicture);
    expect(new Set(waiting.map(({ failures }) => failures))).toEqual(new Set([0]));
  });
});
