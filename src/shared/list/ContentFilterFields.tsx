import { ContentStatus } from '../../api/generated/enums';
import { Field } from '../../ui/Field';
import { Segmented } from '../../ui/Segmented';
import { TextInput } from '../../ui/TextInput';
import type { ContentFilter } from './content-filter';
import { DateFilter } from './DateFilter';
import { listText } from './text';

interface ContentFilterFieldsProps {
  value: ContentFilter;
  onChange: (filter: ContentFilter) => void;
  /** What the keyword is looked for in. */
  keywordExample: string;
}

// Online first (specification 3).
const statuses = [
  { value: 'all', label: listText.all },
  { value: 'online', label: listText.online },
  { value: 'offline', label: listText.offline },
] as const;

/** Keyword, status and date of change: the filter panel of a content list. */
export function ContentFilterFields({ value, onChange, keywordExample }: ContentFilterFieldsProps) {
  return (
    <>
      <Field label={listText.keyword} className="tablet:w-60">
        <TextInput
          icon="search"
          placeholder={keywordExample}
          maxLength={200}
          value={value.keyword ?? ''}
          onChange={(event) => onChange({ ...value, keyword: event.target.value })}
        />
      </Field>
      <Field label={listText.status} group>
        <Segmented
          options={statuses}
          value={value.status === undefined ? 'all' : value.status === ContentStatus.online ? 'online' : 'offline'}
          onChange={(chosen) => onChange({ ...value, status: chosen === 'all' ? undefined : ContentStatus[chosen] })}
        />
      </Field>
      <DateFilter label={listText.updatedOn} value={value} onChange={({ startDate, endDate }) => onChange({ ...value, startDate, endDate })} />
    </>
  );
}
