import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { limits } from '../../openapi/generated/limits';
import * as rules from '../../src/records/fields/rules';

const messages = (schema: v.GenericSchema, value: unknown) =>
  v.safeParse(schema, value).issues?.map(({ message }) => message) ?? [];

describe('Max length: "at most N characters allowed"', () => {
  const input = rules.optionalText(limits.CaseInfoCreate.title);

  test('an input takes 200 characters and not 201', () => {
    expect(messages(input, '字'.repeat(200))).toEqual([]);
    expect(messages(input, '字'.repeat(201))).toEqual(['最多可輸入 200 個字']);
  });

  test('an emoji counts once, as on the server', () => {
    expect(messages(input, '😀'.repeat(200))).toEqual([]);
    expect(messages(input, '😀'.repeat(201))).toEqual(['最多可輸入 200 個字']);
  });

  test('a textarea takes 500 characters and not 501', () => {
    const area = rules.optionalText(limits.CaseInfoCreate.seoDescription);
    expect(messages(area, '字'.repeat(500))).toEqual([]);
    expect(messages(area, '字'.repeat(501))).toEqual(['最多可輸入 500 個字']);
  });

  test('the rich editor takes 16000 characters of text, tags not counted', () => {
    const rich = rules.richText(limits.CaseInfoCreate.introduction);
    expect(messages(rich, `<p>${'字'.repeat(15_999)}&amp;</p>`)).toEqual([]);
    expect(messages(rich, `<p>${'字'.repeat(16_001)}</p>`)).toEqual(['最多可輸入 16000 個字']);
  });
});

describe('Required: "field is required"', () => {
  test('an empty text and one of spaces are not filled', () => {
    const title = rules.requiredText(limits.CaseInfoCreate.title);
    expect(messages(title, '')).toEqual(['此欄位為必填']);
    expect(messages(title, '  ')).toEqual(['此欄位為必填']);
    expect(messages(title, '松濤硯')).toEqual([]);
  });

  test('zero counts as filled', () => {
    expect(messages(rules.requiredInteger(limits.HousingUnit.count), '0')).toEqual([]);
    expect(messages(rules.requiredInteger(limits.HousingUnit.count), '')).toEqual(['此欄位為必填']);
  });
});

describe('Integer: "must be a number"', () => {
  test('letters and fractions are no whole number', () => {
    const households = rules.optionalInteger(limits.CaseInfoCreate.households);
    expect(messages(households, '28')).toEqual([]);
    expect(messages(households, '')).toEqual([]);
    expect(messages(households, 'abc')).toEqual(['必須為數字']);
    expect(messages(households, '2.5')).toEqual(['必須為數字']);
    const required = rules.requiredInteger(limits.CaseInfoCreate.households);
    expect(['28', '', 'abc', '2.5'].map((typed) => messages(required, typed))).toEqual([
      [],
      ['此欄位為必填'],
      ['必須為數字'],
      ['必須為數字'],
    ]);
  });

  test('a number takes its maximum and not one more', () => {
    const households = rules.optionalInteger(limits.CaseInfoCreate.households);
    expect(messages(households, '100000')).toEqual([]);
    expect(messages(households, '100001')).toEqual(['必須介於 0～100000 之間']);
  });
});

describe('Phone and codes', () => {
  test('a phone must include the area code, landline or mobile', () => {
    const tel = rules.requiredPattern(limits.CaseInfoCreate.tel);
    expect(messages(tel, '0225718170')).toEqual([]);
    expect(messages(tel, '0912345678')).toEqual([]);
    expect(messages(tel, '2571-8170')).toEqual(['請輸入含區碼的市話或手機，例如 0225718170']);
    expect(messages(tel, '')).toEqual(['此欄位為必填']);
  });

  test('a code is alphanumeric only, no spaces or special symbols', () => {
    const code = rules.requiredPattern(limits.CaseInfoCreate.code);
    expect(messages(code, 'HY202503')).toEqual([]);
    expect(messages(code, 'HY 2025')).toEqual(['限半形英數字，不可包含空格或特殊符號']);
    expect(messages(code, 'HY-2025')).toEqual(['限半形英數字，不可包含空格或特殊符號']);
  });
});

test('List: "please add at least one item"', () => {
  expect(messages(rules.nonEmptyList<number>(), [])).toEqual(['請至少新增一個項目']);
  expect(messages(rules.nonEmptyList<number>(), [1])).toEqual([]);
});
