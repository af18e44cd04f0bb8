import { expect, test } from 'vitest';
import { defaultDueOn } from '../../src/publishing/approval/due';
import { missing, requested } from '../machines/approval.world';

const now = Date.parse('2026-11-24T02:00:00Z');

test('the first due date is in two days at the end of work in Taipei', () => {
  expect(defaultDueOn(missing, now)).toBe('2026-11-26T18:00:00+08:00');
});

test('a due date that is still to come stays, a past one does not', () => {
  expect(defaultDueOn(requested, now)).toBe('2026-11-26T10:00:00Z');
  expect(defaultDueOn(requested, Date.parse('2026-11-30T02:00:00Z'))).toBe('2026-12-02T18:00:00+08:00');
});

test('the due date is before the schedule', () => {
  const scheduledOn = '2026-11-26T02:00:00Z';
  expect(defaultDueOn({ ...missing, scheduledOn }, now)).toBe('2026-11-25T02:00:00.000Z');
  expect(defaultDueOn({ ...missing, scheduledOn: '2026-12-01T02:00:00Z' }, now)).toBe(
    '2026-11-26T18:00:00+08:00',
  );
});

test('with less than a day to the schedule, an hour is left', () => {
  expect(defaultDueOn({ ...missing, scheduledOn: '2026-11-24T12:00:00Z' }, now)).toBe(
    '2026-11-24T03:00:00.000Z',
  );
});
