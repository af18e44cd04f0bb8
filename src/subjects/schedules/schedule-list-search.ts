import { pageEntries } from '../../records/list/list-search';
import { type SearchOf, urlSearch } from '../../records/list/url-search';

export const scheduleListSearch = urlSearch(pageEntries);

export type ScheduleListSearch = SearchOf<typeof scheduleListSearch>;
