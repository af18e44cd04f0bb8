import { expect, test } from 'vitest';
import { liftOver } from '../../src/ui/use-toast-place';

const toasts = { left: 900, right: 1256 };
const wide = { left: 250, right: 1240 };

test.each([
  ['lies where the toasts would', { ...wide, top: 700, bottom: 752 }, 60, 84],
  ['touches their place', { ...wide, top: 660, bottom: 712 }, 60, 124],
  ['stands above them', { ...wide, top: 600, bottom: 652 }, 60, 0],
  ['is further down, out of sight', { ...wide, top: 900, bottom: 952 }, 60, 0],
  ['is the footer of a narrow dialog beside them', { left: 390, right: 890, top: 700, bottom: 752 }, 60, 0],
  ['has no toast to fear', { ...wide, top: 700, bottom: 752 }, 0, 0],
])('toasts are lifted over what they may not cover where it %s', (_, kept, height, lift) => {
  expect(liftOver(kept, { ...toasts, height }, 776)).toBe(lift);
});
