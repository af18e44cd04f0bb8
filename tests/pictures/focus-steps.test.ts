import { expect, test } from 'vitest';
import { focusAt, focusByKey, isMiddle } from '../../src/records/pictures/focus-steps';

const box = { left: 100, top: 40, width: 400, height: 200 };

test('A point on a picture is its place in whole percent, one beside it the nearest place', () => {
  expect(focusAt({ x: 300, y: 140 }, box)).toEqual({ x: 50, y: 50 });
  expect(focusAt({ x: 316, y: 80 }, box)).toEqual({ x: 54, y: 20 });
  expect(focusAt({ x: 101.9, y: 40.9 }, box)).toEqual({ x: 0, y: 0 });
  expect(focusAt({ x: 102, y: 41 }, box)).toEqual({ x: 1, y: 1 });
  expect(focusAt({ x: 0, y: 0 }, box)).toEqual({ x: 0, y: 0 });
  expect(focusAt({ x: 900, y: 900 }, box)).toEqual({ x: 100, y: 100 });
});

test('An arrow moves the focus by one percent, with Shift by ten, and never beyond an edge', () => {
  const from = { x: 54, y: 20 };
  expect(
    ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map((key) => [
      focusByKey(from, key, false),
      focusByKey(from, key, true),
    ]),
  ).toEqual([
    [
      { x: 53, y: 20 },
      { x: 44, y: 20 },
    ],
    [
      { x: 55, y: 20 },
      { x: 64, y: 20 },
    ],
    [
      { x: 54, y: 19 },
      { x: 54, y: 10 },
    ],
    [
      { x: 54, y: 21 },
      { x: 54, y: 30 },
    ],
  ]);
  expect(focusByKey({ x: 4, y: 100 }, 'ArrowLeft', true)).toEqual({ x: 0, y: 100 });
  expect(focusByKey({ x: 4, y: 100 }, 'ArrowDown', false)).toEqual({ x: 4, y: 100 });
  for (const key of ['Tab', 'Enter', 'Home', 'a']) expect(focusByKey(from, key, false)).toBeNull();
});

test('Only fifty by fifty is the middle', () => {
  expect([isMiddle({ x: 50, y: 50 }), isMiddle({ x: 50, y: 49 }), isMiddle({ x: 51, y: 50 })]).toEqual([
    true,
    false,
    false,
  ]);
});
