import { DateFilter } from '../../shared/list/DateFilter';
import { Field } from '../../ui/Field';
import { Select } from '../../ui/Select';
import { TextInput } from '../../ui/TextInput';
import type { ContactListSearch } from './contact-list-search';
import { contactText } from './text';

interface ContactFilterFieldsProps {
  value: ContactListSearch;
  onChange: (filter: ContactListSearch) => void;
}

const types = [1, 2, 3, 4] as const;
const states = [0, 1, 2] as const;

/** The fields of the list's filter panel. */
export function ContactFilterFields({ value, onChange }: ContactFilterFieldsProps) {
  return (
    <>
      <Field label={contactText.keyword} className="tablet:w-60">
        <TextInput icon="search" placeholder={contactText.keywordExample} maxLength={200} value={value.keyword ?? ''} onChange={(event) => onChange({ ...value, keyword: event.target.value })} />
      </Field>
      <Field label={contactText.type}>
        <Select value={value.type ?? ''} onChange={(event) => onChange({ ...value, type: types.find((type) => String(type) === event.target.value) })}>
          <option value="">{contactText.allTypes}</option>
          {types.map((type) => <option key={type} value={type}>{contactText.types[type]}</option>)}
        </Select>
      </Field>
      <Field label={contactText.state}>
        <Select value={value.state ?? ''} onChange={(event) => onChange({ ...value, state: states.find((state) => String(state) === event.target.value) })}>
          <option value="">{contactText.allStates}</option>
          {states.map((state) => <option key={state} value={state}>{contactText.states[state]}</option>)}
        </Select>
      </Field>
      <DateFilter label={contactText.createdOn} value={value} onChange={({ startDate, endDate }) => onChange({ ...value, startDate, endDate })} />
    </>
  );
}
