import { MediaState, MediaUnit } from '../../../openapi/generated/enums';
import { dateEntries, keywordEntry, pageEntries } from '../../list/list-search';
import { oneOf, orElse, type SearchOf, shortText, urlSearch } from '../../list/url-search';

export const mediaStates = Object.values(MediaState);
export const mediaUnits = Object.values(MediaUnit);
/** Pictures a page: the library has its own number, as they stand side by side. */
const perPage = 30;

/** The state of the library in the URL: tab, filter and page. */
export const mediaListSearch = urlSearch({
  ...keywordEntry,
  ...dateEntries,
  state: oneOf(mediaStates),
  unit: oneOf(mediaUnits),
  uploadedBy: shortText(200),
  page: pageEntries.page,
  pageSize: orElse(oneOf([perPage]), perPage),
});

/** What the library leaves out of its URL. */
export const mediaDefaults = { page: 1, pageSize: perPage } as const;

export type MediaListSearch = SearchOf<typeof mediaListSearch>;

/** What the filter panel changes. */
export type MediaFilter = Omit<MediaListSearch, 'state' | 'page' | 'pageSize'>;

/** The filter as the call takes it. */
export function mediaQuery({ keyword, state, unit, uploadedBy, startDate, endDate }: MediaListSearch) {
  return {
    ...(keyword ? { keyword } : {}),
    ...(state ? { state } : {}),
    ...(unit ? { unit } : {}),
    ...(uploadedBy ? { uploadedBy } : {}),
    ...(startDate ? { startDate } : {}),
    ...(endDate ? { endDate } : {}),
  };
}
