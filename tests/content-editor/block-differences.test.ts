import { describe, expect, test } from 'vitest';
import type { Block, BlockOf } from '../../src/blocks/content-editor/block';
import {
  allBlocks,
  blockDifferences,
  pageDifferences,
} from '../../src/blocks/content-editor/block-differences';
import type { Difference } from '../../src/records/record/difference';
import { emptyBlock } from '../../src/blocks/content-editor/block-parts';

/** Text block with this id; null before it is stored. */
const text = (said: string, id: number | null = null): Block => ({
  ...emptyBlock(2),
  ...(id === null ? {} : { key: `part-${id}`, id }),
  text: said,
});
const title = (said: string, id: number): Block => ({ ...emptyBlock(1), key: `part-${id}`, id, text: said });
/** Displayed form of differences. */
const told = (differences: readonly Difference[]) =>
  differences.map(({ label, before, after, note }) => [label, before, after, note]);
const letters = (order: string) => [...order].map((letter) => text(letter, letter.charCodeAt(0)));

describe('two versions of a page, block by block', () => {
  test('a changed block is listed with both texts, at its position', () => {
    expect(told(blockDifferences([text('甲', 1), text('乙', 2)], [text('甲', 1), text('丙', 2)]))).toEqual([
      ['2. 長文', '乙', '丙', '已修改'],
    ]);
  });

  test('the kind of a picture is content; one that was removed equals one that was never stated', () => {
    const picture = (kind: BlockOf<6>['kind']): Block => ({
      ...(emptyBlock(6) as BlockOf<6>),
      key: 'part-1',
      id: 1,
      text: '中庭',
      kind,
    });
    expect(told(blockDifferences([picture(null)], [picture('photo')]))).toEqual([
      ['1. 圖片', '中庭', '［實景］\n中庭', '已修改'],
    ]);
    expect(blockDifferences([picture(null)], [picture('none')])).toEqual([]);
  });

  test('a new block is listed with its text, a deleted one last and without a position', () => {
    expect(told(blockDifferences([text('甲', 1), title('乙', 2)], [text('新的'), text('甲', 1)]))).toEqual([
      ['1. 長文', '', '新的', '新增'],
      ['標題', '乙', '', '已刪除'],
    ]);
  });

  test.each([
    ['abc', 'abc', []],
    ['abc', 'cab', [['1. 長文', '第 3 位', '第 1 位', '已移動']]],
    ['abc', 'bca', [['3. 長文', '第 1 位', '第 3 位', '已移動']]],
    [
      'abcde',
      'aecdb',
      [
        ['2. 長文', '第 5 位', '第 2 位', '已移動'],
        ['5. 長文', '第 2 位', '第 5 位', '已移動'],
      ],
    ],
    // A new position that results only from added or deleted blocks is no move.
    ['abc', 'bc', [['長文', 'a', '', '已刪除']]],
  ])('from %s to %s, as few blocks as possible count as moved', (before, after, moved) => {
    expect(told(blockDifferences(letters(before), letters(after)))).toEqual(moved);
  });

  test('a block that was changed and moved is listed once', () => {
    expect(told(blockDifferences(letters('abc'), [text('新', 99), text('a', 97), text('b', 98)]))).toEqual([
      ['1. 長文', 'c', '新', '已修改並移動'],
    ]);
  });

  test('blocks that only got their ids are the same, and so are no blocks', () => {
    expect(blockDifferences([text('甲'), text('乙')], [text('甲', 1), text('乙', 2)])).toEqual([]);
    expect(blockDifferences([], [])).toEqual([]);
    expect(told(blockDifferences([text('甲')], [text('乙', 1)]))).toEqual([
      ['1. 長文', '', '乙', '新增'],
      ['長文', '甲', '', '已刪除'],
    ]);
  });

  test('a sample that was confirmed differs, entries of a list that only got ids do not', () => {
    const sample = { ...text('甲', 1), isSample: true };
    expect(told(blockDifferences([sample], [{ ...sample, isSample: false }]))).toEqual([
      ['1. 長文', '甲\n（範例內容）', '甲', '已修改'],
    ]);
    const list = (id: number | null, said: string): Block => ({
      ...emptyBlock(11),
      key: 'part-3',
      id: 3,
      items: [{ key: 'x', id, text: said }],
    });
    expect(blockDifferences([list(null, '近捷運')], [list(8, '近捷運')])).toEqual([]);
    expect(told(blockDifferences([list(8, '近捷運')], [list(8, '雙公園')]))).toEqual([
      ['1. 條列項目', '・近捷運', '・雙公園', '已修改'],
    ]);
  });
});

