import type { FormSection } from '../../records/record/SectionNav';
import type { RecordForm } from '../../records/record/use-record-form';
import type { RecordEditing } from '../../records/record/use-record';
import { caseCards, type CaseValues } from './case-form';

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
  return Object.entries(caseCards).map(([id, { title, fields }]) => {
    // The names of the form's fields.
    const names = Object.keys(fields) as (keyof CaseValues)[];
    return {
      id,
      title,
      problems: names.filter((name) => wrong.has(name)).length,
      isChanged: names.some((name) => isChanged(name)),
      ...(id in counts ? { count: counts[id] } : {}),
    };
  });
}
