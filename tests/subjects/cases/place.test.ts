import * as v from 'valibot';
import { expect, test } from 'vitest';
import { caseForm } from '../../../src/subjects/cases/case-form';

const filled = { ...caseForm.empty(), title: '松濤硯', code: 'HY202503', tel: '0225718170' };
const problems = (place: { county: string; district: string }) =>
  v
    .safeParse(caseForm.schema, { ...filled, ...place })
    .issues?.map(({ path, message }) => [path?.[0]?.key, message]);

test.each([
  ['臺北市', '大安區', undefined],
  ['火星縣', '隕石坑鎮', [['county', '清單中沒有這個縣市，請重新選擇']]],
  [
    '火星縣',
    '',
    [
      ['county', '清單中沒有這個縣市，請重新選擇'],
      ['district', '此欄位為必填'],
    ],
  ],
  ['臺北市', '板橋區', [['district', '清單中沒有這個鄉鎮市區，請重新選擇']]],
  ['臺北市', '', [['district', '此欄位為必填']]],
] as const)('a place that the list lacks must be chosen again: %s %s', (county, district, expected) => {
  expect(problems({ county, district })).toEqual(expected);
});
