import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SitePage } from '../../src/drawing/SitePage';
import type { PagePart } from '../../src/drawing/types';

const draw = (...parts: PagePart[]) =>
  renderToStaticMarkup(createElement(SitePage, { site: { title: '', district: '' }, parts }));
const walk = { label: '捷運站', textContent: '步行', minutes: 6 };

it('minutes are shown only with how they were counted', () => {
  const counted = draw({ partType: 105, textContent: '每分鐘 80 公尺', items: [walk] });
  expect(counted).toContain('6 分鐘');
  expect(counted).toContain('每分鐘 80 公尺');
  expect(draw({ partType: 105, items: [walk] })).not.toContain('分鐘');
});

it('a place without a means of travel is shown by its name', () => {
  const page = draw({
    partType: 105,
    textContent: '每分鐘 80 公尺',
    items: [walk, { label: '植物園', textContent: '', minutes: 3 }],
  });
  expect(page).toContain('植物園');
  expect(page).not.toContain('3 分鐘');
});

it('an address opens in both maps, and fetches nothing by itself', () => {
  const page = draw({ partType: 105, receptionAddress: '臺北市 1 號' });
  const query = encodeURIComponent('臺北市 1 號');
  expect([...page.matchAll(/href="([^"#]+)"/g)].map(([, href]) => href)).toEqual([
    `https://www.google.com/maps/search/?api=1&amp;query=${query}`,
    `https://maps.apple.com/?q=${query}`,
  ]);
  expect(page).not.toMatch(/src=|<iframe/);
});

it('a block without map, address and place is not drawn', () => {
  expect(draw({ partType: 105, items: [] })).not.toContain('places');
});
