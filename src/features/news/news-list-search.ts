import * as v from 'valibot';
import { contentEntries, pageEntries } from '../../list/list-search';

/** The state of the list in the URL: filter and page. */
export const newsListSearch = v.object({ ...contentEntries, ...pageEntries });

export type NewsListSearch = v.InferOutput<typeof newsListSearch>;
