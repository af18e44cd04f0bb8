import { expect, test } from 'vitest';
import { isRefused, outcomeText, unfitText } from '../../src/records/pictures/picker-fit';

const asked = { width: 1200, height: 630 };
const picture = (width: number, height: number, altText = '') => ({
  file: { filePath: '/files/a.jpg', fileExtension: 'jpg', width, height },
  altText,
});

test('a picture smaller than the required size in one direction is refused, with the required size', () => {
  const needed = '像素不足，需要 1,200 × 630 像素';
  for (const small of [picture(1199, 630), picture(1200, 629)]) {
    expect([isRefused(small, asked), outcomeText(small, asked), unfitText(small, asked)]).toEqual([
      true,
      needed,
      needed,
    ]);
  }
  expect([isRefused(picture(1, 1), undefined), unfitText(picture(1, 1), undefined)]).toEqual([
    false,
    undefined,
  ]);
});

test('a larger picture is cropped first, and one that fits keeps its alternative text', () => {
  const outcomes = [
    outcomeText(picture(1201, 630, '大廳'), asked),
    outcomeText(picture(1200, 631, '大廳'), asked),
    outcomeText(picture(1200, 630, '大廳'), asked),
    outcomeText(picture(1, 1), undefined),
  ];
  expect(outcomes).toEqual([
    '使用前會先裁切成需要的尺寸',
    '使用前會先裁切成需要的尺寸',
    '會一併帶入替代文字',
    '這張圖片還沒有替代文字',
  ]);
  expect([isRefused(picture(1200, 630), asked), unfitText(picture(1200, 630), asked)]).toEqual([
    false,
    undefined,
  ]);
});
