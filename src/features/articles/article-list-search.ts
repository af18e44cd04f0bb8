import * as v from 'valibot';
import { contentEntries, pageEntries, sortingEntry } from '../../list/list-search';

const types = [2, 3] as const;

/** The state of the list in the URL: its type (market trends first), sort mode, filter and page. */
export const articleListSearch = v.object({
  type: v.optional(v.fallback(v.picklist(types), types[0]), types[0]),
  ...sortingEntry,
  ...contentEntries,
  ...pageEntries,
});

export type ArticleListSearch = v.InferOutput<typeof articleListSearch>;
