import { expect, test } from 'vitest';
import { factLines } from '../../../src/subjects/sites/publish/FactCheck';
import { checklistOf } from '../../../src/subjects/sites/publish/checklist';
import { blank, design } from '../../machines/publish-site.world';

test.each([
  [undefined, null],
  ['missing', '尚未填寫，預約表單不會顯示'],
  ['sample', '仍是範例，訪客會在預約表單看到「範例」'],
] as const)('the checklist names a consent text that is %s', (formConsent, hint) => {
  const lines = checklistOf(blank, { ...design, ...(formConsent ? { formConsent } : {}) });
  expect(lines.find(({ key }) => key === 'consent')?.hint ?? null).toBe(hint);
});

test('each difference between a page and the facts of its project is named', () => {
  const facts = [
    { name: 'unitSizes' as const, value: '29.1～68.2 坪', documentValue: '28.6～68.2 坪' },
    { name: 'completion' as const, value: '2028 年第二季' },
  ];
  const text = (textContent: string) => [{ id: 1, partType: 2 as const, sort: 0, textContent }];
  const linesOf = (said: string) => factLines(facts, text(said)).map(({ line }) => line);
  expect(linesOf('2028 年第三季完工。')).toEqual([
    '坪數：建案已改為「29.1～68.2 坪」，文件是「28.6～68.2 坪」的；確認前頁面不印來源',
    '完工日期：建案為「2028 年第二季」，第 1 個區塊（長文）寫「三季」',
  ]);
  expect(factLines(facts.slice(1), text('2028 年第二季完工。'))).toEqual([]);
});
