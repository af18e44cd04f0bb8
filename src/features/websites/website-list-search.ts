import * as v from 'valibot';
import { searchEntries } from '../../shared/list/search-entries';

/** The list's state in the URL; what makes no sense counts as left out. */
export const websiteListSearch = v.object({
  keyword: searchEntries.keyword,
  status: v.fallback(v.optional(v.picklist([0, 1])), undefined),
  page: searchEntries.page,
});

export type WebsiteListSearch = v.InferOutput<typeof websiteListSearch>;
