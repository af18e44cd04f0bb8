import { MediaState, MediaUnit } from '../../../openapi/generated/enums';
import { dateEntries, keywordEntry, pageEntries } from '../../records/list/list-search';
import { oneOf, type SearchOf, shortText, urlSearch, withDefault } from '../../records/list/url-search';

export const mediaStates = Object.values(MediaState);
export const mediaUnits = Object.values(MediaUnit);
/** Page size of the library, a grid of pictures. */
const perPage = 30;

/** URL state of the library: tab, filter and page. */
export const mediaListSearch = urlSearch({
  ...keywordEntry,
  ...dateEntries,
  state: oneOf(mediaStates),
  unit: oneOf(mediaUnits),
  uploadedBy: shortText(200),
  tag: shortText(20),
  page: pageEntries.page,
  pageSize: withDefault(oneOf([perPage]), perPage),
});

/** Values that the URL omits. */
export const mediaDefaults = { page: 1, pageSize: perPage } as const;

export type MediaListSearch = SearchOf<typeof mediaListSearch>;

/** Entries of the filter panel. */
export type MediaFilter = Omit<MediaListSearch, 'state' | 'page' | 'pageSize'>;

/** Filter as query of the call. */
export function mediaQuery({ keyword, state, unit, uploadedBy, tag, startDate, endDate }: MediaListSearch) {
  return {
    ...(keyword ? { keyword } : {}),
    ...(state ? { state } : {}),
    ...(unit ? { unit } : {}),
    ...(uploadedBy ? { uploadedBy } : {}),
    ...(tag ? { tag } : {}),
    ...(startDate ? { startDate } : {}),
    ...(endDate ? { endDate } : {}),
  };
}
