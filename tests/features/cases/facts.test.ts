import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ProjectFactName } from '../../../openapi/generated/enums';
import { factRows } from '../../../src/features/audit/fact-words';
import {
  factGroups,
  factsBody,
  factsSchema,
  factValues,
  isReady,
  openCaseValues,
} from '../../../src/features/cases/facts-schema';

const ratio = {
  name: 'sharedRatio' as const,
  value: '32.6%',
  source: 'permit' as const,
  documentDate: '2024-08-20',
  isPrinted: true,
};

test('each fact is in one group, in the order of the file', () => {
  expect(factGroups.flatMap(({ names }) => names)).toEqual(Object.values(ProjectFactName));
});

test('a fact that is printed needs a value and a source', () => {
  const values = factValues({ facts: [ratio] });
  expect(v.safeParse(factsSchema, values).success).toBe(true);
  const wrong = { ...values, sharedRatio: { ...values.sharedRatio, source: '' } };
  expect(v.safeParse(factsSchema, wrong).issues?.map(({ message }) => message)).toEqual([
    '印在頁面的項目必須有來源',
  ]);
});

test('a fact is complete with value, source and date, and is read as it was sent', () => {
  const values = factValues({ facts: [ratio] });
  expect([isReady(values.sharedRatio), isReady(values.use)]).toEqual([true, false]);
  expect(factsBody(values).find(({ name }) => name === 'sharedRatio')).toEqual({
    ...ratio,
    documentNumber: '',
  });
});

test('the trail names the fact that changed', () => {
  expect(factRows([ratio], [{ ...ratio, value: '33%' }])).toMatchObject([
    {
      label: '建案檔案　公設比',
      before: '32.6%，建照，2024/08/20，印出',
      after: '33%，建照，2024/08/20，印出',
    },
  ]);
});

test('a value of the case form is offered while the fact is empty or says something else', () => {
  const filled = {
    floors: '地上 14 層',
    unitSizes: '25～43 坪',
    builder: '宏遠營造股份有限公司',
    households: '26 戶',
  };
  const values = factValues({
    facts: Object.entries(filled).map(([name, value]) => ({ ...ratio, name: name as never, value })),
  });
  const caseValues = [
    { name: 'siteArea', value: '612 坪' },
    { name: 'floors', value: '地上 15 層' },
    // Contained in the range, yet another one.
    { name: 'unitSizes', value: '26～40 坪' },
    { name: 'builder', value: '宏遠營造' },
    { name: 'households', value: '26 戶' },
  ] as const;
  expect([...openCaseValues([...caseValues], values)]).toEqual([
    ['siteArea', { value: '612 坪', isOther: false }],
    ['floors', { value: '地上 15 層', isOther: true }],
    ['unitSizes', { value: '26～40 坪', isOther: true }],
  ]);
});
