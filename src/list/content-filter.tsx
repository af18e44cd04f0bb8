import { ContentStatus } from '../api/generated/enums';
import { Field } from '../ui/Field';
import { Segmented } from '../ui/Segmented';
import { Select } from '../ui/Select';
import { TextInput } from '../ui/TextInput';
import { DateFilter } from './DateFilter';
import { contentChips } from './filter-chips';
import { type ContentFilter, visibleStates } from './list-search';
import { listText } from './text';
import { scheduleText, statusText } from '../record/state-text';

// Online first (specification 3).
const statuses = [
  { value: 'all', label: listText.all },
  { value: 'online', label: statusText.online },
  { value: 'offline', label: statusText.offline },
] as const;

/** The filter panel of a content list: keyword, status, what a visitor sees, and date of change. `keywordExample` says what the keyword is looked for in; records without times have no field for what a visitor sees. */
export const contentFilter = (keywordExample: string, hasTimes = true) => ({
  chips: contentChips,
  fields: <TFilter extends ContentFilter>(value: TFilter, onChange: (filter: TFilter) => void) => (
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
          value={
            value.status === undefined ? 'all' : value.status === ContentStatus.online ? 'online' : 'offline'
          }
          onChange={(chosen) =>
            onChange({ ...value, status: chosen === 'all' ? undefined : ContentStatus[chosen] })
          }
        />
      </Field>
      {hasTimes && (
        <Field label={scheduleText.column} className="tablet:w-32">
          <Select
            placeholder={listText.all}
            value={value.visibleState ?? ''}
            onChange={(event) =>
              onChange({
                ...value,
                visibleState: visibleStates.find((state) => state === event.target.value),
              })
            }
          >
            {visibleStates.map((state) => (
              <option key={state} value={state}>
                {scheduleText.states[state]}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <DateFilter
        label={listText.updatedOn}
        value={value}
        onChange={({ startDate, endDate }) => onChange({ ...value, startDate, endDate })}
      />
    </>
  ),
});
