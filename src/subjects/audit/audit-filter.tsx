import { kindNames } from '../../../openapi/generated/kinds';
import { ChoiceFilter } from '../../records/list/ChoiceFilter';
import { DateFilter } from '../../records/list/DateFilter';
import { dateChips, filterChip, keywordChip } from '../../records/list/filter-chips';
import { KeywordFilter } from '../../records/list/KeywordFilter';
import { auditActions, type AuditFilter, auditKinds } from './audit-list-search';
import type { AuditPerson } from './audit-loaders';
import { auditText } from './text';

/** Filter panel of the audit trail: keyword, person, action, kind and date. */
export const auditFilter = (people: readonly AuditPerson[]) => ({
  chips: (filter: AuditFilter) => [
    ...keywordChip(filter.keyword),
    ...filterChip(
      'accountId',
      auditText.person,
      filter.accountId ? nameOf(people, filter.accountId) : undefined,
    ),
    ...filterChip('action', auditText.action, filter.action && auditText.actions[filter.action]),
    ...filterChip('kind', auditText.kind, filter.kind && kindNames[filter.kind]),
    ...filterChip(
      'recordId',
      auditText.columns.subject,
      filter.recordId ? auditText.number(filter.recordId) : undefined,
    ),
    ...dateChips(auditText.date, filter),
  ],
  fields: <TFilter extends AuditFilter>(value: TFilter, onChange: (filter: TFilter) => void) => (
    <>
      <KeywordFilter
        className="tablet:w-52"
        example={auditText.keywordExample}
        value={value}
        onChange={onChange}
      />
      <ChoiceFilter
        label={auditText.person}
        all={auditText.everybody}
        choices={people.map(({ id }) => id)}
        nameOf={(id) => nameOf(people, id)}
        value={value.accountId}
        onChange={(accountId) => onChange({ ...value, accountId })}
      />
      <ChoiceFilter
        label={auditText.action}
        all={auditText.allActions}
        choices={auditActions}
        nameOf={(action) => auditText.actions[action]}
        value={value.action}
        onChange={(action) => onChange({ ...value, action })}
      />
      <ChoiceFilter
        label={auditText.kind}
        all={auditText.allKinds}
        choices={auditKinds}
        nameOf={(kind) => kindNames[kind]}
        value={value.kind}
        onChange={(kind) => onChange({ ...value, kind })}
      />
      <DateFilter label={auditText.date} value={value} onChange={onChange} />
    </>
  ),
});

function nameOf(people: readonly AuditPerson[], id: number): string {
  return people.find((person) => person.id === id)?.name ?? auditText.number(id);
}
