import { expect, test } from 'vitest';
import { otherTabs } from '../../src/records/list/other-tabs';

const tab = (label: string, count: number | undefined, more: { isOpen?: boolean; isAll?: boolean } = {}) => ({
  label,
  count,
  search: {},
  isOpen: false,
  ...more,
});
const names = (...tabs: ReturnType<typeof tab>[]) =>
  otherTabs(tabs).map(({ label, count }) => [label, count]);

test('the other tabs are those with hits that are not open; one that the server does not count is not named', () => {
  expect(names(tab('熱銷建案', 7, { isOpen: true }), tab('即將推出', 1), tab('歷年完銷', 0))).toEqual([
    ['即將推出', 1],
  ]);
  expect(names(tab('市場趨勢', undefined, { isOpen: true }), tab('建築美學', undefined))).toEqual([]);
});

test('a tab with the rows of all others is not listed, and lists none itself', () => {
  const all = tab('全部', 5, { isAll: true });
  expect(names(all, tab('建案', 2, { isOpen: true }), tab('文章', 3))).toEqual([['文章', 3]]);
  expect(names({ ...all, isOpen: true }, tab('建案', 2), tab('文章', 3))).toEqual([]);
});
