import { expect, test } from 'vitest';
import type { components } from '../../openapi/generated/types';
import type { Block } from '../../src/blocks/content-editor/block';
import { blockDifferences } from '../../src/blocks/content-editor/block-differences';
import { bound, isBound, released, sourcesFor } from '../../src/blocks/content-editor/block-sources';
import {
  blocksFromParts,
  copyOf,
  partsFromBlocks,
  pasted,
  seenBlocks,
} from '../../src/blocks/content-editor/blocks';

type Parts = components['schemas']['PagePart'][];
const parts: Parts = [
  { id: 1, partType: 10, sort: 0, textContent: '專線', tel: '0227001234', source: 'tel' },
  { id: 2, partType: 2, sort: 1, align: 1, textContent: '巷口有樹。', source: 'introduction' },
  { id: 3, partType: 10, sort: 2, textContent: '來電', tel: '0911222333' },
];
const read = () => blocksFromParts(parts) as [Block, Block, Block];
const sent = (blocks: readonly Block[]) =>
  partsFromBlocks(blocks).map((part) => ('source' in part ? part.source : undefined));
const sources: components['schemas']['CaseSource'][] = [
  {
    source: 'tel',
    parts: [{ id: 1, partType: 10, sort: 0, textContent: '預約賞屋專線', tel: '0227009999' }],
  },
  { source: 'title', parts: [{ id: 1, partType: 1, sort: 0, align: 1, textContent: '青田硯' }] },
  {
    source: 'introduction',
    parts: [1, 2].map((id) => ({ id, partType: 2, sort: id, align: 1, textContent: '段', html: '' })),
  },
];

test('the source of a block is sent back, and nothing for a block without one', () => {
  const [tel, text, own] = read();
  expect(sent([tel, text, own])).toEqual(['tel', 'introduction', undefined]);
  expect(sent([released(tel)])).toEqual(['none']);
  expect([isBound(tel, 'tel'), isBound(tel, 'text'), isBound(released(tel), 'tel')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('a copy keeps its source, except a part of an introduction or a source that the other page cannot have', () => {
  const [tel, text] = read();
  expect(sent([copyOf(tel), copyOf(text), pasted(tel)])).toEqual(['tel', undefined, undefined]);
});

test('a block is bound to a value of its type, which fills only the fields of that source', () => {
  const [, text, own] = read();
  const [choice] = sourcesFor(own, sources);
  if (!choice) throw new Error('no choice');
  expect(bound(own, choice.source, choice.value)).toMatchObject({
    id: 3,
    text: '來電',
    tel: '0227009999',
    source: 'tel',
  });
  // A single block cannot show an introduction of several.
  expect(sourcesFor(text, sources)).toEqual([]);
});

test('releasing a block is a difference between drafts, but not between public pages', () => {
  const [tel] = read();
  expect(blockDifferences([tel], [released(tel)])).toMatchObject([
    { before: '專線\n0227001234\n（來自建案資料）', after: '專線\n0227001234' },
  ]);
  expect(
    blockDifferences(
      seenBlocks(parts),
      seenBlocks(parts.map((part) => ({ ...part, source: undefined }) as Parts[number])),
    ),
  ).toEqual([]);
});

test('addresses of the case leave samples of map and minutes marked', () => {
  const place = { secSort: 0, label: '捷運站', textContent: '步行', minutes: 5 };
  const common = { partType: 105, altText: '', filePath: '', fileExtension: '', textContent: '' } as const;
  const marked = { isSample: true, sampleFields: ['siteAddress', 'items'] } as const;
  const [sample] = blocksFromParts([
    {
      ...common,
      ...marked,
      sampleFields: [...marked.sampleFields],
      id: 1,
      sort: 0,
      siteAddress: '範例路 1 號',
      receptionAddress: '',
      items: [place],
    },
  ]);
  const [value] = blocksFromParts([
    { ...common, id: 1, sort: 0, siteAddress: '青田街 6 號', receptionAddress: '信義路 1 號', items: [] },
  ]);
  if (!sample || !value) throw new Error('no block');
  const next = bound(sample, 'places', value);
  expect(isBound(next, 'addresses')).toBe(true);
  expect(next).toMatchObject({
    addresses: { site: '青田街 6 號', reception: '信義路 1 號' },
    items: [{ label: '捷運站' }],
    isSample: true,
    sampleFields: ['items'],
  });
  expect(bound({ ...sample, sampleFields: ['siteAddress'] }, 'places', value)).toMatchObject({
    isSample: false,
    sampleFields: [],
  });
});
