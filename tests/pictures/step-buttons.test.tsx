import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { grown, largestFrame, minFrameWidth, moved } from '../../src/records/pictures/crop-frame';
import { focusMoved } from '../../src/records/pictures/focus-steps';
import { StepButtons } from '../../src/records/pictures/StepButtons';

const picture = { width: 4000, height: 3000 };

test('a frame moves by buttons within the picture', () => {
  const frame = { x: 3, y: 10, width: 50, height: 50 };
  expect(moved(frame, 'left')).toEqual({ ...frame, x: 0 });
  expect(moved(frame, 'right')).toEqual({ ...frame, x: 8 });
  expect(moved({ ...frame, y: 48 }, 'down')).toEqual({ ...frame, y: 50 });
});

test('a frame grows and shrinks by buttons within its limits, and keeps its shape', () => {
  const shape = { width: 1200, height: 630 };
  const largest = largestFrame(picture, shape);
  expect(grown(largest, 1, picture, shape)).toEqual(largest);
  const smaller = grown(largest, -1, picture, shape);
  expect(smaller.width).toBe(95);
  expect(smaller.height / smaller.width).toBeCloseTo(largest.height / largest.width);
  let least = largest;
  for (let step = 0; step < 30; step += 1) least = grown(least, -1, picture, shape);
  expect(least.width).toBe(minFrameWidth(picture, shape));
});

test('a focus moves by buttons within the picture', () => {
  expect(focusMoved({ x: 50, y: 3 }, 'up')).toEqual({ x: 50, y: 0 });
  expect(focusMoved({ x: 50, y: 3 }, 'right')).toEqual({ x: 55, y: 3 });
});

test('each button names its action, and the position is described in words', () => {
  const html = renderToStaticMarkup(
    <StepButtons label="裁切框" place="距左 0%" onMove={() => {}} onResize={() => {}} />,
  );
  expect([...html.matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name)).toEqual([
    '裁切框',
    '裁切框往左',
    '裁切框往右',
    '裁切框往上',
    '裁切框往下',
    '縮小裁切框',
    '放大裁切框',
  ]);
  expect(html).toContain('<span role="status" class="mr-2 tabular-nums">距左 0%</span>');
});
