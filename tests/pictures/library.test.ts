import { expect, test } from 'vitest';
import { pictureName } from '../../src/records/pictures/library';

test('a picture that is older than names is called by its number', () => {
  expect([pictureName({ id: 7, name: '' }), pictureName({ id: 7, name: '大廳.jpg' })]).toEqual([
    '圖片 7',
    '大廳.jpg',
  ]);
});
