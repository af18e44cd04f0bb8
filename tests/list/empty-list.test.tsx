import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EmptyList } from '../../src/records/list/EmptyList';

test.each([
  [false, '目前尚無相關資料'],
  [true, '目前尚無相關資料沒有符合篩選條件的資料，請調整或清除條件'],
])('an empty list says so, and what to do only where filters exclude its rows: %s', (filtered, words) => {
  const html = renderToStaticMarkup(<EmptyList filtered={filtered} />);
  expect(html.replace(/<svg.*?<\/svg>|<[^>]*>/g, '')).toBe(words);
});
