// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { ProjectFactName } from '../../openapi/generated/enums';
import { blocksFromParts } from '../../src/blocks/content-editor/blocks';
import { factDifferences } from '../../src/blocks/content-editor/fact-differences';

const text = (textContent: string) =>
  blocksFromParts([{ id: 7, sort: 0, partType: 2, textContent, align: 1, html: '' }]);
const list = (...entries: string[]) =>
  blocksFromParts([
    {
      id: 7,
      sort: 0,
      partType: 11,
      items: entries.map((textContent, secSort) => ({ id: secSort + 1, textContent, secSort })),
    },
  ]);
const marked = (name: ProjectFactName, value: string, blocks: ReturnType<typeof text>) =>
  factDifferences([{ name, value }], blocks).flatMap(({ sentence, marks }) =>
    marks.map(({ start, end, replacement }) => [sentence.slice(start, end), replacement]),
  );

describe('A page beside the facts of its project', () => {
  it.each<[ProjectFactName, string, string, string, string | null]>([
    ['completion', '2028 年第二季', '預定完工 2028 年第三季。', '三季', '二季'],
    ['completion', '2028 年第二季', '本案預計 2029 年完工', '2029 年', '2028 年'],
    ['siteArea', '612 坪', '基地面積約 540 坪，三面臨路', '540 坪', '612 坪'],
    ['siteArea', '612 坪', '基地 ２,500 平方公尺', '２,500 平方公尺', null],
    ['households', '26 戶', '全案僅 28 戶。', '28 戶', '26 戶'],
    ['floors', '地上 15 層、地下 3 層', '地上十四層、地下 3 層', '十四層', '15 層'],
    ['sharedRatio', '32.6%', '公設比僅 31％', '31％', '32.6%'],
    ['unitSizes', '46.8～71.6 坪', '坪數 45～80 坪', '45～80 坪', '46.8～71.6 坪'],
    ['parking', '平面式 54 席', '車位 60 席', '60 席', '54 席'],
    ['completion', '民國 117 年', '2029 年完工', '2029 年', null],
  ])('a number that differs is named: %s %s, %s', (name, fact, said, words, replacement) => {
    expect(marked(name, fact, text(said))).toEqual([[words, replacement]]);
  });

  it.each<[ProjectFactName, string, string]>([
    ['completion', '2028 年第二季', '2025 年開工至 2028 年完工'],
    ['completion', '2028 年第二季', '2028 年第二季完工，2029 年交屋'],
    ['completion', '民國 117 年', '2028 年完工'],
    ['siteArea', '612 坪', '基地 2,023 m²'],
    ['siteArea', '612 坪', '基地位置在大安區，鄰近 5,000 坪的公園'],
    ['floors', '地上 15 層、地下 3 層', '地上十五層'],
    ['floors', '地上 15 層', '地上 15 層、地下 3 層'],
    ['unitSizes', '46.8～71.6 坪', '坪數 52 坪'],
    ['households', '26 戶', '總戶數：26 戶，店面 2 戶'],
    ['architect', '硯建築師事務所', '建築設計由年輕團隊操刀'],
    ['sharedRatio', '', '公設比 31%'],
  ])('equal values and other subjects are ignored: %s %s, %s', (name, fact, said) => {
    expect(marked(name, fact, text(said))).toEqual([]);
  });

  it('names are compared in entries', () => {
    const blocks = list('建築設計：墨建築師事務所', '營造公司：宏遠營造', '用途：住宅');
    expect(marked('architect', '硯建築師事務所', blocks)).toEqual([['墨建築師事務所', '硯建築師事務所']]);
    expect(marked('builder', '宏遠營造股份有限公司', blocks)).toEqual([]);
    expect(
      factDifferences(
        [
          { name: 'architect', value: '墨' },
          { name: 'use', value: '店鋪' },
        ],
        blocks,
      ),
    ).toMatchObject([{ place: 1, partId: 7, field: 'itemText', itemId: 3, name: 'use', isEditable: true }]);
  });

  it('a housing unit outside the range of sizes is named, but cannot be fixed in the block', () => {
    const plans = blocksFromParts([
      {
        id: 7,
        sort: 0,
        partType: 103,
        source: 'plans',
        items: [
          { id: 1, secSort: 0, textContent: 'A　三房　80 坪' },
          { id: 2, secSort: 1, textContent: 'B　兩房　46.8 坪　公設 31%' },
        ],
      } as never,
    ]);
    const found = factDifferences(
      [
        { name: 'unitSizes', value: '46.8～71.6 坪' },
        { name: 'sharedRatio', value: '32.6%' },
      ],
      plans,
    );
    expect(found).toMatchObject([{ name: 'unitSizes', itemId: 1, isEditable: false }]);
  });
});
