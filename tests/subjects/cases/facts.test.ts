import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ProjectFactName } from '../../../openapi/generated/enums';
import { factRows } from '../../../src/subjects/audit/fact-words';
import {
  allPrinted,
  changedFact,
  documentBefore,
  factGroups,
  factNames,
  factsBody,
  factsSchema,
  factValues,
  followingWithoutSource,
  isReady,
  missingAfter,
  readyToPrint,
  shownFacts,
  withDocumentOf,
} from '../../../src/subjects/cases/facts-schema';

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
  const shown = shownFacts(values);
  expect([isReady(shown.sharedRatio), isReady(shown.use)]).toEqual([true, false]);
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

const unitSizes = {
  name: 'unitSizes' as const,
  value: '29.1～68.2 坪',
  documentValue: '28.6～68.2 坪',
};

test('a fact that the case states is shown with its value, and asks for the document again', () => {
  const values = factValues({ facts: [{ ...ratio, name: 'unitSizes', value: '28.6～68.2 坪' }] });
  const stated = [unitSizes, { name: 'floors' as const, value: '地上 15 層' }];
  const shown = shownFacts(values, stated);
  expect(shown.unitSizes).toMatchObject({ value: '29.1～68.2 坪', documentValue: '28.6～68.2 坪' });
  expect(shown.floors).toMatchObject({ value: '地上 15 層', documentValue: undefined, source: '' });
  expect([isReady(shown.unitSizes), shown.use.fromCase]).toEqual([false, undefined]);
  const printed = changedFact(values.unitSizes, { isPrinted: false }, unitSizes);
  expect(printed).toMatchObject({ value: '28.6～68.2 坪', isPrinted: false });
  const confirmed = changedFact(values.unitSizes, { value: unitSizes.value }, unitSizes);
  expect(isReady(shownFacts({ ...values, unitSizes: confirmed }, stated).unitSizes)).toBe(true);
});

test('the first document of a fact is given for the value of the case', () => {
  const floors = changedFact(
    factValues({ facts: [] }).floors,
    { source: 'permit' },
    {
      name: 'floors',
      value: '地上 15 層',
    },
  );
  expect(floors).toMatchObject({ value: '地上 15 層', source: 'permit' });
});

test('a document is taken from the nearest fact before, and given to all that follow without one', () => {
  const licence = { name: 'constructionPermit' as const, value: '113 建字第 0123 號', isPrinted: true };
  const document = { source: 'permit' as const, documentNumber: '第 0123 號', documentDate: '2024-08-20' };
  const values = factValues({
    facts: [
      { ...licence, ...document },
      { name: 'zoning', value: '第三種住宅區', source: null, isPrinted: false },
      ratio,
    ],
  });
  const facts = shownFacts(values, [{ name: 'floors', value: '地上 15 層' }]);
  expect(documentBefore(facts, 'constructionPermit')).toBeUndefined();
  expect(documentBefore(facts, 'zoning')).toEqual(document);
  const following = followingWithoutSource(facts, 'constructionPermit');
  expect(following).toEqual(
    factNames.filter((name) => !['constructionPermit', 'sharedRatio'].includes(name)),
  );
  expect(followingWithoutSource(facts, 'charging')).toEqual(['disclaimer', 'updated']);
  expect(withDocumentOf(values, facts, 'constructionPermit', following)).toMatchObject({
    zoning: { value: '第三種住宅區', isPrinted: false, ...document },
    floors: { value: '地上 15 層', isPrinted: false, ...document },
    use: { value: '', isPrinted: false, ...document },
  });
});

test('the next fact to fill is the nearest after this one that lacks something', () => {
  const facts = shownFacts(factValues({ facts: [ratio] }));
  expect(missingAfter(facts, 'parking')).toBe('unitSizes');
  expect(missingAfter(facts, 'unitSizes')).toBe('use');
  expect(missingAfter(facts, 'updated')).toBeUndefined();
});

test('all that is complete is printed at once, and nothing that lacks a date or a document', () => {
  const values = factValues({
    facts: [
      { ...ratio, isPrinted: false },
      { ...ratio, name: 'use', isPrinted: false, documentDate: null },
      { ...ratio, name: 'floors', value: '地上 14 層', isPrinted: false },
      { ...ratio, name: 'completion', value: '', isPrinted: false },
      { ...ratio, name: 'zoning' },
    ],
  });
  const facts = shownFacts(values, [
    { name: 'floors', value: '地上 15 層', documentValue: '地上 14 層' },
    { name: 'completion', value: '2028 年第二季' },
  ]);
  expect(readyToPrint(facts)).toEqual(['sharedRatio', 'completion']);
  expect(allPrinted(values, facts, ['sharedRatio', 'completion'])).toEqual({
    sharedRatio: { ...values.sharedRatio, isPrinted: true },
    completion: { ...values.completion, value: '2028 年第二季', isPrinted: true },
  });
});
