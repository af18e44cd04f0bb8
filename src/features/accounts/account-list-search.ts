import * as v from 'valibot';
import { searchEntries } from '../../shared/list/search-entries';

/** The list's state in the URL; what makes no sense counts as left out. */
export const accountListSearch = v.object({
  page: searchEntries.page,
  keyword: searchEntries.keyword,
  active: v.fallback(v.optional(v.boolean()), undefined),
});

export type AccountListSearch = v.InferOutput<typeof accountListSearch>;
