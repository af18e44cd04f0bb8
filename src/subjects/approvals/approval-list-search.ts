import { ApprovalBox } from '../../../openapi/generated/enums';
import { keywordEntry, pageEntries } from '../../records/list/list-search';
import { oneOf, type SearchOf, urlSearch } from '../../records/list/url-search';

/** URL state of the queue: box, keyword and page; the default is the account's first box. */
export const approvalListSearch = urlSearch({
  box: oneOf(Object.values(ApprovalBox)),
  ...keywordEntry,
  ...pageEntries,
});

export type ApprovalListSearch = SearchOf<typeof approvalListSearch>;
