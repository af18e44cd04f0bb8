import { expect, test } from 'vitest';
import { blockProblems, emptyBlock } from '../../src/content-editor/blocks';
import { limits } from '../../src/api/generated/limits';

const problems = (type: number, text: string) => blockProblems([{ ...emptyBlock(type), text, url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', tel: '0225718170', picture: { filePath: '/files/a.png', fileName: 'a.png', fileSize: 1, width: 1, height: 1, sources: [] } }]).filter(({ field }) => field === 'text').map(({ message }) => message);

test.each([
  ['a title', 1, 200], ['long text', 2, 3000], ['a video description', 5, 100], ['a picture', 6, 200], ['a text link', 8, 200], ['a phone', 10, 200],
])('the text of %s has at most as many characters as the specification says', (_, type, most) => {
  expect(problems(type, '🏠'.repeat(most))).toEqual([]);
  expect(problems(type, '🏠'.repeat(most + 1))).toEqual([`最多可輸入 ${most} 個字`]);
});

test('an image alternative text has at most 100 characters, a list entry 200', () => {
  const alt = (length: number) => blockProblems([{ ...emptyBlock(6), alt: '圖'.repeat(length) }]).filter(({ field }) => field === 'alt').map(({ message }) => message);
  expect([alt(100), alt(101)]).toEqual([[], ['最多可輸入 100 個字']]);
  const list = emptyBlock(11);
  const entry = (length: number) => blockProblems([{ ...list, items: list.items.map((item) => ({ ...item, text: '項'.repeat(length) })) }]).map(({ message }) => message);
  expect([entry(200), entry(201)]).toEqual([[], ['最多可輸入 200 個字']]);
  expect(limits.WebPartItemInput.textContent.maxLength).toBe(200);
});
