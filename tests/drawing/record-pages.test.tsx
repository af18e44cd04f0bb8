import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { articlePage, casePage, newsPage } from '../../src/drawing/record-pages';
import type { SiteContent } from '../../src/drawing/types';
import { emptyCompany } from '../../src/drawing/website/company';
import { recordView, WebsitePage } from '../../src/drawing/website/WebsitePage';

const frame = {
  company: { ...emptyCompany, name: '和硯建設' },
  base: '',
  here: null,
};
const draw = (page: SiteContent) => {
  const view = recordView(page);
  return view ? renderToStaticMarkup(<WebsitePage frame={frame} view={view} />) : '';
};
const cover = { filePath: '/files/a.jpg', width: 1200, height: 800 };
const publication = {
  title: '臺中七期 2027 年供給盤點',
  summary: '新案量回到五年均值',
  cover,
  coverAlt: '七期街景',
  publishDate: '2026-11-28',
};
const own = {
  tab: 1 as const,
  title: '松濤硯',
  subtitle: '面向大安森林的二十八席',
  cover,
  coverAlt: '正立面',
  county: '臺北市',
  district: '大安區',
  address: '新生南路二段 1 號',
  tel: '0225718170',
  receptionAddress: '',
  siteArea: '612 坪',
  floors: '',
  households: 28,
  completion: '',
  architect: '',
  builder: '',
  housingUnits: [{ name: 'A 戶', rooms: '四房兩廳', areaPing: 71.6, count: 8 }],
};
const block = { id: 5, partType: 2, align: 1, textContent: '區塊的內文' };

describe('A record as a page', () => {
  it('an article starts with its type, date and title, its cover and summary, before its blocks', () => {
    const page = articlePage({ ...publication, type: 2 }, [
      { id: 4, partType: 1, textContent: '供給' },
      block,
    ]);
    expect(page.site).toEqual({ title: '市場趨勢', district: '2026/11/28' });
    const html = draw(page);
    const order = [
      '市場趨勢',
      '2026.11.28',
      '<h1',
      '<figure',
      '新案量回到五年均值',
      '供給</h2>',
      '區塊的內文',
    ];
    const places = order.map((text) => html.replaceAll('<wbr/>', '').indexOf(text));
    expect(places).toEqual(places.toSorted((x, y) => x - y));
    expect(Math.min(...places)).toBeGreaterThan(0);
  });

  it('news show their text as it was formatted, and an article without cover and summary shows neither', () => {
    const html = draw(newsPage(publication, '<h2>交通</h2><ul><li>捷運站</li></ul>'));
    expect(html).toContain('<h2>交通</h2><ul><li>捷運站</li></ul>');
    expect(html).toContain('最新消息');
    const bare = draw(articlePage({ ...publication, type: 3, cover: null, summary: '' }, []));
    expect(bare).not.toMatch(/<img|lead-t/);
  });

  it('a case shows the facts that it has, its housing units and its telephone, around introduction and blocks', () => {
    const page = casePage(own, '<p>介紹</p>', [block]);
    expect(page).toEqual({
      site: { title: '松濤硯', district: '臺北市大安區' },
      parts: [
        { partType: 1, textContent: '松濤硯｜面向大安森林的二十八席' },
        { partType: 6, ...cover, altText: '正立面' },
        { partType: 1, textContent: '建案資訊' },
        {
          partType: 11,
          items: [
            { textContent: '基地位置：臺北市大安區新生南路二段 1 號' },
            { textContent: '基地面積：612 坪' },
            { textContent: '總戶數：28 戶' },
          ],
        },
        { partType: 1, textContent: '房型規劃' },
        { partType: 11, items: [{ textContent: 'A 戶　四房兩廳　71.6 坪　8 戶' }] },
        block,
        { partType: 10, textContent: '', tel: '0225718170' },
      ],
      richText: '<p>介紹</p>',
      record: { kind: 'case', isSoldOut: false },
    });
    expect(draw(page)).toContain('02-2571-8170');
  });

  it('a case that is sold out says so, keeps its telephone, and neither invites nor names a price', () => {
    const [unit] = own.housingUnits;
    const priced = {
      ...own,
      housingUnits: [{ ...unit, name: 'A 戶', areaPing: 71.6, count: 8, priceBasis: 'total', price: 4980 }],
    } as const;
    const sold = { ...priced, tab: 3 as const };
    const phones = ['預約賞屋專線', '售後服務'].map((textContent) => ({
      partType: 10,
      textContent,
      tel: own.tel,
    }));
    const { parts, record } = casePage(sold, '', phones);
    expect(record).toEqual({ kind: 'case', isSoldOut: true });
    expect(parts.flatMap((part) => (part.partType === 10 ? [part] : []))).toEqual([
      { ...phones[0], textContent: '聯絡電話' },
      phones[1],
    ]);
    const namesPrice = (page: SiteContent) => JSON.stringify(page).includes('4,980');
    expect([casePage(priced, '', []), casePage(sold, '', [])].map(namesPrice)).toEqual([true, false]);
  });

  it('a case keeps the telephone of its own blocks, and a long title has its subtitle below', () => {
    const phone = { id: 6, partType: 10, textContent: '接待中心', tel: '0227001234' };
    const title = '松濤硯二期公園首排景觀特區全新登場';
    const { parts } = casePage({ ...own, title, housingUnits: [], cover: null }, '', [phone]);
    expect(parts.filter(({ partType }) => partType === 10)).toEqual([phone]);
    expect(parts.slice(0, 2)).toEqual([
      { partType: 1, textContent: title },
      { partType: 2, textContent: own.subtitle },
    ]);
  });

  it('has no form, no heading of one and no bars, which work only on the own site of a case', () => {
    const heading = { partType: 1, textContent: '預約賞屋' };
    const form = { partType: 108, fields: [], budgets: '', asksNews: false, thanks: '' };
    const bars = { partType: 109, hasSections: true, actions: ['book', 'call'], highlighted: 'book' };
    const closing = { partType: 2, align: 1, textContent: '以買賣契約書為準' };
    for (const page of [
      casePage(own, '', [heading, block, bars, heading, form, closing]),
      articlePage({ ...publication, type: 2 }, [heading, block, bars, heading, form, closing]),
    ]) {
      const blocks: unknown[] = [heading, block, bars, form, closing];
      expect(page.parts.filter((part) => blocks.includes(part))).toEqual([heading, block, closing]);
      expect(draw(page)).not.toMatch(/<form|class="acts"/);
    }
    expect(draw(casePage(own, '', [bars]))).toContain('class="bar"');
  });
});
