import { pageEntries } from '../../list/list-search';
import { type SearchOf, urlSearch } from '../../list/url-search';

/** The state of the list in the URL: its page. */
export const scheduleListSearch = urlSearch(pageEntries);

export type ScheduleListSearch = SearchOf<typeof scheduleListSearch>;