describe('two pages that share no blocks', () => {
  test('blocks with equal content match at any position', () => {
    expect(pageDifferences([text('甲', 1), text('乙', 2)], [text('甲', 11), text('乙', 12)])).toEqual([]);
    expect(
      told(pageDifferences([text('甲', 1), text('乙', 2)], [text('乙', 12), text('甲', 11)])),
    ).toHaveLength(1);
  });

  test('a text that was changed is one change, of the same type only', () => {
    expect(told(pageDifferences([title('甲', 1), text('乙', 2)], [title('甲', 11), text('丙', 12)]))).toEqual(
      [['2. 長文', '乙', '丙', '已修改']],
    );
    expect(told(pageDifferences([title('甲', 1)], [text('乙', 12)]))).toEqual([
      ['1. 長文', '', '乙', '新增'],
      ['標題', '甲', '', '已刪除'],
    ]);
  });

  test('equal ids on different pages do not match', () => {
    expect(told(pageDifferences([title('甲', 1)], [text('乙', 1)]))).toEqual([
      ['1. 長文', '', '乙', '新增'],
      ['標題', '甲', '', '已刪除'],
    ]);
  });
});

describe('both versions of a page whole', () => {
  test('every block of the newer version is at its position with both texts, and deleted ones at the end', () => {
    const before = [text('甲', 1), title('乙', 2), text('丁', 4)];
    const after = [text('甲', 1), text('丙'), text('丁丁', 4)];
    expect(told(allBlocks(before, after))).toEqual([
      ['1. 長文', '甲', '甲', undefined],
      ['2. 長文', '', '丙', '新增'],
      ['3. 長文', '丁', '丁丁', '已修改'],
      ['標題', '乙', '', '已刪除'],
    ]);
  });

  test('no block of two equal versions is marked, also without an id', () => {
    const [stored, fresh] = [text('甲', 1), text('乙')];
    expect(allBlocks([stored, fresh], [stored, fresh])).toMatchObject([
      { key: '1', label: '1. 長文', before: '甲', after: '甲', icon: expect.any(String) },
      { key: fresh.key, label: '2. 長文', before: '乙', after: '乙', icon: expect.any(String) },
    ]);
  });
});

test('each difference has its colour and a unique key', () => {
  const differences = blockDifferences(
    [text('甲', 1), text('乙', 2), text('丙', 3), text('丁', 4)],
    [text('新的'), text('丙', 3), text('甲', 1), text('乙乙', 2)],
  );
  expect(differences.map(({ note, tone }) => [note, tone])).toEqual([
    ['新增', 'success'],
    ['已移動', 'primary'],
    ['已修改', 'warning'],
    ['已刪除', 'danger'],
  ]);
  expect(new Set(differences.map(({ key }) => key)).size).toBe(4);
  expect(differences.at(-1)?.key).toBe('4');
});

test('two swapped blocks count as one move, also beside changed blocks', () => {
  expect(
    told(blockDifferences(letters('abcd'), [...letters('ba'), text('新', 99), ...letters('d')])),
  ).toEqual([
    ['2. 長文', '第 1 位', '第 2 位', '已移動'],
    ['3. 長文', 'c', '新', '已修改'],
  ]);
});
