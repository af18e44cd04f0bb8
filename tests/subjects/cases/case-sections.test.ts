import { expect, test } from 'vitest';
import { caseSections } from '../../../src/subjects/cases/case-sections';
import { caseForm } from '../../../src/subjects/cases/case-form';
import { newHousingUnit } from '../../../src/subjects/cases/housing-units';

const problem = (key: string) => ({ key, label: key, message: '此欄位為必填' });
const sections = (wrong: string[], changed: string[], values = caseForm.empty()) =>
  caseSections({
    editing: { problems: wrong.map(problem) },
    values,
    isChanged: (name) => changed.includes(name),
  });

test('each section of the case form shows changes and the number of corrections', () => {
  expect(sections(['title', 'county', 'endOn'], ['floors', 'cover'])).toEqual([
    { id: 'case-basic', title: '基本資料', problems: 2, isChanged: false },
    { id: 'case-building', title: '建築規劃', problems: 0, isChanged: true },
    { id: 'housingUnits', title: '房型', problems: 0, isChanged: false, count: 0 },
    { id: 'case-introduction', title: '建案介紹', problems: 0, isChanged: false },
    { id: 'case-recommended', title: '推薦建案', problems: 0, isChanged: false, count: 0 },
    { id: 'case-seo', title: 'SEO 與社群分享', problems: 0, isChanged: false },
    { id: 'case-side', title: '封面與顯示', problems: 1, isChanged: true },
  ]);
});

test('sections with rows show the number of rows', () => {
  const values = { ...caseForm.empty(), housingUnits: [newHousingUnit()], recommendedCaseIds: [3, 4] };
  expect(sections([], [], values).flatMap(({ count }) => count ?? [])).toEqual([1, 2]);
});

test('every field of the form is in one section', () => {
  for (const field of Object.keys(caseForm.schema.entries)) {
    const holding = sections([field], []).filter(({ problems }) => problems > 0);
    expect([field, holding.length]).toEqual([field, 1]);
  }
});
