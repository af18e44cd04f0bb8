import { expect, it } from 'vitest';
import { backupName, madeOn, outdated } from '../../../server/operation/backup/rotation';

const at = (text: string) => new Date(`${text}Z`);
const none = { daily: 0, weekly: 0, monthly: 0 };

it('the name of a backup has its time, and other names are ignored', () => {
  const on = at('2026-11-23T19:00:05');
  expect(backupName(on)).toBe('back-office-20261123T190005Z.backup');
  expect(madeOn(backupName(on))).toEqual(on);
  for (const name of [
    'before.backup',
    'back-office-20261123T190005Z.backup.partial',
    'back-office-x.backup',
  ]) {
    expect(madeOn(name)).toBeUndefined();
  }
});

it('of a year of daily backups it keeps the configured days, weeks and months, and touches no other file', () => {
  const days = Array.from({ length: 365 }, (_, day) =>
    backupName(new Date(at('2026-01-01T19:00:00').getTime() + day * 86_400_000)),
  );
  const kept = { daily: 7, weekly: 5, monthly: 12 };
  const removed = new Set(outdated([...days, 'before.backup', 'notes.txt'], kept));
  const left = days.filter((name) => !removed.has(name));
  expect(left.slice(-7)).toEqual(days.slice(-7));
  // Seven days, three more Sundays and eleven more month ends.
  expect(left.length).toBeGreaterThanOrEqual(20);
  expect(left.length).toBeLessThanOrEqual(23);
  expect(left.some((name) => name.includes('20260131'))).toBe(true);
  expect([...removed].every((name) => madeOn(name))).toBe(true);
  expect(outdated(left, kept)).toEqual([]);
});

it('the newest always stays, and several of a day count as one', () => {
  const names = ['2026-11-23T01:00:00', '2026-11-23T02:00:00', '2026-11-22T02:00:00'].map((text) =>
    backupName(at(text)),
  );
  expect(outdated(names, none)).toEqual([names[0], names[2]]);
  expect(outdated(names, { ...none, daily: 2 })).toEqual([names[0]]);
  expect(outdated([], none)).toEqual([]);
});
