import { expect, test } from 'vitest';
import type { components } from '../../src/api/generated/types';
import { blockDifferences } from '../../src/content-editor/block-differences';
import { emptyBlock } from '../../src/content-editor/block-kinds';
import { blocksFromParts, confirmed, copyOf, edited, partsFromBlocks } from '../../src/content-editor/blocks';
import type { Block } from '../../src/content-editor/block';
import { sampleIds } from '../../src/content-editor/preview-parts';

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

test('of what was never marked nothing is said, so a server that knows no samples is sent none', () => {
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

test('that somebody else confirmed a sample is a difference between two versions, and says so', () => {
  const [sample, own] = read();
  expect(blockDifferences([sample, own], [{ ...sample, ...confirmed(sample) }, own])).toEqual([
    {
      key: '1',
      label: '1. 標題',
      before: '把日子，過成風景\n（範例內容）',
      after: '把日子，過成風景',
      note: '已修改',
    },
  ]);
});
