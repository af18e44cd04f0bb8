import { oneOf, positive, type SearchOf, urlSearch } from '../../list/url-search';

/** Which version is looked at and how, in the URL: Back leaves it. */
export const historySearch = urlSearch({
  version: positive,
  /** Compared with the newest version when left out. */
  against: oneOf(['previous']),
  /** With what did not change. */
  all: oneOf([true]),
});

export type HistorySearch = SearchOf<typeof historySearch>;
