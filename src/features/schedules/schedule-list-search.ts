import { pageEntries } from '../../list/list-search';
import { type SearchOf, urlSearch } from '../../list/url-search';

export const scheduleListSearch = urlSearch(pageEntries);

export type ScheduleListSearch = SearchOf<typeof scheduleListSearch>;
