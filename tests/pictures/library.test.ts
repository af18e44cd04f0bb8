import { expect, test } from 'vitest';
import { pictureName, tileSource } from '../../src/pictures/library';

test('a tile shows the narrowest stored width that is wide enough, else the picture itself', () => {
  const sources = [
    { filePath: '/files/b.jpg', width: 800 },
    { filePath: '/files/a.jpg', width: 480 },
  ];
  const file = { filePath: '/files/c.jpg', fileExtension: 'jpg' };
  expect([tileSource({ ...file, sources }), tileSource(file)]).toEqual(['/files/a.jpg', '/files/c.jpg']);
});

test('a picture that is older than names is called by its number', () => {
  expect([pictureName({ id: 7, name: '' }), pictureName({ id: 7, name: '大廳.jpg' })]).toEqual([
    '圖片 7',
    '大廳.jpg',
  ]);
});
