import { expect, it } from 'vitest';
import { toggled } from '../../src/list/selection';

const order = [5, 3, 9, 1];

it('a row is chosen and let go', () => {
  expect([...toggled(new Set([3]), order, 9, null)]).toEqual([3, 9]);
  expect([...toggled(new Set([3, 9]), order, 3, null)]).toEqual([9]);
});

it('with Shift all rows from the last one follow, upwards too, and go with it again', () => {
  expect([...toggled(new Set([5]), order, 9, 5)]).toEqual([5, 3, 9]);
  expect([...toggled(new Set([1]), order, 3, 1)]).toEqual([1, 3, 9]);
  expect([...toggled(new Set([5, 3, 9, 1]), order, 9, 5)]).toEqual([1]);
  expect([...toggled(new Set(), order, 9, 77)]).toEqual([9]);
});
