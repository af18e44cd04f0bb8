import { DateFilter } from '../../list/DateFilter';
import { dateChips, filterChip } from '../../list/filter-chips';
import { libraryText } from '../../pictures/library-text';
import { Field } from '../../ui/Field';
import { Select } from '../../ui/Select';
import { TextInput } from '../../ui/TextInput';
import { type MediaFilter, mediaUnits } from './media-list-search';
import { mediaText as text } from './text';

/** The filter panel of the library: keyword, unit, day of upload and uploader. */
export const mediaFilter = (people: readonly string[]) => ({
  chips: (filter: MediaFilter) => [
    ...filterChip('keyword', text.keyword, filter.keyword),
    ...filterChip('unit', text.usedIn, filter.unit && libraryText.units[filter.unit]),
    ...filterChip('uploadedBy', text.uploader, filter.uploadedBy),
    ...dateChips(text.date, filter),
  ],
  fields: <TFilter extends MediaFilter>(value: TFilter, onChange: (filter: TFilter) => void) => (
    <>
      <Field label={text.keyword} className="tablet:w-60">
        <TextInput
          icon="search"
          placeholder={text.keywordExample}
          maxLength={200}
          value={value.keyword ?? ''}
          onChange={(event) => onChange({ ...value, keyword: event.target.value })}
        />
      </Field>
      <Field label={text.usedIn}>
        <Select
          placeholder={text.allUnits}
          value={value.unit ?? ''}
          onChange={(event) =>
            onChange({ ...value, unit: mediaUnits.find((unit) => unit === event.target.value) })
          }
        >
          {mediaUnits.map((unit) => (
            <option key={unit} value={unit}>
              {libraryText.units[unit]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={text.uploader}>
        <Select
          placeholder={text.everybody}
          value={value.uploadedBy ?? ''}
          onChange={(event) => onChange({ ...value, uploadedBy: event.target.value || undefined })}
        >
          {people.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <DateFilter
        label={text.date}
        value={value}
        onChange={({ startDate, endDate }) => onChange({ ...value, startDate, endDate })}
      />
    </>
  ),
});
