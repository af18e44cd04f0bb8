import { fromNativeDate } from '../../ui/date-text';
import type { ContentFilter } from './content-filter';
import type { DateRange } from './date-range';
import type { FilterChip } from './ListCard';
import { listText } from './text';

/** The filters at work in words; `onChange` gets the filter without the one that is taken away. */
export function filterChips(filter: ContentFilter, onChange: (filter: ContentFilter) => void): FilterChip[] {
  const { keyword, status } = filter;
  return [
    ...(keyword ? [{ key: 'keyword', label: listText.chip(listText.keyword, keyword), onRemove: () => onChange({ ...filter, keyword: undefined }) }] : []),
    ...(status === undefined ? [] : [{ key: 'status', label: listText.chip(listText.status, status === 1 ? listText.online : listText.offline), onRemove: () => onChange({ ...filter, status: undefined }) }]),
    ...dateChips(listText.updatedOn, filter, onChange),
  ];
}

/** The chip of a date range; none when it does not limit. */
export function dateChips<TFilter extends DateRange>(name: string, filter: TFilter, onChange: (filter: TFilter) => void): FilterChip[] {
  const { startDate, endDate } = filter;
  if (!startDate && !endDate) return [];
  const text = (date: string | undefined) => fromNativeDate(date ?? '');
  return [{ key: 'date', label: listText.chip(name, `${text(startDate)}${listText.to}${text(endDate)}`), onRemove: () => onChange({ ...filter, startDate: undefined, endDate: undefined }) }];
}
