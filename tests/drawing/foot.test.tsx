import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SiteFoot } from '../../src/drawing/foot';
import { SitePage } from '../../src/drawing/SitePage';
import type { SiteInfo, SitePart } from '../../src/drawing/types';

const facts: SitePart = {
  partType: 102,
  items: [
    { label: '建築設計', textContent: '和研聯合建築師' },
    { label: '建造執照', textContent: '113 建字第 0217 號' },
  ],
};
const site: SiteInfo = { title: '松濤硯', district: '臺北市大安區' };
const wordsOf = (html: string) =>
  (/<footer.*<\/footer>/.exec(html)?.[0] ?? '').replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|');

it('the footer of a public page names permit, publisher, day and privacy notice', () => {
  const info = {
    ...site,
    publisher: '和硯建設股份有限公司',
    publishedOn: '2026-11-08',
    privacyHref: '/case/songtao/privacy',
  };
  const html = renderToStaticMarkup(<SitePage site={info} parts={[facts]} />);
  expect(wordsOf(html)).toBe(
    '|松濤硯|臺北市大安區|回到頁首|建造執照：113 建字第 0217 號|發布者：和硯建設股份有限公司|最後更新：|2026 年 11 月 8 日|個資告知事項|',
  );
  expect(html).toContain('<time dateTime="2026-11-08">');
  expect(html).toContain('<a href="/case/songtao/privacy">');
});

it('the footer lists only what is known', () => {
  expect(wordsOf(renderToStaticMarkup(<SiteFoot site={site} />))).toBe('|松濤硯|臺北市大安區|回到頁首|');
  const draft = { ...site, publisher: '和硯建設' };
  expect(wordsOf(renderToStaticMarkup(<SiteFoot site={draft} />))).toBe(
    '|松濤硯|臺北市大安區|回到頁首|發布者：和硯建設|',
  );
});
