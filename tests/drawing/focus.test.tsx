import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { focusOf } from '../../src/drawing/focus';
import { SitePage } from '../../src/drawing/SitePage';
import { pictureStyles } from '../../src/drawing/picture-styles';
import type { SitePart } from '../../src/drawing/types';

const picture = (focusX?: number | null, focusY?: number | null): SitePart => ({
  partType: 6,
  filePath: '/files/a.jpg',
  width: 1500,
  height: 1000,
  focusX,
  focusY,
});
const hero = (focusX?: number | null, focusY?: number | null): SitePart[] => [
  { partType: 1, textContent: '松濤硯' },
  picture(focusX, focusY),
];
const heroClass = (parts: SitePart[]) =>
  /<section class="sec (hero[^"]*)"/.exec(
    renderToStaticMarkup(<SitePage site={{ title: '松濤硯', district: '' }} parts={parts} />),
  )?.[1];

test('A picture without a focus, or with one that is no percentage, keeps its middle', () => {
  for (const value of [undefined, null, -1, 101, Number.NaN]) {
    expect(focusOf({ focusX: value, focusY: value })).toEqual({ x: 50, y: 50 });
  }
  expect(focusOf({ focusX: 0, focusY: 100 })).toEqual({ x: 0, y: 100 });
});

test('The style of a page has the focus of each picture, and of the hero also for the text beside it', () => {
  expect(pictureStyles([...hero(54, 20), { partType: 2, textContent: '內文' }, picture(10, 90)])).toBe(
    '#f1{--r:1.500;--w:1500;--focus:54% 20%}#f2{--r:1.500;--w:1500;--focus:10% 90%}.hero{--r:1.500;--w:1500;--focus-y:0.2}',
  );
  expect(pictureStyles(hero(50, 50))).toBe('#f1{--r:1.500;--w:1500}');
  expect(pictureStyles([{ partType: 2, textContent: '內文' }, picture(54, 20)])).toBe(
    '#f1{--r:1.500;--w:1500;--focus:54% 20%}',
  );
});

test('The hero has classes for the edges near its focus, so that nothing covers it there', () => {
  const edges: [number, number, string][] = [
    [50, 50, ''],
    [50, 49, ' has-focus'],
    [51, 50, ' has-focus'],
    [70, 30, ' has-focus'],
    [70, 70, ' has-focus'],
    [71, 29, ' has-focus focus-top focus-right'],
    [71, 71, ' has-focus focus-low focus-right'],
    [0, 71, ' has-focus focus-low'],
  ];
  for (const [x, y, classes] of edges) {
    expect(heroClass(hero(x, y))).toBe(`hero has-fig h-std${classes}`);
  }
});
