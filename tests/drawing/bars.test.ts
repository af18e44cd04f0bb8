import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { barActions, sectionEntries } from '../../src/drawing/bars';
import { composeSite } from '../../src/drawing/compose';
import { SitePage } from '../../src/drawing/SitePage';
import { bodyClass } from '../../src/drawing/picture-styles';
import type { BarsPart, PagePart } from '../../src/drawing/types';

const site = { title: '松濤硯', district: '' };
const bars = (fields: Partial<BarsPart> = {}): BarsPart => ({
  partType: 109,
  hasSections: true,
  actions: ['call', 'line', 'directions', 'book'],
  highlighted: 'book',
  lineId: '@heyan',
  address: '臺北市大安區建國南路二段 151 號',
  ...fields,
});
const title = (textContent: string, more = {}): PagePart => ({ partType: 1, textContent, ...more });
const text: PagePart = { partType: 2, textContent: '字。' };
const phone: PagePart = { partType: 10, textContent: '專線', tel: '0225718170' };
const form: PagePart = { partType: 108, fields: [], asksNews: false };
const page = (...parts: PagePart[]) => composeSite([title('松濤硯'), text, ...parts]);
const names = (...parts: PagePart[]) => sectionEntries(page(...parts)).map(({ name }) => name);

describe('the section bar', () => {
  it('names sections by their short names, else by the first words of their titles, in the order of the page', () => {
    expect(
      names(
        bars(),
        title('建築，一筆一劃的留白'),
        text,
        title('走路就能到的日子與生活', { navName: '位置' }),
        text,
        title('一個很長很長放不下的標題'),
        text,
        title('格局'),
        text,
        title('附註', { isUnlisted: true }),
        text,
      ),
    ).toEqual(['建築', '位置', '格局']);
  });

  it('leads to the sections, the one with the form as before', () => {
    const model = page(bars(), title('建築'), text, title('格局'), text, title('預約'), form);
    expect(sectionEntries(model).map(({ href }) => href)).toEqual(['#s1', '#s2', '#booking']);
  });

  it('is absent below three sections or if it is not wanted, and ends at seven', () => {
    const sections = (count: number) =>
      Array.from({ length: count }, (_, place) => [title(`第${place}段`), text]).flat();
    expect(names(bars(), ...sections(2))).toEqual([]);
    expect(names(bars(), ...sections(9))).toHaveLength(7);
    expect(names(bars({ hasSections: false }), ...sections(4))).toEqual([]);
    expect(names(...sections(4))).toEqual([]);
  });
});

describe('the action bar', () => {
  const actions = (...parts: PagePart[]) =>
    barActions(page(...parts), site).map(({ kind, href }) => [kind, href]);

  it('calls, opens LINE with the name of the project, opens directions and leads to the form', () => {
    const typed = encodeURIComponent('您好，我想了解「松濤硯」');
    const place = encodeURIComponent('臺北市大安區建國南路二段 151 號');
    expect(actions(bars(), phone, form)).toEqual([
      ['call', 'tel:+886225718170'],
      ['line', `https://line.me/R/oaMessage/%40heyan/?${typed}`],
      ['directions', `https://www.google.com/maps/dir/?api=1&destination=${place}`],
      ['book', '#booking'],
    ]);
  });

  it('omits actions without data on the page', () => {
    expect(actions(bars({ lineId: '', address: '' }))).toEqual([]);
    expect(actions(bars({ actions: ['book'], tel: '0912345678' }), form)).toEqual([['book', '#booking']]);
  });

  it('replaces the telephone bar, and is once in the page', () => {
    const parts = [title('松濤硯'), text, bars(), phone];
    const html = renderToStaticMarkup(createElement(SitePage, { site, parts }));
    expect(html.match(/class="acts"/g)).toHaveLength(1);
    expect(html).not.toContain('class="bar"');
    expect(html).not.toContain('<script');
    expect([bodyClass(parts, 'liubai'), bodyClass([phone], 'liubai')]).toEqual([
      't-liubai has-acts',
      't-liubai has-bar',
    ]);
  });
});

it('directions lead to where visitors are received, else to the site', () => {
  const place = (fields: object): PagePart => ({ partType: 105, items: [], ...fields });
  const to = (...places: PagePart[]) =>
    barActions(page(bars({ actions: ['directions'], address: '' }), ...places), site).map(({ href }) =>
      decodeURIComponent(href.replace(/.*destination=/, '')),
    );
  expect(to(place({ siteAddress: '基地' }), place({ receptionAddress: '會館' }))).toEqual(['會館']);
  expect(to(place({ siteAddress: '基地' }))).toEqual(['基地']);
});
