import { JSDOM } from 'jsdom';
import { eq } from 'drizzle-orm';
import { create } from 'qrcode';
import { afterAll, expect, it } from 'vitest';
import { files, siteSets, siteThemes } from '../../../server/base/db/schema';
import { addPublicPage } from '../support/public-page';
import { storedPicture } from '../support/stored-picture';
import { createTestApp } from '../support/test-app';

const shas = ['a', 'b', 'c', 'd', 'e'].map((letter) => letter.repeat(64));
const [gallery = '', planA = '', planB = '', newest = '', earlier = ''] = shas;
const photo = (fileSha: string) => ({ fileSha, fileName: 'a.jpg', altText: '', kind: 'photo' as const });
let themeId = 0;

const test = await createTestApp();
await test.db.insert(files).values(shas.map(storedPicture));
({ themeId } = await addPublicPage(test.db, {
  parts: [
    { id: 1, partType: 1, textContent: '題' },
    {
      id: 2,
      partType: 104,
      items: [
        { id: 21, label: '2026-09', textContent: '基礎', pictures: [photo(earlier)] },
        { id: 22, label: '2026-10', textContent: '結構', pictures: [photo(newest)] },
      ],
    },
    {
      id: 3,
      partType: 103,
      items: [
        {
          id: 31,
          textContent: 'A 戶　四房　71.6 坪　3 戶',
          fileSha: planA,
          fileName: 'a.jpg',
          altText: 'A 戶平面',
        },
        {
          id: 32,
          textContent: 'B 戶　三房　46.8 坪　2 戶',
          fileSha: planB,
          fileName: 'b.jpg',
          altText: 'B 戶平面',
        },
      ],
    },
    { id: 4, partType: 101, items: [{ id: 41, textContent: '外觀', ...photo(gallery) }] },
  ],
}));
afterAll(() => test.close());

const visit = (number: number | string) => test.inject({ url: `/case/songtao/pictures/${number}` });

/** What the page of a picture shows first. */
async function opened(number: number) {
  const { statusCode, body } = await visit(number);
  expect([number, statusCode]).toEqual([number, 200]);
  const { document } = new JSDOM(body).window;
  const slide = document.querySelector('li.now');
  const to = (rel: string) => slide?.querySelector(`a[rel=${rel}]`);
  return {
    title: document.title,
    file: slide?.querySelector('img')?.getAttribute('src'),
    before: to('prev')?.getAttribute('href'),
    after: to('next')?.getAttribute('href'),
    words: [to('prev')?.textContent, to('next')?.textContent],
    unit: slide?.querySelector('.pic-unit h2')?.textContent,
  };
}

it('the picture of each plan has a page with its unit, and leads to the plans before and after it', async () => {
  expect(await opened(2)).toEqual({
    title: 'A 戶（1／2）｜松濤硯',
    file: `/files/${planA}.jpg`,
    before: undefined,
    after: '/case/songtao/pictures/3#p3',
    words: [undefined, '下一張B 戶　46.8 坪'],
    unit: 'A 戶',
  });
  expect(await opened(3)).toEqual({
    title: 'B 戶（2／2）｜松濤硯',
    file: `/files/${planB}.jpg`,
    before: '/case/songtao/pictures/2#p2',
    after: undefined,
    words: ['上一張A 戶　71.6 坪', undefined],
    unit: 'B 戶',
  });
});

it('the picture of each month has a page, and leads from one month to the other', async () => {
  expect(await opened(4)).toMatchObject({
    title: '2026 年 10 月（1／2）｜松濤硯',
    file: `/files/${newest}.jpg`,
    before: undefined,
    after: '/case/songtao/pictures/5#p5',
    words: [undefined, '下一張'],
    unit: undefined,
  });
  expect(await opened(5)).toMatchObject({
    title: '2026 年 9 月（2／2）｜松濤硯',
    before: '/case/songtao/pictures/4#p4',
    after: undefined,
    words: ['上一張', undefined],
  });
});

it('the page of the project links to all of them, and an unknown number is not found', async () => {
  const { body } = await test.inject({ url: '/case/songtao' });
  for (const number of [1, 2, 3, 4, 5]) {
    expect(body).toContain(`href="/case/songtao/pictures/${number}#p${number}"`);
  }
  for (const number of [6, 0, '02', 'x', '1e1', 1000]) {
    expect([number, (await visit(number)).statusCode]).toEqual([number, 404]);
  }
});

it('no picture has a page while its project is not public', async () => {
  const theme = (status: 0 | 1) =>
    test.db.update(siteThemes).set({ status }).where(eq(siteThemes.id, themeId));
  const site = (status: 0 | 1) => test.db.update(siteSets).set({ status });
  for (const [close, open] of [
    [() => theme(0), () => theme(1)],
    [() => site(1), () => site(0)],
  ] as const) {
    await close();
    for (const number of [2, 4]) expect([number, (await visit(number)).statusCode]).toEqual([number, 404]);
    await open();
    expect((await visit(2)).statusCode).toBe(200);
  }
});

it('a printed plan names case, time and address, with a code that leads to the project page', async () => {
  const printed = async (number: number) => {
    const { body } = await test.inject({
      url: `/case/songtao/pictures/${number}`,
      headers: { host: 'a.example.com' },
    });
    return new JSDOM(body).window.document.querySelector('li.now .pic-sheet');
  };
  const address = 'http://a.example.com/case/songtao';
  const foot = await printed(2);
  expect(foot?.textContent).toMatch(/^松濤硯　.*最後更新：\d{4}\/\d\d\/\d\d \d\d:\d\dhttp:.*songtao$/);
  const { size, data } = create(address, { errorCorrectionLevel: 'M' }).modules;
  const dark = Array.from({ length: size * size }, () => 0);
  const drawn = foot?.querySelector('path')?.getAttribute('d') ?? '';
  for (const [, x = '', y = '', length = ''] of drawn.matchAll(/M(\d+) (\d+)\.5h(\d+)/g)) {
    dark.fill(1, Number(y) * size + Number(x), Number(y) * size + Number(x) + Number(length));
  }
  expect(dark).toEqual([...data]);
  expect(await printed(4)).toBeNull();
});
