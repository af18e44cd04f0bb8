import * as v from 'valibot';
import { expect, test } from 'vitest';
import { toFormData } from '../../../src/api/form-data';
import { housingUnitBody, housingUnitRows, newHousingUnit } from '../../../src/subjects/cases/housing-units';
import { caseForm } from '../../../src/subjects/cases/case-form';
import { problemsOf, serverMessages } from '../../../src/records/record/form-problem';

const filled = {
  ...caseForm.empty(),
  title: '松濤硯',
  code: 'HY202503',
  county: '臺北市',
  district: '大安區',
  tel: '0225718170',
  builder: '和硯營造',
  housingUnits: [{ ...newHousingUnit(), name: 'A 戶', areaPing: '71.6', count: '8' }],
};

const noFacts = {
  priceBasis: null,
  price: null,
  priceMost: null,
  sharedRatio: null,
  availability: null,
  plan: '',
};

test('facts of a unit are sent in the form of the contract, and shown again; none to a server without them', () => {
  const facts = {
    priceBasis: 'total',
    price: '1,280-1,520 萬',
    sharedRatio: '32.6%',
    availability: 'few',
    plan: '/files/a.png',
  } as const;
  const row = { ...newHousingUnit(), name: 'A 戶', areaPing: '36', count: '8', ...facts };
  expect(v.safeParse(caseForm.schema, { ...filled, housingUnits: [row] }).issues).toBeUndefined();
  const sent = {
    priceBasis: 'total' as const,
    price: 1280,
    priceMost: 1520,
    sharedRatio: 32.6,
    availability: 'few' as const,
    plan: '/files/a.png',
  };
  expect(housingUnitBody([row])).toMatchObject([sent]);
  expect(housingUnitRows(housingUnitBody([row]))).toMatchObject([
    { ...facts, price: '1280～1520', sharedRatio: '32.6' },
  ]);
  expect(housingUnitBody([{ ...row, priceBasis: 'onRequest' }])).toMatchObject([{ price: null }]);
});

test('a price is required once its basis is chosen', () => {
  const row = { ...newHousingUnit(), name: 'A', areaPing: '36', count: '8', priceBasis: 'perPing' as const };
  const issues = v.safeParse(caseForm.schema, { ...filled, housingUnits: [row] }).issues;
  expect(issues?.map(({ message }) => message)).toEqual(['第 1 列價格：此欄位為必填']);
});

test('an empty form names each required field', () => {
  const fields = v.safeParse(caseForm.schema, caseForm.empty()).issues?.map(({ path }) => path?.[0]?.key);
  expect(fields).toEqual(['title', 'code', 'county', 'district', 'tel']);
});

test('housing unit rows are sent as indexed sub-fields, and a picture that did not change is not sent, nor is an empty list', () => {
  expect(v.safeParse(caseForm.schema, filled).success).toBe(true);
  const sent = Object.fromEntries(toFormData(caseForm.body(filled)));
  expect(sent).toMatchObject({
    title: '松濤硯',
    'housingUnits[0].name': 'A 戶',
    'housingUnits[0].areaPing': '71.6',
    'housingUnits[0].count': '8',
    builder: '和硯營造',
  });
  expect(Object.keys(sent).filter((key) => key.startsWith('recommendedCaseIds'))).toEqual([]);
  expect(Object.keys(sent)).not.toContain('cover');
  expect(Object.keys(sent)).not.toContain('updateRecord');
});

test('the size of a unit may be a range, as people write it; it is shown again as a range', () => {
  const rows = [{ ...newHousingUnit(), name: 'A 戶', areaPing: '３６-38 坪', count: '1,200 戶' }];
  expect(v.safeParse(caseForm.schema, { ...filled, housingUnits: rows }).issues).toBeUndefined();
  const sent = { name: 'A 戶', rooms: '', areaPing: 36, areaPingMost: 38, count: 1200 };
  expect(housingUnitBody(rows)).toEqual([{ ...sent, ...noFacts }]);
  expect(housingUnitRows([sent]).map(({ areaPing }) => areaPing)).toEqual(['36～38']);
});

test('a wrong cell of a housing unit row is named', () => {
  const rows = [{ ...newHousingUnit(), areaPing: '1', count: '1' }];
  const found = v
    .safeParse(caseForm.schema, { ...filled, housingUnits: rows })
    .issues?.map(({ message }) => message);
  expect(found).toEqual(['第 1 列名稱：此欄位為必填']);
});

test('a failed save lists each field label and its last message', () => {
  const errors = { tel: ['一', '二'], builder: ['三'], 'housingUnits[0].name': ['四'] };
  const messages = serverMessages({ kind: 'status', status: 400, messages: [], errors });
  expect(problemsOf(messages, caseForm.labels)).toEqual([
    { key: 'tel', label: '預約電話', message: '二' },
    { key: 'builder', label: '營造公司', message: '三' },
    { key: 'housingUnits', label: '房型', message: '四' },
  ]);
});
