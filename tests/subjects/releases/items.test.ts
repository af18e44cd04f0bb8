import { expect, test } from 'vitest';
import { canRun, kindCounts, willHappen } from '../../../src/subjects/releases/items';

const items = (...states: ('ready' | 'approvalMissing' | 'conflict' | 'done')[]) =>
  states.map((state) => ({ state }));
const said = (waitsForAll: boolean, ...states: Parameters<typeof items>) => [
  willHappen({ items: items(...states), waitsForAll }, '12/01 10:00 '),
  canRun({ items: items(...states), waitsForAll }),
];

test('the bar says what goes live by what is known now, and offers only what changes something', () => {
  expect(said(false, 'ready', 'ready', 'approvalMissing')).toEqual([
    '12/01 10:00 會上線 2 項，留下 1 項',
    true,
  ]);
  expect(said(false, 'ready', 'done')).toEqual(['12/01 10:00 會上線 1 項', true]);
  expect(said(true, 'ready', 'conflict')).toEqual(['12/01 10:00 不會上線：還有 1 項不行，整組等', false]);
  expect(said(true, 'ready')).toEqual(['12/01 10:00 會上線 1 項', true]);
  expect(said(false, 'approvalMissing')).toEqual(['還沒有可以上線的項目', false]);
});

test('a release names how many records of each kind it has', () => {
  expect(kindCounts([{ kind: 'news' }, { kind: 'site' }, { kind: 'news' }])).toEqual([
    '最新消息 2',
    '網頁 1',
  ]);
});
