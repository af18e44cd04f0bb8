import { expect, test } from 'vitest';
import {
  largestFrame,
  maxFrameWidth,
  minFrameWidth,
  pixelsOf,
  resized,
} from '../../src/records/pictures/crop-frame';

const share = { width: 1200, height: 630 };

test('Pictures: the largest frame of the asked size lies in the middle and has its shape', () => {
  const picture = { width: 4000, height: 3000 };
  expect(pixelsOf(largestFrame(picture, share), picture)).toEqual({
    x: 0,
    y: 450,
    width: 4000,
    height: 2100,
  });
  const upright = { width: 1500, height: 4000 };
  expect(pixelsOf(largestFrame(upright, share), upright)).toEqual({
    x: 0,
    y: 1606,
    width: 1500,
    height: 788,
  });
});

test('Pictures: a frame never has fewer pixels than asked, nor more than the picture', () => {
  const picture = { width: 2400, height: 1260 };
  expect([minFrameWidth(picture, share), maxFrameWidth(picture, share)]).toEqual([50, 100]);
  const exact = { width: 1200, height: 900 };
  expect([minFrameWidth(exact, share), maxFrameWidth(exact, share)]).toEqual([100, 100]);
  const flat = { width: 5000, height: 630 };
  expect(maxFrameWidth(flat, share)).toBeCloseTo(24);
});

test('Pictures: a frame that is resized keeps its middle and stays within the picture', () => {
  const picture = { width: 2400, height: 1260 };
  expect(resized({ x: 0, y: 0, width: 100, height: 100 }, 50, picture, share)).toEqual({
    x: 25,
    y: 25,
    width: 50,
    height: 50,
  });
  expect(resized({ x: 50, y: 50, width: 50, height: 50 }, 80, picture, share)).toEqual({
    x: 20,
    y: 20,
    width: 80,
    height: 80,
  });
});
