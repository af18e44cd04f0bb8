import { describe, expect, test } from 'vitest';
import type { components } from '../../openapi/generated/types';
import { blockDifferences } from '../../src/blocks/content-editor/block-differences';
import { emptyBlock } from '../../src/blocks/content-editor/block-parts';
import {
  blocksFromParts,
  confirmed,
  copyOf,
  edited,
  partsFromBlocks,
} from '../../src/blocks/content-editor/blocks';
import { pictureOf } from '../../src/records/fields/image-value';
import type { Block, BlockChange, BlockItem, BlockOf } from '../../src/blocks/content-editor/block';
import { filledBlocks } from '../../src/blocks/content-editor/sample-fillings';
import { sampleIds } from '../../src/blocks/content-editor/preview-parts';

const parts: components['schemas']['PagePart'][] = [
  { id: 1, partType: 1, sort: 0, align: 1, textContent: '把日子，過成風景', isSample: true },
  { id: 2, partType: 10, sort: 1, textContent: '專線', tel: '0225718170' },
];
const read = () => blocksFromParts(parts) as [Block, Block];
const sent = (blocks: readonly Block[]) =>
  partsFromBlocks(blocks).map((part) => ('isSample' in part ? part.isSample : undefined));

test('a sample stays one until it is edited or confirmed, and its copies are samples too', () => {
  const [sample, own] = read();
  expect(sampleIds([sample, own])).toEqual([1]);
  expect(
    sent([sample, copyOf(sample), edited(sample, { text: '晨光' }), { ...sample, ...confirmed(sample) }]),
  ).toEqual([true, true, false, false]);
});

test('blocks without marks are sent without marks, so a server without samples gets none', () => {
  const [, own] = read();
  const all = [
    own,
    copyOf(own),
    edited(own, { tel: '0227001234' }),
    { ...own, ...confirmed(own) },
    emptyBlock(1),
  ];
  expect(all.map(({ isSample }) => isSample)).toEqual([null, null, null, null, null]);
  expect(partsFromBlocks(all).some((part) => 'isSample' in part)).toBe(false);
});

test('another picture clears the kind of a sample, unless it is stated with it', () => {
  const [part] = [{ id: 1, partType: 6, sort: 0, textContent: '', altText: '', filePath: '/files/a.jpg' }];
  const [picture] = blocksFromParts([
    { ...part, kind: 'rendering', isSample: true, sampleFields: ['picture'] },
  ] as unknown as typeof parts) as [BlockOf<6>];
  const other = { picture: { ...pictureOf(null), file: new File([], 'b.jpg') } };
  const kindAfter = (change: BlockChange, block: Block = picture) =>
    partsFromBlocks([edited(block, change)]).map((each) => ('kind' in each ? each.kind : undefined));
  expect(kindAfter({ alt: '外觀' })).toEqual(['rendering']);
  expect(kindAfter(other)).toEqual(['none']);
  expect(kindAfter({ ...other, kind: 'photo' })).toEqual(['photo']);
  expect(kindAfter(other, { ...picture, isSample: null, sampleFields: [] })).toEqual(['rendering']);
  expect(kindAfter(other, { ...picture, kind: null })).toEqual([undefined]);
});

test('a sample confirmed by another user is a difference between two versions, with a description', () => {
  const [sample, own] = read();
  expect(blockDifferences([sample, own], [{ ...sample, ...confirmed(sample) }, own])).toEqual([
    {
      key: '1',
      change: 'changed',
      label: '1. 標題',
      before: '把日子，過成風景\n（範例內容）',
      after: '把日子，過成風景',
      note: '已修改',
      tone: 'warning',
      icon: 'heading',
    },
  ]);
});

