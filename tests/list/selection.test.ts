import { expect, it } from 'vitest';
import { toggled } from '../../src/records/list/selection';

const order = [5, 3, 9, 1];

it('a row is selected and deselected', () => {
  expect([...toggled(new Set([3]), order, 9, null)]).toEqual([3, 9]);
  expect([...toggled(new Set([3, 9]), order, 3, null)]).toEqual([9]);
});

it('Shift selects and deselects all rows from the last one, also upwards', () => {
  expect([...toggled(new Set([5]), order, 9, 5)]).toEqual([5, 3, 9]);
  expect([...toggled(new Set([1]), order, 3, 1)]).toEqual([1, 3, 9]);
  expect([...toggled(new Set([5, 3, 9, 1]), order, 9, 5)]).toEqual([1]);
  expect([...toggled(new Set(), order, 9, 77)]).toEqual([9]);
});
