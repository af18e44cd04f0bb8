import { expect, test } from 'vitest';
import { withinAWeek } from '../../../src/features/home/work';

const now = Date.parse('2026-11-24T01:00:00Z');
const waiting = (dueOn: string) => ({ dueOn, state: 'waiting' as const });

test('what goes online or offline within seven days is counted, to the moment', () => {
  const items = ['2026-11-28T01:00:00Z', '2026-12-01T01:00:00Z', '2026-12-01T01:00:01Z'].map(waiting);
  expect(withinAWeek(items, now)).toEqual({ count: 2, next: '2026-11-28T01:00:00Z', failed: 0 });
});

test('what could not be done is told apart, and is not what comes next', () => {
  const failed = { dueOn: '2026-11-20T01:00:00Z', state: 'failed' as const };
  expect(withinAWeek([failed, waiting('2026-12-24T01:00:00Z')], now)).toEqual({
    count: 0,
    next: '2026-12-24T01:00:00Z',
    failed: 1,
  });
  expect(withinAWeek([], now)).toEqual({ count: 0, next: null, failed: 0 });
});
