import { describe, expect, test } from 'vitest';
import { readCount, readDay, readMoment, readTel } from '../../../server/subjects/imports/cells';
import { noDates, typedDates } from '../../support/typed-dates';

describe('a cell with a date', () => {
  test.each<readonly [string, string]>([
    ['2026/05/01', '2026-05-01'],
    ['2026-5-1', '2026-05-01'],
    ['2026年5月1日', '2026-05-01'],
    ['2026/05/01 10:00', '2026-05-01'],
    ...typedDates,
  ])('%j is read as a form reads it', (cell, day) => {
    expect(readDay(cell)).toBe(day);
  });

  test.each(noDates)('%j is none, as in a form', (cell) => {
    expect(readDay(cell)).toBe(undefined);
  });

  test.each([
    ['115/06/01 09:30', '2026-06-01T01:30:00.000Z'],
    ['２０２６年６月１日 ０９：３０：１５', '2026-06-01T01:30:15.000Z'],
    ['1150601', '2026-05-31T16:00:00.000Z'],
    ['2026-06-01T09:30', '2026-06-01T01:30:00.000Z'],
    ['2026/06/01 25:00', undefined],
  ])('%j is a moment in Taipei', (cell, moment) => {
    expect(readMoment(cell)).toBe(moment);
  });
});

test.each([
  ['912345678', '0912345678'],
  ['９１２３４５６７８', '0912345678'],
  ['225718170', '0225718170'],
  ['0912-345-678', '0912-345-678'],
])('the telephone %j becomes %j, as a spreadsheet drops the zero', (cell, tel) => {
  expect(readTel(cell)).toBe(tel);
});

test.each([
  ['１，２００ 戶', 1200],
  ['86', 86],
  ['八十六', undefined],
])('the count %j becomes %j', (cell, count) => {
  expect(readCount(cell)).toBe(count);
});
