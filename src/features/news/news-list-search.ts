import * as v from 'valibot';
import { contentFilterEntries } from '../../shared/list/content-filter';

/** The list's state in the URL; what makes no sense counts as left out. */
export const newsListSearch = v.object(contentFilterEntries);

export type NewsListSearch = v.InferOutput<typeof newsListSearch>;

/** A search with its default, page 1, left out. */
export function withoutDefaults(search: NewsListSearch): NewsListSearch {
  return { ...search, page: search.page === 1 ? undefined : search.page };
}
