import * as v from 'valibot';
import { keywordEntry, pageEntries } from '../../list/list-search';

/** The state of the list in the URL: filter and page. */
export const websiteListSearch = v.object({
  ...keywordEntry,
  status: v.fallback(v.optional(v.picklist([0, 1])), undefined),
  /** Only those with changes that are not public. */
  changed: v.fallback(v.optional(v.literal(true)), undefined),
  ...pageEntries,
});

export type WebsiteListSearch = v.InferOutput<typeof websiteListSearch>;
