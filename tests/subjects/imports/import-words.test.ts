import { expect, it } from 'vitest';
import type { Import, ImportRow } from '../../../src/subjects/imports/import-loaders';
import {
  countWords,
  importedTexts,
  pictureWords,
  reasonWords,
  withColumn,
} from '../../../src/subjects/imports/import-words';

const row = (more: Partial<ImportRow>): ImportRow => ({
  id: 2,
  place: 2,
  verdict: 'new',
  reasons: [],
  notes: [],
  cells: ['a', '', 'c'],
  isKept: false,
  ...more,
});
const record: Pick<Import, 'fields' | 'mapping'> = {
  fields: [
    { name: 'title', label: '標題', isRequired: true },
    { name: 'summary', label: '摘要', isRequired: false },
  ],
  mapping: [
    { field: 'summary', column: 0 },
    { field: 'title', column: 2 },
  ],
};

it('figures name only the results that occur', () => {
  expect(countWords({ counts: { new: 1200, changed: 0, same: 0, refused: 3 } })).toBe(
    '新增 1,200　無法匯入 3',
  );
});

it('a row shows why it is refused, what it changes, or that it was kept', () => {
  expect(reasonWords(row({ verdict: 'refused', reasons: ['姓名：必填', '電話：必填'] }))).toBe(
    '姓名：必填、電話：必填',
  );
  expect(reasonWords(row({ verdict: 'changed', reasons: ['摘要'] }))).toBe('更新：摘要');
  expect(reasonWords(row({ verdict: 'changed', reasons: ['摘要'], notes: ['將抓取 1 張圖片'] }))).toBe(
    '更新：摘要　將抓取 1 張圖片',
  );
  expect(reasonWords(row({ notes: ['將抓取 1 張圖片'] }))).toBe('將抓取 1 張圖片');
  expect(reasonWords(row({ verdict: 'changed', reasons: ['摘要'], isKept: true }))).toBe(
    '匯入後修改過，已保留',
  );
});

it('a row shows its imported cells in the order of the fields, all of them before any is mapped', () => {
  expect(importedTexts(row({}), record)).toEqual(['c', 'a']);
  expect(importedTexts(row({}), { ...record, mapping: [] })).toEqual(['a', 'c']);
});

it('a field takes another column or none', () => {
  expect(withColumn(record.mapping, 'title', 1)).toEqual([
    { field: 'summary', column: 0 },
    { field: 'title', column: 1 },
  ]);
  expect(withColumn(record.mapping, 'title', undefined)).toEqual([{ field: 'summary', column: 0 }]);
});

it('pictures are counted before, while and after they are fetched', () => {
  const words = (state: Import['state'], found: number, fetched = 0, failed = 0) =>
    pictureWords({ state, pictures: { found, fetched, failed } });
  expect(words('done', 0)).toBe('');
  expect(words('checked', 3)).toContain('會抓取 3 張');
  expect(words('queued', 3, 1, 1)).toContain('2 / 3 張');
  expect(words('done', 3, 3)).toBe('已抓取 3 張圖片');
  expect(words('done', 3, 2, 1)).toContain('1 張無法抓取');
});
