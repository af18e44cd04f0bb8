import type { FormSection } from '../../record/SectionNav';
import type { RecordForm } from '../../record/use-record-form';
import type { RecordEditing } from '../../record/use-record';
import type { CaseValues } from './case-form';
import { caseText, unitText } from './text';

type Field = keyof CaseValues;

/** Sections of the case form by the ids of their cards, with their fields. */
const parts = {
  'case-basic': {
    title: caseText.sections.basic,
    fields: ['title', 'subtitle', 'code', 'tab', 'county', 'district', 'address', 'tel', 'receptionAddress'],
  },
  'case-building': {
    title: caseText.sections.building,
    fields: ['siteArea', 'floors', 'households', 'completion', 'architect', 'builder'],
  },
  housingUnits: { title: unitText.title, fields: ['housingUnits'] },
  'case-introduction': { title: caseText.sections.introduction, fields: ['introduction'] },
  'case-recommended': { title: caseText.sections.recommended, fields: ['recommendedCaseIds'] },
  'case-seo': { title: caseText.sections.seo, fields: ['seoTitle', 'seoKeywords', 'seoDescription'] },
  'case-side': {
    title: caseText.sections.side,
    fields: ['cover', 'coverAlt', 'status', 'startOn', 'endOn', 'isHighlight', 'shareImage', 'versionNote'],
  },
} as const satisfies Record<string, { title: string; fields: readonly Field[] }>;

/** Sections of the form, each with its state of change and number of errors. */
export function caseSections({
  editing,
  values,
  isChanged,
}: Pick<RecordForm<CaseValues>, 'values' | 'isChanged'> & {
  editing: Pick<RecordEditing, 'problems'>;
}): FormSection[] {
  const wrong = new Set(editing.problems.map(({ key }) => key));
  const counts: Partial<Record<string, number>> = {
    housingUnits: values.housingUnits.length,
    'case-recommended': values.recommendedCaseIds.length,
  };
  return Object.entries(parts).map(([id, { title, fields }]) => ({
    id,
    title,
    problems: fields.filter((field) => wrong.has(field)).length,
    isChanged: fields.some((field) => isChanged(field)),
    ...(id in counts ? { count: counts[id] } : {}),
  }));
}
