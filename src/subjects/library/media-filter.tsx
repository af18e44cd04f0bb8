import { kindNames } from '../../../openapi/generated/kinds';
import { ChoiceFilter } from '../../records/list/ChoiceFilter';
import { DateFilter } from '../../records/list/DateFilter';
import { dateChips, filterChip, keywordChip } from '../../records/list/filter-chips';
import { KeywordFilter } from '../../records/list/KeywordFilter';
import { type MediaFilter, mediaUnits } from './media-list-search';
import { mediaText as text, tagText } from './text';

/** Filter panel of the library: keyword, unit, tag, day of upload and uploader. */
export const mediaFilter = (people: readonly string[], tags: readonly string[]) => ({
  chips: (filter: MediaFilter) => [
    ...keywordChip(filter.keyword),
    ...filterChip('unit', text.usedIn, filter.unit && kindNames[filter.unit]),
    ...filterChip('uploadedBy', text.uploader, filter.uploadedBy),
    ...filterChip('tag', tagText.filter, filter.tag),
    ...dateChips(text.date, filter),
  ],
  fields: <TFilter extends MediaFilter>(value: TFilter, onChange: (filter: TFilter) => void) => (
    <>
      <KeywordFilter example={text.keywordExample} value={value} onChange={onChange} />
      <ChoiceFilter
        label={text.usedIn}
        all={text.allUnits}
        choices={mediaUnits}
        nameOf={(unit) => kindNames[unit]}
        value={value.unit}
        onChange={(unit) => onChange({ ...value, unit })}
      />
      <ChoiceFilter
        label={text.uploader}
        all={text.everybody}
        choices={people}
        nameOf={(name) => name}
        value={value.uploadedBy}
        onChange={(uploadedBy) => onChange({ ...value, uploadedBy })}
      />
      {(tags.length > 0 || value.tag !== undefined) && (
        <ChoiceFilter
          label={tagText.filter}
          all={tagText.all}
          choices={tags}
          nameOf={(tag) => tag}
          value={value.tag}
          onChange={(tag) => onChange({ ...value, tag })}
        />
      )}
      <DateFilter label={text.date} value={value} onChange={onChange} />
    </>
  ),
});
