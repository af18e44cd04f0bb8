import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { keyFactsOf } from '../../src/drawing/key-facts';
import { SitePage } from '../../src/drawing/SitePage';
import type { ListPart, PhonePart, SitePart } from '../../src/drawing/types';
import { unitsOf } from '../../src/drawing/units';

const site = { title: '松濤硯', district: '臺北市大安區' };
const list = (...entries: string[]): ListPart => ({
  partType: 11,
  items: entries.map((textContent) => ({ textContent })),
});
const title: SitePart = { partType: 1, textContent: '松濤硯' };
const phone: PhonePart = { partType: 10, textContent: '專線', tel: '0225718170' };
const read = (blocks: SitePart[], district = site.district) =>
  keyFactsOf(blocks, { ...site, district }, null)?.facts.map(({ name, value }) => `${name} ${value}`) ?? null;
const draw = (...parts: SitePart[]) => renderToStaticMarkup(<SitePage site={site} parts={parts} />);

describe('The band of key facts', () => {
  it('has area, households, completion and district of the lists of the page, in this order', () => {
    expect(
      read([
        list('預計完工：2028 年第二季', '總戶數：28 戶'),
        list('基地面積：612 坪', '坪數規劃：24～42 坪'),
      ]),
    ).toEqual(['area 24～42 坪', 'households 28 戶', 'completion 2028 年第二季', 'place 臺北市大安區']);
  });

  it('takes the first of two values, and the location of a list if the page has no district', () => {
    expect(read([list('坪數：20 坪', '基地位置：大安路'), list('坪數：30 坪')], '')).toEqual([
      'area 20 坪',
      'place 大安路',
    ]);
    expect(read([list('坪數：20 坪', '基地位置：大安路')])?.at(-1)).toBe('place 臺北市大安區');
  });

  it('takes the area from the housing units if no entry has it', () => {
    const units = list('A 戶　四房　71.6～80 坪　8 戶', 'B 戶　46 坪');
    expect(read([units])).toEqual(['area 46～80 坪', 'place 臺北市大安區']);
    expect(read([units, list('坪數：約 50 坪')])?.[0]).toBe('area 約 50 坪');
  });

  it('leaves out a value of more than 24 characters', () => {
    expect(read([list(`總戶數：${'戶'.repeat(24)}`, '坪數：1 坪')])).toContain(
      `households ${'戶'.repeat(24)}`,
    );
    expect(read([list(`總戶數：${'戶'.repeat(25)}`, '坪數：1 坪')])).toEqual([
      'area 1 坪',
      'place 臺北市大安區',
    ]);
  });

  it('is absent if no list has facts of the building, and on pages of articles', () => {
    expect(read([])).toBeNull();
    expect(read([list('基地面積：612 坪', '一', '基地位置：大安路')])).toBeNull();
    expect(read([list('總戶數：28 戶')], '2026/11/05')).toBeNull();
  });

  it('is in the hero before its rows, with the first telephone; a page without a hero has none', () => {
    const html = draw(
      title,
      { partType: 2, textContent: '引言' },
      list('總戶數：28 戶', '坪數：40 坪'),
      phone,
    );
    expect(html).toContain('hero no-fig has-lead has-facts');
    expect(html).toMatch(
      /引言.*<dl class="facts n4">.*href="tel:\+886225718170".*<\/dl><div class="row row-list">/,
    );
    expect(draw({ partType: 2, textContent: '文' }, list('總戶數：28 戶', '坪數：40 坪'))).not.toContain(
      'facts',
    );
  });
});

describe('Housing units', () => {
  it('are a list whose entries all have a name and an area, apart by full-width spaces', () => {
    expect(unitsOf(list('A 戶：公園首排　四房兩廳三衛　71.6 坪　8 戶', 'B 戶　46～52坪'))).toMatchObject([
      { name: 'A 戶：公園首排', rooms: '四房兩廳三衛', area: '71.6 坪', count: '8 戶', areas: [71.6] },
      { name: 'B 戶', rooms: '', area: '46～52坪', count: '', areas: [46, 52] },
    ]);
    expect(unitsOf(list('A 戶　四房　邊間　71.6 坪'))?.[0]?.rooms).toBe('四房　邊間');
  });

  it.each([
    [[]],
    [['A 戶　四房']],
    [['A 戶　71 坪', '每戶都有陽台']],
    [['71 坪　8 戶']],
    [['71 坪　46 坪']],
    [['坪數：46～72 坪']],
  ])('%j are no housing units', (entries) => {
    expect(unitsOf(list(...entries))).toBeNull();
  });

  it('are a table with column heads; a column that no unit fills is left out', () => {
    const html = draw(title, list('A 戶　71.6 坪', 'B 戶　46 坪'));
    expect(html.match(/<th scope="col"[^>]*>[^<]*/g)?.map((head) => head.replace(/.*>/, ''))).toEqual([
      '戶別',
      '坪數',
    ]);
    expect(html.match(/<th[^>]*scope="row"/g)).toHaveLength(2);
    expect(html).not.toContain('<ol');
  });
});

describe('A table of housing units', () => {
  it('has columns for price, share and sale if a unit has them, and is wide then', () => {
    const html = draw(
      title,
      list(
        'A 戶　三房　46 坪　6 戶　1,280～1,520 萬　公設 32.6%　銷售中',
        'B 戶　兩房　28 坪　12 戶　價格洽詢',
      ),
    );
    const heads = [...html.matchAll(/scope="col"[^>]*>([^<]+)/g)].map(([, head]) => head);
    expect(heads).toEqual(['戶別', '格局', '坪數', '戶數', '價格', '公設比', '銷售']);
    expect(html).toContain('class="list units wide"');
    expect(html).toContain('data-label="公設比"');
    expect(html.replaceAll(/<[^>]+>/g, '')).toContain('1,280～1,520 萬32.6%銷售中');
  });
});
