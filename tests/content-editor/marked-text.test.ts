// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { rangesOf } from '../../src/blocks/content-editor/marked-text';

test('changed stretches are cut at the ends of the texts that a page is made of', () => {
  const texts = ['總戶', '數 26', ' 戶'].map((words) => document.createTextNode(words));
  document.body.replaceChildren(...texts);
  const ranges = rangesOf(texts, [
    { text: '總', isChanged: false },
    { text: '戶數', isChanged: true },
    { text: ' 2', isChanged: false },
    { text: '6 戶', isChanged: true },
  ]);
  expect(ranges.map(String)).toEqual(['戶', '數', '6', ' 戶']);
});
