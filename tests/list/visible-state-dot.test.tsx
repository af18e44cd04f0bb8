import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { VisibleStateDot } from '../../src/records/list/VisibleStateDot';

type Row = Parameters<typeof VisibleStateDot>[0]['row'];
const drawn = (row: unknown) =>
  renderToStaticMarkup(<VisibleStateDot row={row as Row} />).replaceAll(/<[^>]*>/g, '');

test.each([
  ['online', { status: 1 }, '已上架'],
  ['offline', { status: 0 }, '下架'],
  ['what the server says of it', { status: 1, visibleState: 'empty' }, '沒有內容'],
  ['a status that the server does not tell', {}, '—'],
  ['a status that there is not', { status: 7 }, '—'],
  ['a state that there is not, by its status', { status: 0, visibleState: 'moved' }, '下架'],
  ['a state that there is not, of no known status', { status: 7, visibleState: 'moved' }, '—'],
])('a row shows what a visitor sees of it: %s', (_, row, text) => {
  expect(drawn(row)).toBe(text);
});
