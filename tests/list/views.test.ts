import { expect, test } from 'vitest';
import {
  conditionsOf,
  isShown,
  type ListView,
  lostConditions,
  searchOf,
} from '../../src/records/list/views/conditions';

const viewWith = (conditions: ListView['conditions']): ListView => ({
  id: 1,
  list: 'news',
  name: '下架的',
  conditions,
  isShared: false,
  isOwn: true,
  owner: '林雅婷',
  mayChange: true,
  opensFirst: false,
});
const chips = [{ key: 'status', label: '狀態：下架', without: { status: undefined } }];

test('a view holds filters with their words, tab and order, and neither page nor sort mode', () => {
  const search = {
    status: 0,
    sort: 'oldest',
    mine: true,
    page: 3,
    pageSize: 10,
    sorting: true,
    keyword: undefined,
  };
  const conditions = conditionsOf(search, chips);
  expect(conditions).toEqual([
    { key: 'mine', value: 'true', label: '' },
    { key: 'sort', value: '"oldest"', label: '' },
    { key: 'status', value: '0', label: '狀態：下架' },
  ]);
  expect(searchOf(conditions)).toEqual({ status: 0, sort: 'oldest', mine: true });
});

test('a list shows a view as long as nothing else is chosen, on whichever page', () => {
  const view = viewWith(conditionsOf({ status: 0 }, chips));
  expect(isShown(view, { status: 0, page: 2, pageSize: 10 })).toBe(true);
  expect(isShown(view, { status: 1 })).toBe(false);
  expect(isShown(view, { status: 0, keyword: '春' })).toBe(false);
  expect(isShown(view, {})).toBe(false);
});

test('a condition whose value or field no longer exists is named, and the rest is still the view', () => {
  const view = viewWith([
    { key: 'status', value: '0', label: '狀態：下架' },
    { key: 'type', value: '"gone"', label: '分類：市場觀察' },
  ]);
  const opened = { status: 0, page: 1, pageSize: 10 };
  const lost = lostConditions(view, opened);
  expect(lost.map(({ label }) => label)).toEqual(['分類：市場觀察']);
  expect(isShown(view, opened)).toBe(false);
  expect(isShown(view, opened, lost)).toBe(true);
});