describe('Content of the case that replaces a sample', () => {
  const filling = (...found: object[]) => blocksFromParts(found as typeof parts);
  const page = () => [...read(), ...blocksFromParts([{ ...parts[0], id: 3, sort: 2 } as (typeof parts)[0]])];

  test('keeps the id of the sample, and the blocks that belong to it follow', () => {
    const [sample, own, last] = page() as [Block, Block, Block];
    const blocks = filledBlocks([sample, own, last], sample.key, [
      filling(
        { id: 1, partType: 1, sort: 0, align: 1, textContent: '青田硯' },
        { id: 2, partType: 11, sort: 1, items: [{ id: 1, secSort: 0, textContent: '基地面積：388 坪' }] },
      ),
    ]);
    expect(blocks?.map(({ key }) => key)).toEqual([sample.key, expect.any(String), own.key, last.key]);
    expect(partsFromBlocks(blocks ?? [])).toEqual([
      { id: 1, partType: 1, sort: 0, align: 1, textContent: '青田硯', isSample: false },
      { partType: 11, sort: 1, items: [{ secSort: 0, textContent: '基地面積：388 坪' }], isSample: false },
      { id: 2, partType: 10, sort: 2, textContent: '專線', tel: '0225718170' },
      { id: 3, partType: 1, sort: 3, align: 1, textContent: '把日子，過成風景', isSample: true },
    ]);
  });

  test('is the first that the page lacks, and a new block if its type differs', () => {
    const [sample, own] = read();
    const phone = { id: 1, partType: 10, sort: 0, textContent: '預約賞屋專線', tel: '0225718170' };
    const text = { id: 1, partType: 2, sort: 0, align: 1, textContent: '巷口有樹' };
    expect(
      partsFromBlocks(filledBlocks([sample, own], sample.key, [filling(phone), filling(text)]) ?? []),
    ).toEqual([
      { partType: 2, sort: 0, align: 1, textContent: '巷口有樹', isSample: false },
      { id: 2, partType: 10, sort: 1, textContent: '專線', tel: '0225718170' },
    ]);
    expect(filledBlocks([sample, own], sample.key, [filling(phone)])).toBe(null);
    expect(filledBlocks([sample, own], sample.key, [])).toBe(null);
  });
});

test('each part of a sample has its mark, and another picture removes the invented texts of the previous one', () => {
  const [image] = blocksFromParts([
    {
      id: 9,
      partType: 6,
      sort: 0,
      textContent: '外觀透視示意圖',
      altText: '建築正立面',
      filePath: '/files/a.png',
      fileExtension: 'png',
      isSample: true,
    },
  ]) as [Block];
  const captioned = edited(image, { text: '一樓大廳' });
  expect([captioned.isSample, captioned.sampleFields]).toEqual([true, ['picture', 'alt']]);
  const change = { picture: { ...pictureOf(null), file: new File([''], '大廳.jpg') } };
  expect(edited(captioned, change)).toMatchObject({
    text: '一樓大廳',
    alt: '',
    isSample: false,
    sampleFields: [],
  });
  expect(edited(image, change)).toMatchObject({ text: '', alt: '', isSample: false });
});

test.each([
  [
    'one of two questions',
    {
      partType: 106,
      items: [
        { id: 1, secSort: 0, label: '何時完工', textContent: '2028 年' },
        { id: 2, secSort: 1, label: '車位', textContent: '102 席' },
      ],
    },
    (block: Block) => ({
      items: (block as BlockOf<106>).items.map((item, place) =>
        place === 0 ? { ...item, text: '2029 年' } : item,
      ),
    }),
    ['items'],
  ],
  [
    'the telephone of bars',
    {
      partType: 109,
      hasSections: true,
      actions: ['line', 'directions'],
      highlighted: 'line',
      tel: '0225718170',
      lineId: '@sample',
      lineText: '',
      address: '範例路 1 號',
    },
    (block: Block) => ({ bars: { ...(block as BlockOf<109>).bars, tel: '0227001234' } }),
    ['lineId', 'address'],
  ],
  [
    'one address of a place',
    {
      partType: 105,
      textContent: '',
      siteAddress: '範例路 1 號',
      receptionAddress: '範例路 2 號',
      altText: '',
      isDecorative: false,
      filePath: null,
      items: [],
    },
    (block: Block) => ({ addresses: { ...(block as BlockOf<105>).addresses, site: '青田街' } }),
    ['receptionAddress'],
  ],
  [
    'the removed map of places',
    {
      partType: 105,
      textContent: '',
      siteAddress: '範例路 1 號',
      receptionAddress: '',
      altText: '範例地圖',
      isDecorative: false,
      filePath: '/files/map.jpg',
      items: [],
    },
    () => ({ picture: { stored: null, file: null, pixels: null } }),
    ['siteAddress'],
  ],
  [
    'the name of a document',
    {
      partType: 107,
      textContent: '簡介',
      detail: '24 頁',
      documentPath: '/files/a.pdf',
      documentName: 'a.pdf',
    },
    () => ({ text: '手冊' }),
    ['document', 'detail'],
  ],
] as [string, object, (block: Block) => BlockChange, string[]][])(
  'after an edit of %s the other invented parts are still samples',
  (_, part, change, left) => {
    const [sample] = blocksFromParts([{ id: 1, sort: 0, isSample: true, ...part } as (typeof parts)[0]]) as [
      Block,
    ];
    expect(edited(sample, change(sample))).toMatchObject({ isSample: true, sampleFields: left });
  },
);

