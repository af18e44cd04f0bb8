import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { compactMoment, remainingTimeText, weekdayMoment } from '../../src/base/time/date-time';
import { schedule } from '../../src/records/fields/codecs';
import { endsAfterStart, moment, momentOf, momentValue } from '../../src/base/time/schedule';
import { nextChange, visibleStateOf } from '../../src/base/time/visible-state';

const messages = (value: unknown) => v.safeParse(moment(), value).issues?.map(({ message }) => message) ?? [];
const stored = '2026-11-28T01:00:30.500Z';

describe('A moment of a form', () => {
  test('starts from what is stored, as date and time of day in Taipei', () => {
    expect(momentValue(stored)).toEqual({ isSet: true, date: '2026-11-28', time: '09:00', stored });
    expect(momentValue(null)).toEqual({ isSet: false, date: '', time: '', stored: null });
  });

  test('that is unchanged keeps its seconds; a newly typed one has none', () => {
    expect(momentOf(momentValue(stored))).toBe(stored);
    expect(momentOf({ ...momentValue(stored), time: '09:01' })).toBe('2026-11-28T09:01:00+08:00');
    expect(momentOf({ ...momentValue(stored), date: '2026-11-29' })).toBe('2026-11-29T09:00:00+08:00');
    expect(momentOf({ ...momentValue(stored), isSet: false })).toBeNull();
  });

  test('needs both its halves where it is set', () => {
    const value = momentValue(stored);
    expect(messages(value)).toEqual([]);
    expect(messages({ ...value, date: '' })).toEqual(['請填寫日期與時間']);
    expect(messages({ ...value, time: '' })).toEqual(['請填寫日期與時間']);
    expect(messages({ ...value, isSet: false, date: '' })).toEqual([]);
    expect(messages(null)).toHaveLength(1);
  });

  test('is sent to a server with such times, or if it is set', () => {
    const sent = (value: ReturnType<typeof momentValue>) => schedule.startOn.write('startOn', value);
    expect([sent(momentValue(undefined)), sent(momentValue(null))]).toEqual([{}, { startOn: null }]);
    const set = { ...momentValue(undefined), isSet: true, date: '2026-11-28', time: '09:00' };
    expect(sent(set)).toEqual({ startOn: '2026-11-28T09:00:00+08:00' });
    // A removed time is sent as such.
    expect(sent({ ...momentValue(stored), isSet: false })).toEqual({ startOn: null });
  });

  test.each([
    ['2026-11-28T01:00:00Z', '2026-11-28T01:00:00Z', false],
    ['2026-11-28T01:00:00Z', '2026-11-28T09:01:00+08:00', true],
    ['2026-11-28T10:00:00+08:00', '2026-11-28T01:59:00Z', false],
    [null, '2026-11-28T01:00:00Z', true],
    ['2026-11-28T01:00:00Z', null, true],
  ])('an end %s to %s is right: %s', (startOn, endOn, isRight) => {
    expect(endsAfterStart({ startOn: momentValue(startOn), endOn: momentValue(endOn) })).toBe(isRight);
  });
});

describe('What a visitor sees', () => {
  const now = Date.parse('2026-11-24T03:00:00Z');
  const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
  const seen = { status: 1, startOn: null, endOn: null, isEmpty: false } as const;

  test.each([
    [{}, 'online'],
    [{ status: 0 as const }, 'offline'],
    [{ status: 0 as const, endOn: at(-1) }, 'offline'],
    [{ startOn: at(1) }, 'scheduled'],
    [{ startOn: at(0) }, 'online'],
    [{ endOn: at(0) }, 'ended'],
    [{ endOn: at(1) }, 'online'],
    [{ status: undefined }, null],
    [{ status: undefined, endOn: at(-1) }, null],
    [{ isEmpty: true }, 'empty'],
    [{ isEmpty: true, startOn: at(1) }, 'empty'],
    [{ isEmpty: true, endOn: at(-1) }, 'ended'],
  ] as const)('of %o is %s', (part, state) => {
    expect(visibleStateOf({ ...seen, ...part }, now)).toBe(state);
  });

  test('next is shown with its day of the week and the time until then', () => {
    expect([
      nextChange('scheduled', { startOn: '2026-11-28T01:00:00Z', endOn: null }, now),
      nextChange('online', { startOn: null, endOn: '2027-02-28T15:59:00Z' }, now),
      nextChange('online', { startOn: null, endOn: null }, now),
      nextChange('ended', { startOn: null, endOn: at(-1) }, now),
      nextChange('offline', { startOn: at(1), endOn: at(2) }, now),
    ]).toEqual([
      '11/28（六）09:00 自動上架，還有 3 天 22 小時',
      '2027/02/28（日）23:59 自動下架，還有 96 天 12 小時',
      null,
      null,
      null,
    ]);
  });

  test.each([
    [0.5, '不到 1 分鐘'],
    [1, '還有 1 分鐘'],
    [60, '還有 1 小時'],
    [61, '還有 1 小時 1 分鐘'],
    [1440, '還有 1 天'],
    [1500, '還有 1 天 1 小時'],
  ])('in %s minutes: %s', (minutes, text) => {
    expect(remainingTimeText(at(minutes), now)).toBe(text);
  });

  test('a moment has its date where it is not today, and its year where it is another, as in Taipei', () => {
    const night = Date.parse('2026-12-31T16:30:00Z');
    expect([
      compactMoment('2026-12-31T17:00:00Z', night),
      compactMoment('2026-12-31T15:59:00Z', night),
      compactMoment('2027-02-01T01:00:00Z', night),
      weekdayMoment('2026-12-31T17:00:00Z', night),
    ]).toEqual(['今天 01:00', '2026/12/31 23:59', '02/01 09:00', '今天（五）01:00']);
  });
});
