import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SitePage } from '../../src/drawing/SitePage';
import { pictureStyles } from '../../src/drawing/picture-styles';
import type { PagePart } from '../../src/drawing/types';

const picture = (name: string, kind: 'photo' | 'drawing' | 'rendering' = 'rendering') => ({
  filePath: `/files/${name}.png`,
  altText: name,
  textContent: '',
  kind,
  width: 900,
  height: 600,
});
const draw = (parts: PagePart[], picturesHref?: string) =>
  renderToStaticMarkup(
    createElement(SitePage, { site: { title: '', district: '' }, parts, picturesHref }),
  ).replaceAll('<wbr/>', '');
const gallery: PagePart = {
  partType: 101,
  items: [picture('a'), picture('b', 'photo'), { ...picture(''), filePath: null }],
};

it('a picture of a gallery has a caption and opens its page, or its file if there is no page', () => {
  const page = draw([gallery, { partType: 101, items: [picture('c', 'drawing')] }], '/case/x/pictures');
  expect([...page.matchAll(/class="kind">([^<]+)/g)].map(([, kind]) => kind)).toEqual([
    '3D 合成',
    '實景',
    '示意圖',
  ]);
  expect([...page.matchAll(/<a href="(\/case[^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/case/x/pictures/1#p1',
    '/case/x/pictures/2#p2',
    '/case/x/pictures/3#p3',
  ]);
  expect(draw([gallery])).toContain('href="/files/a.png"');
});

it('pictures of galleries and months have their proportions in the page', () => {
  const months: PagePart = {
    partType: 104,
    items: [{ label: '2026-11', textContent: '', pictures: [picture('m', 'photo')] }],
  };
  expect(pictureStyles([gallery, months]).match(/--r:1\.500/g)).toHaveLength(3);
});

it('months are newest first, earlier ones folded, and a percentage only if it was given', () => {
  const month = (label: string, more = {}) => ({ label, textContent: `做了${label}`, ...more });
  const labels = ['2026-07', '2026-11', '2026-08', '2026-10', '2026-09'];
  const page = draw([
    { partType: 104, items: labels.map((label) => month(label, label === '2026-11' ? { percent: 18 } : {})) },
  ]);
  expect([...page.matchAll(/dateTime="([^"]+)"/gi)].map(([, label]) => label)).toEqual([
    '2026-11',
    '2026-10',
    '2026-09',
    '2026-08',
    '2026-07',
  ]);
  expect(page.match(/<progress/g)).toHaveLength(1);
  expect(page.slice(page.indexOf('<details'))).toContain('2026 年 7 月');
});
