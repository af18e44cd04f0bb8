import * as v from 'valibot';
import { contentFilterEntries, sortingEntry } from '../../shared/list/content-filter';

/** The list's state in the URL; what makes no sense counts as left out, and so do defaults (market trends, page 1). */
export const articleListSearch = v.object({
  type: v.fallback(v.optional(v.picklist([2, 3])), undefined),
  ...sortingEntry,
  ...contentFilterEntries,
});

export type ArticleListSearch = v.InferOutput<typeof articleListSearch>;

/** A search with its defaults left out. */
export function withoutDefaults(search: ArticleListSearch): ArticleListSearch {
  return { ...search, type: search.type === 2 ? undefined : search.type, page: search.page === 1 ? undefined : search.page };
}