describe('A sample of which everything was replaced has no mark', () => {
  const sampleOf = (part: object) =>
    blocksFromParts([{ id: 1, sort: 0, isSample: true, ...part } as (typeof parts)[0]]);
  const stored = (id: number) => ({
    id,
    secSort: id,
    textContent: `範例說明 ${id}`,
    altText: `範例 ${id}`,
    filePath: `/files/${id}.jpg`,
    kind: 'rendering',
  });
  const own = (key: string): BlockItem => ({
    key,
    id: null,
    text: '大廳',
    images: [{ key, kind: 'photo', alt: '', picture: { ...pictureOf(null), file: new File([], 'a.jpg') } }],
  });
  const gallery = (more: object = {}) =>
    sampleOf({ partType: 101, items: [stored(1), stored(2)], ...more }) as [BlockOf<101>];

  test('by own pictures, of which the first came while the samples were there', () => {
    const [sample] = gallery();
    const mixed = edited(sample, { items: [...sample.items, own('a'), own('b')] }) as BlockOf<101>;
    expect(mixed).toMatchObject({ isSample: true, sampleFields: ['items'] });
    const left = edited(mixed, { items: mixed.items.slice(1) }) as BlockOf<101>;
    expect(left.isSample).toBe(true);
    expect(edited(left, { items: left.items.slice(1) })).toMatchObject({ isSample: false, sampleFields: [] });
  });

  test('by own pictures that were stored beside the samples', () => {
    const left = [{ id: 1, facets: ['範例說明 1', '/files/1.jpg', '範例 1'] }];
    const [sample] = gallery({ sampleItems: left });
    expect(edited(sample, { items: sample.items.slice(0, 1) }).isSample).toBe(true);
    expect(edited(sample, { items: sample.items.slice(1) }).isSample).toBe(false);
  });

  test('by one part of an entry after the other', () => {
    const [question] = sampleOf({
      partType: 104,
      items: [{ id: 1, secSort: 0, label: '2026-10', textContent: '灌漿', percent: 30, pictures: [] }],
    }) as [BlockOf<104>];
    const change = (block: BlockOf<104>, entry: Partial<BlockItem>) =>
      edited(block, { items: block.items.map((item) => ({ ...item, ...entry })) }) as BlockOf<104>;
    const text = change(question, { text: '結構完成' });
    expect(text.isSample).toBe(true);
    expect(change(text, { percent: '35' }).isSample).toBe(false);
    // A copy of the sample follows the same rule.
    expect(change(copyOf(text) as BlockOf<104>, { percent: '35' }).isSample).toBe(false);
    expect(change(copyOf(question) as BlockOf<104>, { percent: '35' }).isSample).toBe(true);
  });

  test.each([
    [
      'the alternative text of a picture that became decoration',
      { partType: 6, textContent: '', altText: '範例', filePath: '/files/1.jpg' },
      ['alt'],
      { isDecorative: true },
      { alt: '' },
    ],
    [
      'the name of a section that is not listed',
      { partType: 1, align: 1, textContent: '自己的標題', navName: '範例', isUnlisted: false },
      ['navName'],
      { isUnlisted: true },
      { navName: '' },
    ],
  ] as [string, object, string[], BlockChange, object][])(
    'as what no field shows any more is cleared: %s',
    (_, part, sampleFields, change, cleared) => {
      const [sample] = sampleOf({ ...part, sampleFields }) as [Block];
      expect(edited(sample, change)).toMatchObject({ ...cleared, isSample: false, sampleFields: [] });
    },
  );

  test('as the fields of an action that was removed from the bar are cleared', () => {
    const [bars] = sampleOf({
      partType: 109,
      hasSections: true,
      actions: ['call', 'line'],
      highlighted: 'call',
      tel: '0225718170',
      lineId: '@sample',
      lineText: '範例',
      address: '',
      sampleFields: ['lineId', 'lineText'],
    }) as [BlockOf<109>];
    const next = edited(bars, { bars: { ...bars.bars, actions: ['call'] } });
    expect(next).toMatchObject({ isSample: false, bars: { tel: '0225718170', lineId: '', lineText: '' } });
  });
});
