import { expect, it } from 'vitest';
import { changedBlocks, hashOfPart } from '../../../server/subjects/approvals/rules/blocks';
import { partsOf } from '../../../server/subjects/approvals/rules/parts-of-block';
import type { StoredPart } from '../../../server/base/db/stored-values';

const shown = { seoTitle: '', seoKeywords: '', seoDescription: '', shareSha: null };
const settings = { shown, sources: [] };

const text = (textContent: string): StoredPart => ({ id: 1, partType: 2, textContent });

it.each([
  ['面向大安森林', ['words']],
  ['全案 28 戶', ['words', 'figures']],
  ['建築退縮十二公尺', ['words', 'figures']],
  ['主建物４６～７２坪', ['words', 'figures']],
  ['步行 5 分鐘到捷運', ['words', 'figures']],
  ['2028 年第三季完工', ['words', 'figures']],
  ['本圖僅供參考，以核准圖說為準', ['words', 'terms']],
  ['每戶 46 坪，以權狀登記為準', ['words', 'figures', 'terms']],
  ['一百種生活', ['words']],
])('text determines its parts: %s', (said, parts) => {
  expect(partsOf(text(said))).toEqual(parts);
});

it.each([
  [102, ['figures']],
  [103, ['figures']],
  [104, ['figures']],
  [105, ['figures']],
  [108, ['terms']],
  [109, ['words']],
  [8, ['words']],
])('a block of type %i belongs to its parts with any text', (partType, parts) => {
  expect(partsOf({ id: 1, partType })).toEqual(parts);
});

it('a list of case facts and a picture of a plan count as figures', () => {
  expect(partsOf({ id: 1, partType: 11, source: 'facts', items: [] })).toEqual(['figures']);
  const picture = { id: 1, partType: 6, fileSha: 'a'.repeat(64) };
  expect(partsOf({ ...picture, altText: 'B 戶平面圖' })).toEqual(['words', 'figures']);
  expect(partsOf({ ...picture, altText: '夜景' })).toEqual(['words']);
});

it('the hash of a block covers what visitors see', () => {
  const block: StoredPart = { id: 1, partType: 1, textContent: '題' };
  const same: StoredPart = { ...block, id: 7, align: 1, isSample: true, source: 'title' };
  expect(hashOfPart(same)).toBe(hashOfPart(block));
  expect(hashOfPart({ ...block, align: 2 })).not.toBe(hashOfPart(block));
  const picture: StoredPart = { id: 1, partType: 6, fileSha: 'a'.repeat(64), fileName: 'a.jpg' };
  expect(hashOfPart({ ...picture, fileName: 'b.jpg' })).toBe(hashOfPart(picture));
  expect(hashOfPart({ ...picture, fileSha: 'b'.repeat(64) })).not.toBe(hashOfPart(picture));
});

it('a change belongs to the parts of the old and of the new content', () => {
  const live = { templateCode: 'liubai', parts: [text('全案 28 戶')] };
  const draft = { templateCode: 'liubai', parts: [text('全案少數席次')] };
  expect(changedBlocks(draft, live, settings)).toMatchObject([
    { key: 'part-1', change: 'changed', parts: ['words', 'figures'] },
  ]);
});

it('a copied block equal to its public one changes nothing', () => {
  const live = { templateCode: 'liubai', parts: [text('甲'), { ...text('乙'), id: 2 }] };
  const copied = {
    templateCode: 'liubai',
    parts: [
      { ...text('甲'), id: 8 },
      { ...text('丙'), id: 9 },
    ],
  };
  const roots = new Map([
    [8, 1],
    [9, 2],
  ]);
  expect(changedBlocks(copied, live, settings, roots).map(({ key, change }) => [key, change])).toEqual([
    ['part-9', 'changed'],
  ]);
});

it('another template, and another order of the same blocks, are settings of the page', () => {
  const parts = [text('甲'), { ...text('乙'), id: 2 }];
  const live = { templateCode: 'liubai', parts };
  const keys = (draft: Parameters<typeof changedBlocks>[0]) =>
    changedBlocks(draft, live, settings).map(({ key, change }) => [key, change]);
  expect(keys({ ...live, templateCode: 'yejing' })).toEqual([['page', 'changed']]);
  expect(keys({ ...live, parts: parts.toReversed() })).toEqual([['page', 'changed']]);
  expect(keys({ ...live, parts: [...parts, { ...text('丙'), id: 3 }] })).toEqual([['part-3', 'added']]);
  expect(keys({ ...live, parts: parts.slice(1) })).toEqual([['part-1', 'removed']]);
});
