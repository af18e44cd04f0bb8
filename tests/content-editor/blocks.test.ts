import { expect, test } from 'vitest';
import { toFormData } from '../../src/api/form-data';
import { blockProblems } from '../../src/blocks/content-editor/block-fields';
import { emptyBlock } from '../../src/blocks/content-editor/block-parts';
import { partsFromBlocks } from '../../src/blocks/content-editor/blocks';
import { pictureOf } from '../../src/records/fields/image-value';

const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

test('a new file of a video or image block is sent with its extension, a stored picture by its path alone', () => {
  const picture = pictureOf({ filePath: '/files/a.png' });
  const [view, cover] = [file('海景.JPEG'), file('a.png')];
  const blocks = [
    { ...emptyBlock(6), picture: { ...picture, file: view } },
    { ...emptyBlock(5), url: 'https://example.com', picture: { ...pictureOf(null), file: cover } },
    { ...emptyBlock(6), picture },
  ];
  expect(partsFromBlocks(blocks)).toEqual([
    {
      partType: 6,
      sort: 0,
      textContent: '',
      altText: '',
      fileData: view,
      fileExtension: 'jpeg',
    },
    {
      partType: 5,
      sort: 1,
      textContent: '',
      altText: '',
      autoPlay: false,
      url: 'https://example.com',
      fileData: cover,
      fileExtension: 'png',
    },
    { partType: 6, sort: 2, textContent: '', altText: '', filePath: '/files/a.png' },
  ]);
});

test('a page is sent as flat fields, each block with its place as sort, each entry of a list with its place as secSort', () => {
  const item = (text: string) => ({ key: text, id: null, text });
  const blocks = [
    { ...emptyBlock(1), text: '甲' },
    { ...emptyBlock(11), items: [item('一'), item('二'), item('三')] },
    { ...emptyBlock(10), text: '乙', tel: '0225718170' },
  ];
  expect([...toFormData({ webParts: partsFromBlocks(blocks) })]).toEqual([
    ['webParts[0].partType', '1'],
    ['webParts[0].textContent', '甲'],
    ['webParts[0].align', '1'],
    ['webParts[0].sort', '0'],
    ['webParts[1].partType', '11'],
    ['webParts[1].items[0].textContent', '一'],
    ['webParts[1].items[0].secSort', '0'],
    ['webParts[1].items[1].textContent', '二'],
    ['webParts[1].items[1].secSort', '1'],
    ['webParts[1].items[2].textContent', '三'],
    ['webParts[1].items[2].secSort', '2'],
    ['webParts[1].sort', '1'],
    ['webParts[2].partType', '10'],
    ['webParts[2].textContent', '乙'],
    ['webParts[2].tel', '0225718170'],
    ['webParts[2].sort', '2'],
  ]);
});

test('an invalid phone gets the message of the contract', () => {
  const [problem] = blockProblems([{ ...emptyBlock(10), key: 'a', text: '專線', tel: '12' }]);
  expect(problem).toEqual({
    blockKey: 'a',
    field: 'tel',
    label: '1. 預約電話 電話',
    message: '請輸入含區碼的市話或手機，例如 0225718170',
  });
});
