import { TrashKind } from '../../../openapi/generated/enums';
import { keywordEntry, pageEntries } from '../../records/list/list-search';
import { oneOf, type SearchOf, urlSearch } from '../../records/list/url-search';

/** Kinds with a trash, in the order of their tabs. */
export const trashKinds = Object.values(TrashKind);

/** URL state of the list: kind, keyword and page. */
export const trashListSearch = urlSearch({
  kind: oneOf(trashKinds),
  ...keywordEntry,
  ...pageEntries,
});

export type TrashListSearch = SearchOf<typeof trashListSearch>;
