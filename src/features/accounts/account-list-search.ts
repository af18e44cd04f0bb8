import * as v from 'valibot';
import { keywordEntry, pageEntries } from '../../list/list-search';

/** The state of the list in the URL: filter and page. */
export const accountListSearch = v.object({
  ...keywordEntry,
  active: v.fallback(v.optional(v.boolean()), undefined),
  ...pageEntries,
});

export type AccountListSearch = v.InferOutput<typeof accountListSearch>;

/** What the filter panel changes. */
export type AccountFilter = Omit<AccountListSearch, 'page' | 'pageSize'>;
