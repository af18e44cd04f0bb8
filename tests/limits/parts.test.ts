import { expect, test } from 'vitest';
import type { PartType } from '../../openapi/generated/enums';
import { limits } from '../../openapi/generated/limits';
import type { BlockChange } from '../../src/blocks/content-editor/block';
import { blockProblems } from '../../src/blocks/content-editor/block-fields';
import { emptyBlock } from '../../src/blocks/content-editor/block-parts';
import { pictureOf } from '../../src/records/fields/image-value';

const filled = {
  url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  tel: '0225718170',
  picture: pictureOf({ filePath: '/files/a.png' }),
};
const problems = (type: PartType, change: BlockChange) =>
  blockProblems([{ ...emptyBlock<PartType>(type), ...filled, ...change }]).map(({ field, message }) => [
    field,
    message,
  ]);

test.each([
  ['a title', 1, 200],
  ['long text', 2, 3000],
  ['a video description', 5, 100],
  ['a picture', 6, 200],
  ['a text link', 8, 200],
  ['a phone', 10, 200],
] as const)('the text of %s has at most as many characters as the specification says', (_, type, most) => {
  expect(problems(type, { text: '🏠'.repeat(most) })).toEqual([]);
  expect(problems(type, { text: '🏠'.repeat(most + 1) })).toEqual([['text', `最多可輸入 ${most} 個字`]]);
});

test('an image alternative text has at most 100 characters, a list entry 200', () => {
  const alt = (length: number) => problems(6, { alt: '圖'.repeat(length) });
  expect([alt(100), alt(101)]).toEqual([[], [['alt', '最多可輸入 100 個字']]]);
  const entry = (length: number) =>
    problems(11, { items: [{ key: 'a', id: null, text: '項'.repeat(length) }] });
  expect([entry(200), entry(201)]).toEqual([[], [['item-a', '最多可輸入 200 個字']]]);
  expect(limits.PartItemInput.textContent.maxLength).toBe(200);
});
