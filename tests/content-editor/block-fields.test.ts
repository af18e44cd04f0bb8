import { describe, expect, test } from 'vitest';
import { limits } from '../../openapi/generated/limits';
import type { Block } from '../../src/blocks/content-editor/block';
import {
  blockProblems,
  blockText,
  lacksAlt,
  maxAltLength,
} from '../../src/blocks/content-editor/block-fields';
import { emptyBlock } from '../../src/blocks/content-editor/block-parts';
import { pictureOf } from '../../src/records/fields/image-value';

const told = (block: Block) =>
  blockProblems([block]).map(({ field, label, message }) => [field, label, message]);
const required = '此欄位為必填';
const item = (text: string) => ({ key: text || 'empty', id: null, text });
const picture = pictureOf({ filePath: '/files/a.png', fileName: '大廳.png' });

describe('what must be corrected in a block before a save', () => {
  test.each<[string, Block, unknown[][]]>([
    ['title', emptyBlock(1), [['text', '1. 標題 文字', required]]],
    ['image', emptyBlock(6), [['picture', '1. 圖片 圖片', required]]],
    [
      'phone',
      emptyBlock(10),
      [
        ['text', '1. 預約電話 文字', required],
        ['tel', '1. 預約電話 電話', required],
      ],
    ],
    [
      'list',
      { ...emptyBlock(11), items: [item('近捷運'), item('')] },
      [['item-empty', '1. 條列項目 項目 2', required]],
    ],
  ])('a %s names each field that is empty', (_, block, expected) => {
    expect(told(block)).toEqual(expected);
  });

  test('a field with only blanks is empty', () => {
    expect(told({ ...emptyBlock(1), text: ' 　\n' })).toEqual([['text', '1. 標題 文字', required]]);
  });

  test('a picture is a stored one or a new file, and its texts are limited', () => {
    const stored = { ...emptyBlock(6), picture };
    expect(told(stored)).toEqual([]);
    expect(
      told({ ...emptyBlock(6), picture: { ...pictureOf(null), file: new File(['x'], 'a.png') } }),
    ).toEqual([]);
    expect(told({ ...stored, alt: '樹'.repeat(maxAltLength) })).toEqual([]);
    expect(told({ ...stored, alt: '樹'.repeat(maxAltLength + 1) })).toEqual([
      ['alt', '1. 圖片 替代文字', `最多可輸入 ${maxAltLength} 個字`],
    ]);
  });

  const maxItemLength = limits.PartItemInput.textContent.maxLength;
  test.each<[string, number, (text: string) => Block]>([
    ['title', limits.TitlePartInput.textContent.maxLength, (text) => ({ ...emptyBlock(1), text })],
    ['entry of a list', maxItemLength, (text) => ({ ...emptyBlock(11), items: [item(text)] })],
  ])('a %s of the most characters may be saved, one more may not; an emoji is one', (_, most, block) => {
    expect(told(block('松'.repeat(most)))).toEqual([]);
    expect(told(block('🌲'.repeat(most)))).toEqual([]);
    expect(told(block('松'.repeat(most + 1))).map(([, , message]) => message)).toEqual([
      `最多可輸入 ${most} 個字`,
    ]);
  });

  test('the label of a block contains its position on the page', () => {
    const blocks = [{ ...emptyBlock(1), text: '松濤硯' }, emptyBlock(1)];
    expect(blockProblems(blocks).map(({ label, blockKey }) => [label, blockKey])).toEqual([
      ['2. 標題 文字', blocks[1]?.key],
    ]);
  });
});

describe('everything that a block says', () => {
  test.each<[string, Block, string]>([
    ['a centred title', { ...emptyBlock(1), text: '松濤硯', align: 2 }, '松濤硯\n置中'],
    ['a title at the left', { ...emptyBlock(1), text: '松濤硯', align: 1 }, '松濤硯'],
    [
      'a link to a new window',
      { ...emptyBlock(8), text: '交通', url: 'https://example.com', urlTarget: '_blank' },
      '交通\nhttps://example.com\n另開新視窗',
    ],
    [
      'a link in place',
      { ...emptyBlock(8), text: '交通', url: 'https://example.com', urlTarget: '_self' },
      '交通\nhttps://example.com',
    ],
    ['a picture with its text', { ...emptyBlock(6), picture, alt: '大廳' }, '大廳.png\n替代文字：大廳'],
    [
      'a picture without a name',
      { ...emptyBlock(6), picture: pictureOf({ filePath: '/files/b.png' }) },
      'b.png',
    ],
    ['a list', { ...emptyBlock(11), items: [item('近捷運'), item('雙公園')] }, '・近捷運\n・雙公園'],
    ['a sample', { ...emptyBlock(1), text: '松濤硯', isSample: true }, '松濤硯\n（範例內容）'],
  ])('%s', (_, block, lines) => {
    expect(blockText(block)).toBe(lines);
  });
});

test('an alternative text of only blanks counts as missing', () => {
  expect([lacksAlt({ ...emptyBlock(6), alt: ' 　' }), lacksAlt(emptyBlock(1))]).toEqual([true, false]);
});
