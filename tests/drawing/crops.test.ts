import { expect, test } from 'vitest';
import { cropsOf } from '../../src/drawing/crops';

const boxes = (width: number, height: number) =>
  cropsOf({ width, height }).map((crop) => [
    crop.place,
    `${crop.width} x ${crop.height}${crop.isWhole ? ' whole' : ''}`,
  ]);

test('A camera picture is cropped by every theme that crops, but not on a phone and in lists of its proportions', () => {
  expect(boxes(1500, 1000)).toEqual([
    ['yejing', '1440 x 756'],
    ['nuanju', '1440 x 900'],
    ['jiekuo', '793 x 529 whole'],
    ['phone', '390 x 312'],
    ['list', '54 x 36 whole'],
  ]);
});

test('A wide picture keeps its height in frames that crop it, and loses its sides in taller frames', () => {
  expect(boxes(2000, 1000)).toEqual([
    ['yejing', '1440 x 720 whole'],
    ['nuanju', '1440 x 720 whole'],
    ['jiekuo', '793 x 520'],
    ['phone', '390 x 312'],
    ['list', '54 x 36'],
  ]);
});

test('A tall picture is uncropped in themes with room for it', () => {
  expect(boxes(1000, 1500)).toEqual([
    ['yejing', '540 x 810 whole'],
    ['nuanju', '588 x 882 whole'],
    ['jiekuo', '520 x 780 whole'],
    ['phone', '390 x 371'],
    ['list', '54 x 36'],
  ]);
});
