import { ContentStatus } from '../../api/generated/enums';
import { DateFilter } from '../../shared/list/DateFilter';
import { Field } from '../../ui/Field';
import { Segmented } from '../../ui/Segmented';
import { TextInput } from '../../ui/TextInput';
import type { CaseFilter } from './case-list-search';
import { caseText } from './text';

interface CaseFilterFieldsProps {
  value: CaseFilter;
  onChange: (filter: CaseFilter) => void;
}

// Online first (specification 3).
const statuses = [
  { value: 'all', label: caseText.all },
  { value: 'online', label: caseText.online },
  { value: 'offline', label: caseText.offline },
] as const;

/** The fields of the list's filter panel. */
export function CaseFilterFields({ value, onChange }: CaseFilterFieldsProps) {
  return (
    <>
      <Field label={caseText.keyword} className="tablet:w-60">
        <TextInput
          icon="search"
          placeholder={caseText.keywordExample}
          maxLength={200}
          value={value.keyword ?? ''}
          onChange={(event) => onChange({ ...value, keyword: event.target.value })}
        />
      </Field>
      <Field label={caseText.columns.status} group>
        <Segmented
          options={statuses}
          value={value.status === undefined ? 'all' : value.status === ContentStatus.online ? 'online' : 'offline'}
          onChange={(chosen) => onChange({ ...value, status: chosen === 'all' ? undefined : ContentStatus[chosen] })}
        />
      </Field>
      <DateFilter
        label={caseText.updatedOn}
        value={value}
        onChange={({ startDate, endDate }) => onChange({ ...value, startDate, endDate })}
      />
    </>
  );
}
