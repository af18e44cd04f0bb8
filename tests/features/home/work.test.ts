import { expect, test } from 'vitest';
import { schedulesOfWeek } from '../../../src/features/home/work';

const now = Date.parse('2026-11-24T01:00:00Z');
const waiting = (dueOn: string) => ({ dueOn, state: 'waiting' as const });

test('records that go online or offline within exactly seven days are counted', () => {
  const items = ['2026-11-28T01:00:00Z', '2026-12-01T01:00:00Z', '2026-12-01T01:00:01Z'].map(waiting);
  expect(schedulesOfWeek(items, now)).toEqual({ count: 2, next: '2026-11-28T01:00:00Z', failed: 0 });
});

test('failed schedules are listed separately, and not as the next ones', () => {
  const failed = { dueOn: '2026-11-20T01:00:00Z', state: 'failed' as const };
  expect(schedulesOfWeek([failed, waiting('2026-12-24T01:00:00Z')], now)).toEqual({
    count: 0,
    next: '2026-12-24T01:00:00Z',
    failed: 1,
  });
  expect(schedulesOfWeek([], now)).toEqual({ count: 0, next: null, failed: 0 });
});
