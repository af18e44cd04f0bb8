import { expect, test } from 'vitest';
import { dueAtFirst } from '../../src/approval/due';
import { missing, requested } from '../machines/approval.world';

const now = Date.parse('2026-11-24T02:00:00Z');

test('the first due date is in two days at the end of work in Taipei', () => {
  expect(dueAtFirst(missing, now)).toBe('2026-11-26T18:00:00+08:00');
});

test('a due date that is still to come stays, a past one does not', () => {
  expect(dueAtFirst(requested, now)).toBe('2026-11-26T10:00:00Z');
  expect(dueAtFirst(requested, Date.parse('2026-11-30T02:00:00Z'))).toBe('2026-12-02T18:00:00+08:00');
});

test('it stands before the schedule', () => {
  const scheduledOn = '2026-11-26T02:00:00Z';
  expect(dueAtFirst({ ...missing, scheduledOn }, now)).toBe('2026-11-25T02:00:00.000Z');
  expect(dueAtFirst({ ...missing, scheduledOn: '2026-12-01T02:00:00Z' }, now)).toBe(
    '2026-11-26T18:00:00+08:00',
  );
});
