import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { breadcrumb, shownPart } from '../../src/records/fields/share-previews';
import { SharePreviews } from '../../src/records/fields/SharePreviews';

test.each([
  ['松濤硯', 60, { text: '松濤硯', isCut: false }],
  ['字'.repeat(31), 60, { text: `${'字'.repeat(30)}…`, isCut: true }],
  ['字'.repeat(30), 60, { text: '字'.repeat(30), isCut: false }],
  ['a quiet house by the park', 20, { text: 'a quiet house by…', isCut: true }],
  ['quiet house', 6, { text: 'quiet…', isCut: true }],
  ['go park松濤硯', 12, { text: 'go park松濤…', isCut: true }],
  ['a  b', 60, { text: 'a b', isCut: false }],
  ['  兩行\n文字 ', 60, { text: '兩行 文字', isCut: false }],
])('a text is cut at its width, with full-width characters counted twice: %s', (text, width, shown) => {
  expect(shownPart(text, width)).toEqual(shown);
});

test('an address is shown as its steps, also where one is badly encoded', () => {
  expect(breadcrumb(new URL('https://www.example.com/articles/12-%E6%9D%BE%E6%BF%A4'))).toBe(
    'www.example.com › articles › 12-松濤',
  );
  expect(breadcrumb(new URL('https://www.example.com/%E6'))).toBe('www.example.com › %E6');
});

test('each preview shows what it cuts, and what is missing', () => {
  const page = {
    title: '字'.repeat(40),
    description: '',
    picture: null,
    address: new URL('https://www.example.com/case/site-1'),
  };
  const html = renderToStaticMarkup(<SharePreviews {...page} />);
  const figures = html.split('<figure').slice(1);
  expect(figures.map((figure) => figure.includes('標題顯示不完整'))).toEqual([true, false, true]);
  expect(html).toContain('（沒有說明，由搜尋引擎自行擷取）');
  expect(html).toContain('沒有圖片');
});
