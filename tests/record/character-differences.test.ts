import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { characterDifferences, type Stretch } from '../../src/records/record/character-differences';

const marked = (stretches: Stretch[]) =>
  stretches.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('');
const compare = (before: string, after: string) => {
  const found = characterDifferences(before, after);
  return [marked(found.before), marked(found.after)];
};

test.each([
  [
    '把森林，留在回家的路上',
    '把森林，留在每天回家的路上',
    '把森林，留在回家的路上',
    '把森林，留在[每天]回家的路上',
  ],
  ['0225718170', '0225718180', '02257181[7]0', '02257181[8]0'],
  ['一層兩戶，邊間', '一層三戶，無邊間', '一層[兩]戶，邊間', '一層[三]戶，[無]邊間'],
  ['松濤硯🌲', '松濤硯🌳', '松濤硯[🌲]', '松濤硯[🌳]'],
  ['相同', '相同', '相同', '相同'],
  ['', '新的', '', '[新的]'],
  ['舊的', '', '[舊的]', ''],
  ['完全不一樣的一句話', '另外寫的文字', '[完全不一樣的一句話]', '[另外寫的文字]'],
])('between "%s" and "%s" only different characters are marked', (before, after, old, now) => {
  expect(compare(before, after)).toEqual([old, now]);
});

test('texts of the maximum length are compared completely', () => {
  const before = '基地緊鄰綠園道。'.repeat(375);
  const after = `${before.slice(0, 1500)}新的一句${before.slice(1600)}`;
  const found = characterDifferences(before, after);
  expect([found.before, found.after].map((all) => all.map(({ text }) => text).join(''))).toEqual([
    before,
    after,
  ]);
  expect(
    found.after
      .filter(({ isChanged }) => isChanged)
      .map(({ text }) => text)
      .join(''),
  ).toContain('新的一句');
});

test('the parts of any two texts are complete, and unmarked parts are equal in both', () => {
  const letters = fc.string({ unit: fc.constantFrom('一', '二', '三', '🌲', ' ', '。'), maxLength: 30 });
  fc.assert(
    fc.property(letters, letters, (before, after) => {
      const found = characterDifferences(before, after);
      const [old, now] = [found.before, found.after].map((all) => ({
        all: all.map(({ text }) => text).join(''),
        kept: all.flatMap(({ text, isChanged }) => (isChanged ? [] : [text])).join(''),
      }));
      expect([old?.all, now?.all]).toEqual([before, after]);
      expect(old?.kept).toBe(now?.kept);
    }),
  );
});

test('two long texts without common parts are shown as two texts', () => {
  expect(compare('甲'.repeat(3000), '乙'.repeat(3000))).toEqual([
    `[${'甲'.repeat(3000)}]`,
    `[${'乙'.repeat(3000)}]`,
  ]);
});
