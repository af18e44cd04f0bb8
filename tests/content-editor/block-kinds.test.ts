import { describe, expect, test } from 'vitest';
import type { components } from '../../openapi/generated/types';
import { blockText } from '../../src/blocks/content-editor/block-fields';
import { blockFromPart, blockSummary, emptyBlock } from '../../src/blocks/content-editor/block-parts';
import { copyOf, insertAfter, partFromBlock } from '../../src/blocks/content-editor/blocks';

type WebPart = components['schemas']['WebPart'];

const picture = {
  filePath: '/files/a.png',
  fileName: '中庭.png',
  fileSize: 9,
  width: 912,
  height: 452,
  sources: [{ filePath: '/files/a-480.png', width: 480 }],
};
const image = { id: 3, partType: 6, sort: 0, textContent: '', altText: '中庭的樹' } as const;

/** Each type on the wire, its one-line summary, and its full text. */
const parts: [WebPart, summary: string, words: string][] = [
  [{ id: 1, partType: 1, sort: 0, textContent: '留白', align: 2 }, '留白', '留白\n置中'],
  [{ id: 2, partType: 2, sort: 0, textContent: '緊鄰綠園道', align: 1 }, '緊鄰綠園道', '緊鄰綠園道'],
  [{ ...image, ...picture, fileExtension: 'png' }, '中庭的樹', '中庭.png\n替代文字：中庭的樹'],
  [
    {
      id: 4,
      partType: 5,
      sort: 0,
      textContent: '',
      url: 'https://youtu.be/dQw4w9WgXcQ',
      autoPlay: true,
      altText: '',
      filePath: null,
      fileExtension: null,
    },
    'https://youtu.be/dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ\n自動播放',
  ],
  [
    { id: 5, partType: 8, sort: 0, textContent: '交通', url: 'https://example.com', urlTarget: '_blank' },
    '交通',
    '交通\nhttps://example.com\n另開新視窗',
  ],
  [{ id: 6, partType: 10, sort: 0, textContent: '預約', tel: '0225718170' }, '預約', '預約\n0225718170'],
  [
    {
      id: 7,
      partType: 11,
      sort: 0,
      items: [
        { id: 71, textContent: '近捷運', secSort: 0 },
        { id: 72, textContent: '雙公園', secSort: 1 },
      ],
    },
    '近捷運、雙公園',
    '・近捷運\n・雙公園',
  ],
];

/** Null values are not sent. */
const withoutNull = (part: object) =>
  Object.fromEntries(Object.entries(part).filter(([, value]) => value !== null));

describe.each(parts.map(([part, summary, words]) => ({ part, summary, words })))(
  'a block of type $part.partType',
  ({ part, summary, words }) => {
    test('is sent back to the server unchanged', () => {
      const isImage = part.partType === 6;
      expect(partFromBlock(blockFromPart(part), 0)).toEqual(
        isImage ? { ...image, filePath: picture.filePath } : withoutNull(part),
      );
    });

    test('has a one-line summary and a full text', () => {
      const block = blockFromPart(part);
      expect([blockSummary(block), blockText(block)]).toEqual([summary, words]);
    });

    test('keeps its key while the server has it; a copy gets new keys, its entries too', () => {
      const block = blockFromPart(part);
      expect(block).toMatchObject({ key: `part-${part.id}`, id: part.id, isSample: null });
      expect(blockFromPart(part)).toEqual(block);
      const copy = copyOf(block);
      expect(copy.key).not.toBe(block.key);
      expect(partFromBlock(copy, 0)).toEqual({
        ...partFromBlock(block, 0),
        id: undefined,
        ...(part.partType === 11 && { items: part.items.map((item) => ({ ...item, id: undefined })) }),
      });
    });

    test('that is a sample is marked, and sent back with the mark', () => {
      const sample = blockFromPart({ ...part, isSample: true });
      expect(sample.isSample).toBe(true);
      expect(blockText(sample)).toBe(`${words}\n（範例內容）`);
      expect(partFromBlock(sample, 0)).toMatchObject({ isSample: true });
      expect(blockFromPart({ ...part, isSample: false }).isSample).toBeNull();
    });
  },
);

test('a stored picture has its file, its pixels and its narrower widths, if the server sends them', () => {
  const none = { ...image, filePath: null, fileExtension: null };
  expect(blockFromPart({ ...none, ...picture })).toMatchObject({
    picture: { stored: picture, file: null, pixels: null },
    isDecorative: false,
  });
  expect(blockFromPart({ ...none, filePath: '/files/b.png' })).toMatchObject({
    picture: { stored: { filePath: '/files/b.png', width: null, height: null, sources: [] } },
  });
  expect(blockFromPart(none)).toMatchObject({ picture: { stored: null } });
});

test('a picture that needs no alternative text is sent without the one that was typed', () => {
  const block = { ...emptyBlock(6), alt: '早先的說明', isDecorative: true };
  expect(partFromBlock(block, 2)).toEqual({
    partType: 6,
    sort: 2,
    textContent: '',
    altText: '',
    isDecorative: true,
  });
  expect(blockText(block)).not.toContain('早先的說明');
});

test('a new block is added after the selected one, or at the end', () => {
  const [a, b, c] = [emptyBlock(1), emptyBlock(2), emptyBlock(8)];
  expect(insertAfter([a, b], a.key, c)).toEqual([a, c, b]);
  expect(insertAfter([a, b], b.key, c)).toEqual([a, b, c]);
  expect(insertAfter([a, b], null, c)).toEqual([a, b, c]);
});
