import { expect, test } from 'vitest';
import { problemsOf, serverMessages } from '../../src/records/record/form-problem';

const answer = (errors: Record<string, string[]>) =>
  serverMessages({ kind: 'status', status: 400, messages: [], errors }, { siteName: 'name' });

test('the messages of an answer come by the fields of the form, in the order of its labels', () => {
  const messages = answer({
    'housingUnits[0].name': ['此欄位為必填'],
    'housingUnits[1].count': ['請輸入數字'],
    siteName: ['最多可輸入 30 個字'],
    other: ['格式不正確'],
  });
  expect(messages).toEqual({
    housingUnits: ['此欄位為必填', '請輸入數字'],
    name: ['最多可輸入 30 個字'],
    other: ['格式不正確'],
  });
  expect(problemsOf(messages, { name: '網站名稱', housingUnits: '房型' })).toEqual([
    { key: 'name', label: '網站名稱', message: '最多可輸入 30 個字' },
    { key: 'housingUnits', label: '房型', message: '請輸入數字' },
    { key: 'other', label: 'other', message: '格式不正確' },
  ]);
});

test.each(['constructor', 'toString', '__proto__'])('a field may be called %s', (field) => {
  const errors = Object.fromEntries([[field, ['未定義的欄位']]]);
  expect(problemsOf(answer(errors), {})).toEqual([{ key: field, label: field, message: '未定義的欄位' }]);
});
