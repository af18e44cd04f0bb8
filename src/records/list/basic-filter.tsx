import { DateFilter } from './DateFilter';
import type { DateRange } from './date-range';
import { dateChips, keywordChip } from './filter-chips';
import { KeywordFilter } from './KeywordFilter';
import { listText } from './text';

interface BasicFilter extends DateRange {
  keyword?: string | undefined;
}

/**
 * Filter panel with keyword and date of change only. `keywordExample` names the searched fields; lists without dates
 * have no date field.
 */
export const basicFilter = (keywordExample: string, hasDates = true) => ({
  chips: (filter: BasicFilter) => [...keywordChip(filter.keyword), ...dateChips(listText.updatedOn, filter)],
  fields: <TFilter extends BasicFilter>(value: TFilter, onChange: (filter: TFilter) => void) => (
    <>
      <KeywordFilter example={keywordExample} value={value} onChange={onChange} />
      {hasDates && <DateFilter label={listText.updatedOn} value={value} onChange={onChange} />}
    </>
  ),
});
