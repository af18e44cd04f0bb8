import { oneOf, positive, type SearchOf, urlSearch } from '../../records/list/url-search';

/** URL state of the comparison. */
export const historySearch = urlSearch({
  version: positive,
  /** Omitted: compared with the newest version. */
  against: oneOf(['previous']),
  /** Includes unchanged fields. */
  all: oneOf([true]),
});

export type HistorySearch = SearchOf<typeof historySearch>;
