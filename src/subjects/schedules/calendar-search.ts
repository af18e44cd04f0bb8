import { urlSearch } from '../../records/list/url-search';

/** URL state of the calendar; without a month the present one. */
export const calendarSearch = urlSearch({
  month: (value: unknown) =>
    typeof value === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(value) ? value : undefined,
});
