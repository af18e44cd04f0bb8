import { describe, expect, it, test } from 'vitest';
import { noDates, typedDates } from '../support/typed-dates';
import {
  fromNativeDate,
  hourChoices,
  joinTime,
  minuteChoices,
  normaliseDate,
  toNativeDate,
} from '../../src/ui/date-text';

describe('dates are typed as YYYY/MM/DD and normalised on blur', () => {
  test.each([
    ['2026/05/01', '2026/05/01'],
    ['2026/5/1', '2026/05/01'],
    ['2026-5-1', '2026/05/01'],
    ['2026.05.01', '2026/05/01'],
    ['20260501', '2026/05/01'],
    ['2026 5 1', '2026/05/01'],
    ['2026 / 5 / 1', '2026/05/01'],
    ['2026年5月1日', '2026/05/01'],
    ['２０２６／０５／０１', '2026/05/01'],
    ['  2026/12/31 ', '2026/12/31'],
    ['2028/02/29', '2028/02/29'],
    ...typedDates.map(([typed, day]) => [typed, day.replaceAll('-', '/')]),
  ])('%j becomes %j', (typed, expected) => {
    expect(normaliseDate(typed)).toBe(expected);
    expect(normaliseDate(expected)).toBe(expected);
  });
});

describe('invalid dates clear', () => {
  test.each([...noDates, '2026/05/01 10:00'])('%j is no date', (typed) => {
    expect(normaliseDate(typed)).toBe('');
  });
});

it('hands the date to the browser’s calendar in its own notation, and back', () => {
  expect(toNativeDate('2026/05/01')).toBe('2026-05-01');
  expect(toNativeDate('')).toBe('');
  expect(fromNativeDate('2026-05-01')).toBe('2026/05/01');
});

describe('time picker', () => {
  it('offers the hours 00-23', () => {
    expect([hourChoices[0], hourChoices.at(-1), hourChoices.length]).toEqual(['00', '23', 24]);
  });

  it('offers the minutes in steps', () => {
    expect(minuteChoices(1)).toHaveLength(60);
    expect(minuteChoices(15)).toEqual(['00', '15', '30', '45']);
    expect(minuteChoices(25)).toEqual(['00', '25', '50']);
  });

  it('keeps a minute that lies between two steps', () => {
    expect(minuteChoices(30, '07')).toEqual(['00', '07', '30']);
    expect(minuteChoices(30, '30')).toEqual(['00', '30']);
  });

  it('fills the half that is missing with 00', () => {
    expect([joinTime('09', ''), joinTime('', '30'), joinTime('09', '30'), joinTime('', '')]).toEqual([
      '09:00',
      '00:30',
      '09:30',
      '',
    ]);
  });
});
