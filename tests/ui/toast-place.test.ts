import { expect, test } from 'vitest';
import { liftOver } from '../../src/ui/use-toast-place';

test.each([
  ['lies where the toasts would', { top: 700, bottom: 752 }, 60, 776, 84],
  ['touches their place', { top: 660, bottom: 712 }, 60, 776, 124],
  ['stands above them', { top: 600, bottom: 652 }, 60, 776, 0],
  ['is further down, out of sight', { top: 900, bottom: 952 }, 60, 776, 0],
  ['has no toast to fear', { top: 700, bottom: 752 }, 0, 776, 0],
])('toasts are lifted over the pager where it %s', (_, footer, height, bottom, lift) => {
  expect(liftOver(footer, height, bottom)).toBe(lift);
});
