import { expect, test } from 'vitest';
import { nextActive } from '../../../src/subjects/cases/use-recommended-cases';

test.each([
  [null, 1, 7],
  [7, 1, 8],
  [9, 1, 7],
  [null, -1, 9],
  [7, -1, 9],
  [8, -1, 7],
  // The active option has gone.
  [5, 1, 7],
  [5, -1, 9],
] as const)('from %s by %i the arrow keys move to %i', (active, by, expected) => {
  expect(nextActive([7, 8, 9], active, by)).toBe(expected);
});

test('without cases the arrow keys move nowhere', () => {
  expect(nextActive([], null, 1)).toBeNull();
});
