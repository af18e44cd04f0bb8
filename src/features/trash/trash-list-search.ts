import { TrashKind } from '../../../openapi/generated/enums';
import { keywordEntry, pageEntries } from '../../list/list-search';
import { oneOf, type SearchOf, urlSearch } from '../../list/url-search';

/** The kinds of records that go to the trash, in the order of their tabs. */
export const trashKinds = Object.values(TrashKind);

/** The state of the list in the URL: kind of record, keyword and page. */
export const trashListSearch = urlSearch({
  kind: oneOf(trashKinds),
  ...keywordEntry,
  ...pageEntries,
});

export type TrashListSearch = SearchOf<typeof trashListSearch>;
