import { DateFilter } from '../../list/DateFilter';
import { dateChips, filterChip } from '../../list/filter-chips';
import { Field } from '../../ui/Field';
import { Select } from '../../ui/Select';
import { TextInput } from '../../ui/TextInput';
import type { ContactFilter } from './contact-list-search';
import { contactText } from './text';

const types = [1, 2, 3, 4] as const;
const statuses = ['open', 0, 1, 2] as const;

/** The filter panel of the enquiries: keyword, type, state and date. */
export const contactFilter = {
  chips: (filter: ContactFilter) => [
    ...filterChip('keyword', contactText.keyword, filter.keyword),
    ...filterChip('type', contactText.type, filter.type && contactText.types[filter.type]),
    ...filterChip(
      'state',
      contactText.state,
      filter.state === undefined ? undefined : contactText.statuses[filter.state],
    ),
    ...filterChip('mine', contactText.assignee, filter.mine && contactText.mine),
    ...dateChips(contactText.createdOn, filter),
  ],
  fields: <TFilter extends ContactFilter>(value: TFilter, onChange: (filter: TFilter) => void) => (
    <>
      <Field label={contactText.keyword} className="tablet:w-60">
        <TextInput
          icon="search"
          placeholder={contactText.keywordExample}
          maxLength={200}
          value={value.keyword ?? ''}
          onChange={(event) => onChange({ ...value, keyword: event.target.value })}
        />
      </Field>
      <Field label={contactText.type}>
        <Select
          value={value.type ?? ''}
          onChange={(event) =>
            onChange({ ...value, type: types.find((type) => String(type) === event.target.value) })
          }
        >
          <option value="">{contactText.allTypes}</option>
          {types.map((type) => (
            <option key={type} value={type}>
              {contactText.types[type]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={contactText.state}>
        <Select
          value={value.state ?? ''}
          onChange={(event) =>
            onChange({ ...value, state: statuses.find((state) => String(state) === event.target.value) })
          }
        >
          <option value="">{contactText.allStates}</option>
          {statuses.map((state) => (
            <option key={state} value={state}>
              {contactText.statuses[state]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={contactText.assignee}>
        <Select
          value={value.mine ? 'mine' : ''}
          onChange={(event) => onChange({ ...value, mine: event.target.value === 'mine' ? true : undefined })}
        >
          <option value="">{contactText.allAssignees}</option>
          <option value="mine">{contactText.mine}</option>
        </Select>
      </Field>
      <DateFilter
        label={contactText.createdOn}
        value={value}
        onChange={({ startDate, endDate }) => onChange({ ...value, startDate, endDate })}
      />
    </>
  ),
};
