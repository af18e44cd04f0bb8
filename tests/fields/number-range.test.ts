import { expect, test } from 'vitest';
import { rangeOf, rangeText } from '../../src/records/fields/number-range';

test.each([
  ['36～38', [36, 38]],
  ['36', [36, 36]],
  ['36.5～38', [36.5, 38]],
] as const)('%s is a range and back', (text, [min, max]) => {
  expect(rangeOf(text)).toEqual([min, max]);
  expect(rangeText(min, max)).toBe(text);
});

test('a number without another is both ends', () => {
  expect(rangeText(36)).toBe('36');
});
