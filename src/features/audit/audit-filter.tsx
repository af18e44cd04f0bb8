import { DateFilter } from '../../list/DateFilter';
import { dateChips, filterChip } from '../../list/filter-chips';
import { Field } from '../../ui/Field';
import { Select } from '../../ui/Select';
import { TextInput } from '../../ui/TextInput';
import { auditActions, type AuditFilter, auditKinds } from './audit-list-search';
import type { AuditPerson } from './audit-loaders';
import { auditText } from './text';

/** The filter panel of the audit trail: keyword, person, action, kind and date. */
export const auditFilter = (people: readonly AuditPerson[]) => ({
  chips: (filter: AuditFilter) => [
    ...filterChip('keyword', auditText.keyword, filter.keyword),
    ...filterChip(
      'accountId',
      auditText.person,
      filter.accountId ? nameOf(people, filter.accountId) : undefined,
    ),
    ...filterChip('action', auditText.action, filter.action && auditText.actions[filter.action]),
    ...filterChip('kind', auditText.kind, filter.kind && auditText.kinds[filter.kind]),
    ...filterChip(
      'recordId',
      auditText.columns.subject,
      filter.recordId ? auditText.number(filter.recordId) : undefined,
    ),
    ...dateChips(auditText.date, filter),
  ],
  fields: <TFilter extends AuditFilter>(value: TFilter, onChange: (filter: TFilter) => void) => (
    <>
      <Field label={auditText.keyword} className="tablet:w-52">
        <TextInput
          icon="search"
          placeholder={auditText.keywordExample}
          maxLength={200}
          value={value.keyword ?? ''}
          onChange={(event) => onChange({ ...value, keyword: event.target.value })}
        />
      </Field>
      <Field label={auditText.person}>
        <Select
          value={value.accountId ?? ''}
          onChange={(event) => onChange({ ...value, accountId: Number(event.target.value) || undefined })}
        >
          <option value="">{auditText.everybody}</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={auditText.action}>
        <Select
          value={value.action ?? ''}
          onChange={(event) =>
            onChange({ ...value, action: auditActions.find((action) => action === event.target.value) })
          }
        >
          <option value="">{auditText.allActions}</option>
          {auditActions.map((action) => (
            <option key={action} value={action}>
              {auditText.actions[action]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={auditText.kind}>
        <Select
          value={value.kind ?? ''}
          onChange={(event) =>
            onChange({ ...value, kind: auditKinds.find((kind) => kind === event.target.value) })
          }
        >
          <option value="">{auditText.allKinds}</option>
          {auditKinds.map((kind) => (
            <option key={kind} value={kind}>
              {auditText.kinds[kind]}
            </option>
          ))}
        </Select>
      </Field>
      <DateFilter
        label={auditText.date}
        value={value}
        onChange={({ startDate, endDate }) => onChange({ ...value, startDate, endDate })}
      />
    </>
  ),
});

function nameOf(people: readonly AuditPerson[], id: number): string {
  return people.find((person) => person.id === id)?.name ?? auditText.number(id);
}
