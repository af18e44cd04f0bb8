import { expect, test } from 'vitest';
import { blockProblems } from '../../src/content-editor/block-fields';
import { emptyBlock } from '../../src/content-editor/block-kinds';
import { partsFromBlocks } from '../../src/content-editor/blocks';

const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

test('a new file of a video or image block is sent with its extension, a stored picture by its path alone', () => {
  const picture = {
    filePath: '/files/a.png',
    fileName: 'a.png',
    fileSize: 1,
    width: null,
    height: null,
    sources: [],
  };
  const [view, cover] = [file('海景.JPEG'), file('a.png')];
  const blocks = [
    { ...emptyBlock(6), file: view },
    { ...emptyBlock(5), url: 'https://example.com', file: cover },
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

test('a wrong phone is told in the words of the contract', () => {
  const [problem] = blockProblems([{ ...emptyBlock(10), key: 'a', text: '專線', tel: '12' }]);
  expect(problem).toEqual({
    blockKey: 'a',
    field: 'tel',
    label: '1. 預約電話 電話',
    message: '請輸入含區碼的市話或手機，例如 0225718170',
  });
});
