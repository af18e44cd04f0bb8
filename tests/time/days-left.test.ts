import { expect, it } from 'vitest';
import { daysUntil } from '../../src/base/time/days-left';

it.each([
  ['2026-12-24T09:00:00Z', 30],
  ['2026-11-24T10:00:01Z', 1],
  ['2026-11-24T10:00:00Z', 0],
  ['2026-11-01T00:00:00Z', 0],
])('spam that is kept until %s has %i days left', (end, days) => {
  expect(daysUntil(end, new Date('2026-11-24T10:00:00Z'))).toBe(days);
});
