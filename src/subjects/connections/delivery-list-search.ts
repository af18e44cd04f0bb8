import { WebhookOutcome } from '../../../openapi/generated/enums';
import { dateEntries, keywordEntry, pageEntries } from '../../records/list/list-search';
import { oneOf, type SearchOf, urlSearch } from '../../records/list/url-search';

/** URL state of the delivery log: filter and page. */
export const deliveryListSearch = urlSearch({
  ...keywordEntry,
  ...dateEntries,
  outcome: oneOf(Object.values(WebhookOutcome)),
  ...pageEntries,
});

export type DeliveryListSearch = SearchOf<typeof deliveryListSearch>;

/** Entries of the filter panel. */
export type DeliveryFilter = Omit<DeliveryListSearch, 'page' | 'pageSize'>;

/** Filter as query of the list. */
export function deliveryQuery({ keyword, outcome, startDate, endDate }: DeliveryFilter) {
  return {
    ...(keyword ? { keyword } : {}),
    ...(outcome ? { outcome } : {}),
    ...(startDate ? { startDate } : {}),
    ...(endDate ? { endDate } : {}),
  };
}
