import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../server/base/config/config';
import { runJob } from '../../../server/base/db/job-runner';
import { files, madeFiles, siteThemes } from '../../../server/base/db/schema';
import { allJobs } from '../../../server/operation/jobs/all-jobs';
import { subTitleOf } from '../../../server/website/pages/card-words';
import { FaceCutter } from '../../../server/website/pages/face-cutting';
import { cardLayout } from '../../../server/website/pages/share-card';
import { templateCodes } from '../../../src/drawing/types';
import { addPublicPage } from '../support/public-page';
import { createTestApp, type TestApp } from '../support/test-app';

const facts = {
  picture: '0'.repeat(64),
  focus: { x: 50, y: 50 },
  name: '松濤硯',
  subTitle: '面向大安森林',
  place: '臺北市大安區',
  area: '46.8～71.6 坪',
  company: '和硯建設',
};

describe('the card of a shared link', () => {
  const cutter = new FaceCutter();
  afterAll(() => cutter.close());

  /** Letters of a drawing with their place and size, without blanks. */
  const lettersOf = (svg: string) =>
    [...svg.matchAll(/translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+) \S+ d="([^"]*)"/g)]
      .filter(([, , , , path]) => path)
      .map(([, x, y, scale]) => ({ x: Number(x), y: Number(y), size: Number(scale) * 1000 }));

  it.each(templateCodes)('%s: has all its words, none small or near the edge', async (theme) => {
    for (const [name, subTitle] of [
      ['松濤硯', '面向大安森林'],
      ['文澄', ''],
      ['和硯敦化南路大道住宅', '面向大安森林，雙棟低密度的生活'],
      ['One Park 信義之星第三期', '給三代同堂的一家人'],
    ] as const) {
      const { svg } = await cardLayout({ ...facts, theme, name, subTitle }, cutter);
      const letters = lettersOf(svg);
      const all = [name, subTitle, facts.place, facts.area, facts.company].join('').replaceAll(/\s/g, '');
      expect(letters).toHaveLength([...all].length);
      for (const { x, y, size } of letters) {
        expect(size).toBeGreaterThanOrEqual(22);
        expect(x).toBeGreaterThanOrEqual(40);
        expect(x + size / 2).toBeLessThanOrEqual(1160);
        expect(y - size * 0.88).toBeGreaterThanOrEqual(40);
        expect(y).toBeLessThanOrEqual(590);
      }
    }
  });

  it('writes a short name large and a long one in two lines', async () => {
    const sizes = async (name: string) => {
      const letters = lettersOf((await cardLayout({ ...facts, theme: 'jiekuo', name }, cutter)).svg);
      const most = Math.max(...letters.map(({ size }) => size));
      return { most, lines: new Set(letters.filter(({ size }) => size === most).map(({ y }) => y)).size };
    };
    expect(await sizes('文澄')).toEqual({ most: 148, lines: 1 });
    expect(await sizes('和硯敦化南路大道住宅')).toEqual({ most: 64, lines: 2 });
  });

  it('is not drawn with a letter that no face has', async () => {
    await expect(cardLayout({ ...facts, theme: 'yejing', name: '松𠮷硯' }, cutter)).rejects.toThrow('𠮷');
  });

  it.each([
    ['松濤硯｜面向大安森林', '面向大安森林'],
    ['面向大安森林', '面向大安森林'],
    ['松濤硯', ''],
  ])('takes the sub-title of %s from what is published', (title, subTitle) => {
    expect(subTitleOf(title, '松濤硯')).toBe(subTitle);
  });
});

describe('a shared site', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const makeFiles = async () => {
    const job = allJobs(test.db, readConfig({}), log).find(({ name }) => name === 'made-files');
    return job && runJob(test.db, job, log, { isForced: true });
  };

  it('shows the hero until its card is made in the background, and the card from then on', async () => {
    const bytes = await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#00c' } })
      .png()
      .toBuffer();
    const sha = 'a'.repeat(64);
    await test.db.insert(files).values({
      sha,
      extension: 'png',
      mime: 'image/png',
      size: bytes.length,
      width: 1600,
      height: 1000,
      bytes,
    });
    const parts = [
      { id: 1, partType: 1, textContent: '松濤硯｜面向大安森林' },
      { id: 2, partType: 6, fileSha: sha, fileName: 'a.png', altText: '外觀' },
    ];
    const { themeId } = await addPublicPage(test.db, { parts, templateCode: 'jiekuo' });
    const visit = async () => {
      const { body } = await test.inject({ url: '/case/songtao' });
      const [, address = ''] = /og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(body) ?? [];
      const { rawPayload, headers } = await test.inject({ url: address });
      const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
      const [red = 0, , blue = 0] = data.subarray((info.width * 300 + 20) * info.channels);
      return {
        address,
        isCard: red > blue,
        size: [info.width, info.height],
        isLight: rawPayload.length <= 200_000,
        caching: headers['cache-control'],
      };
    };
    const before = await visit();
    expect(before).toMatchObject({ isCard: false, size: [1200, 630], caching: 'no-cache' });
    await makeFiles();
    const after = await visit();
    expect(after).toEqual({ ...before, isCard: true, isLight: true, caching: 'public, max-age=3600' });

    // A publication with another sub-title orders another card, under another address.
    await test.db
      .update(siteThemes)
      .set({
        publishedOn: new Date(),
        publishedParts: parts.map((part) => ({
          ...part,
          ...(part.id === 1 ? { textContent: '松濤硯｜樹先到' } : {}),
        })),
      })
      .where(eq(siteThemes.id, themeId));
    const changed = await visit();
    expect(changed.isCard).toBe(false);
    expect(changed.address).not.toBe(after.address);
  });

  it('keeps the hero where its card cannot be drawn', async () => {
    await test.db.update(madeFiles).set({ failures: 3, fileSha: null });
    const { headers } = await test.inject({ url: '/case/songtao/share.jpg' });
    expect(headers['cache-control']).toBe('public, max-age=3600');
  });
});
