import { describe, expect, it } from 'vitest';
import { entryAt, momentOf, placeOnLine, typedMoment } from '../../../src/subjects/sites/proof/moments';
import { findingsOf } from '../../../src/subjects/sites/proof/verify-words';

const entries = ['2026-10-02T01:00:00.000Z', '2026-11-18T06:32:06.400Z', '2026-11-18T06:32:06.900Z'].map(
  (at) => ({ at }),
);

describe('The moment of a page', () => {
  it('counts the newest entry before the end of its second', () => {
    const at = (time: string) => entryAt(entries, Date.parse(time));
    expect(at('2026-10-02T00:59:59Z')).toBe(-1);
    expect(at('2026-10-02T01:00:00Z')).toBe(0);
    expect(at('2026-11-18T06:32:05Z')).toBe(0);
    expect(at('2026-11-18T06:32:06Z')).toBe(2);
  });

  it('is typed in Taipei time, with seconds or without', () => {
    const moment = momentOf('2026/11/05', '20:15:00');
    expect(moment).toBe(Date.parse('2026-11-05T12:15:00Z'));
    expect(momentOf('2026/11/05', '20:15')).toBe(moment);
    expect(typedMoment(moment ?? 0)).toEqual({ date: '2026/11/05', time: '20:15:00' });
    expect([
      momentOf('', '20:15:00'),
      momentOf('2026/11/05', '25:00:00'),
      momentOf('2026/11/05', '晚上'),
    ]).toEqual([undefined, undefined, undefined]);
  });

  it('is placed on the line between the first entry and now', () => {
    const [first, , last] = entries.map(({ at }) => Date.parse(at));
    const now = Date.parse('2026-11-18T06:32:06.900Z');
    expect([first, last].map((at = 0) => placeOnLine(at, first ?? 0, now))).toEqual([0, 100]);
  });
});

it('A verified file is reported part by part, the faults first', () => {
  const index = {
    format: 1 as const,
    caseId: 1,
    number: 2,
    at: '2026-11-05T12:15:00.000Z',
    keyId: 1,
    files: [],
  };
  const known = { index, entries: 3, keyCreatedOn: '2026-11-01T00:00:00.000Z' };
  expect(findingsOf({ ...known, faults: [] }).map(({ isRight }) => isRight)).toEqual([true, true, true]);
  const found = findingsOf({
    ...known,
    faults: [
      { kind: 'file', name: 'page.html', expected: 'a'.repeat(64), found: 'b'.repeat(64) },
      { kind: 'chain', number: 2 },
    ],
  });
  expect(found.map(({ isRight }) => isRight)).toEqual([false, false, true, true]);
  expect(found[0]).toMatchObject({ title: 'page.html', help: '存證的雜湊 aaaaaaaa…，檔案的雜湊 bbbbbbbb…' });
});
