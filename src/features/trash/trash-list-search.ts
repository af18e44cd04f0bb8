import * as v from 'valibot';
import { keywordEntry, pageEntries } from '../../list/list-search';

/** The kinds of records that go to the trash, in the order of their tabs. */
export const trashKinds = ['case', 'theme', 'article', 'news', 'role'] as const;

/** The state of the list in the URL: kind of record, keyword and page. */
export const trashListSearch = v.object({
  kind: v.fallback(v.optional(v.picklist(trashKinds)), undefined),
  ...keywordEntry,
  ...pageEntries,
});

export type TrashListSearch = v.InferOutput<typeof trashListSearch>;
