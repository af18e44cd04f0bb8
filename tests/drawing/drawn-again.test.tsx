// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { SitePage } from '../../src/drawing/SitePage';
import type { PagePart } from '../../src/drawing/types';

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

const file = (name: string) => ({ filePath: `/files/${name}.png`, altText: name, width: 1400, height: 900 });
const entries = (...texts: string[]) => texts.map((textContent) => ({ textContent }));
const plan = (name: string) => ({ textContent: `${name}／2 房／30 坪`, label: '', ...file(name) });

const title: PagePart = { id: 1, partType: 1, textContent: '松濤硯' };
const section: PagePart = { id: 2, partType: 1, textContent: '格局' };
const other: PagePart = { id: 3, partType: 1, textContent: '交通位置' };
const third: PagePart = { id: 4, partType: 1, textContent: '聯絡我們' };
const text: PagePart = { id: 5, partType: 2, textContent: '基地緊鄰綠園道' };
const image: PagePart = { id: 6, partType: 6, textContent: '中庭', ...file('a') };
const gallery: PagePart = {
  id: 7,
  partType: 101,
  items: [
    { textContent: '', kind: 'photo', ...file('b') },
    { textContent: '', kind: 'photo', ...file('c') },
  ],
};
const plans: PagePart = { id: 8, partType: 103, items: [plan('A'), plan('B')] };
const units: PagePart = { id: 9, partType: 11, items: entries('A 戶｜2 房｜30 坪', 'B 戶｜3 房｜40 坪') };
const form: PagePart = { id: 10, partType: 108, fields: [{ name: 'rooms', isRequired: false }] } as PagePart;
const phone: PagePart = { id: 11, partType: 10, textContent: '預約賞屋', tel: '0225718170' };
const bars = {
  id: 12,
  partType: 109,
  hasSections: true,
  actions: ['call', 'book'],
  highlighted: 'book',
} as unknown as PagePart;
const link: PagePart = { id: 13, partType: 8, textContent: '地圖', url: 'https://example.com/' } as PagePart;

const page = [title, image, text, section, plans, units, other, gallery, link, third, form, phone, bars];
const without = (...gone: PagePart[]) => page.filter((part) => !gone.includes(part));
const changed = (part: PagePart, fields: object) =>
  page.map((each) => (each === part ? ({ ...part, ...fields } as PagePart) : each));

test.each<[string, PagePart[]]>([
  ['a text', changed(text, { textContent: '改了的文字' })],
  ['a title, which the bar names', changed(section, { textContent: '三房' })],
  ['the description of a picture', changed(image, { altText: '改了的說明' })],
  ['a picture that is removed, so that later ones have other ids', without(image)],
  ['a plan that is removed from its block', changed(plans, { items: [plan('B')] })],
  [
    'units, which the form offers',
    changed(units, { items: entries('C 戶｜4 房｜50 坪', 'D 戶｜1 房｜12 坪') }),
  ],
  ['units and plans that are removed, so that the form offers others', without(units, plans)],
  ['a section that is removed, so that later ones have other numbers', without(section, plans, units)],
  ['the telephone, which the bar and the band name', changed(phone, { tel: '0287654321' })],
  ['the bars that are removed, so that sections have no anchors', without(bars)],
  ['the title that is removed, so that there is no hero', without(title, image)],
  ['the picture after its text', [title, text, image, ...page.slice(3)]],
  [
    'the sections in another order',
    [title, image, text, other, gallery, link, section, plans, units, third, form, phone, bars],
  ],
])('a page that is drawn again is as if drawn anew: %s', (_, after) => {
  const place = document.createElement('div');
  const root = createRoot(place);
  const draw = (parts: PagePart[]) => (
    <SitePage site={{ title: '松濤硯', district: '大安區' }} parts={parts} picturesHref="/case/x/pictures" />
  );
  const anew = (parts: PagePart[]) => {
    const fresh = document.createElement('div');
    act(() => createRoot(fresh).render(draw(parts)));
    return fresh.innerHTML;
  };
  act(() => root.render(draw(page)));
  expect(place.innerHTML).toBe(anew(page));
  act(() => root.render(draw(after)));
  expect(place.innerHTML).toBe(anew(after));
  expect(place.innerHTML).not.toBe(anew(page));
  expect(renderToStaticMarkup(draw(after))).toContain('id="main"');
});
