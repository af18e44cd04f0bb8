import { offered } from '../../api/offered';
import { ContentStatus } from '../../../openapi/generated/enums';
import { Field } from '../../ui/Field';
import { Segmented } from '../../ui/Segmented';
import { ChoiceFilter } from './ChoiceFilter';
import { DateFilter } from './DateFilter';
import { contentChips } from './filter-chips';
import { KeywordFilter } from './KeywordFilter';
import { type ContentFilter, visibleStates } from './list-search';
import { listText } from './text';
import { scheduleText, statusText } from '../../base/time/text';

// Online first (specification 3).
const statuses = [
  { value: 'all', label: listText.all },
  { value: 'online', label: statusText.online },
  { value: 'offline', label: statusText.offline },
] as const;

const StateFilter = offered('schedules', ChoiceFilter);

/** Filter panel of a content list. `keywordExample` names the searched fields. */
export const contentFilter = (keywordExample: string) => ({
  chips: contentChips,
  fields: <TFilter extends ContentFilter>(value: TFilter, onChange: (filter: TFilter) => void) => (
    <>
      <KeywordFilter example={keywordExample} value={value} onChange={onChange} />
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
      <StateFilter
        label={scheduleText.column}
        all={listText.all}
        choices={visibleStates}
        nameOf={(state) => scheduleText.states[state]}
        className="tablet:w-32"
        value={value.visibleState}
        onChange={(visibleState) => onChange({ ...value, visibleState })}
      />
      <DateFilter label={listText.updatedOn} value={value} onChange={onChange} />
    </>
  ),
});
