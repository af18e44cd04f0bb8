import { WebhookOutcome } from '../../../openapi/generated/enums';
import { dateEntries, keywordEntry, pageEntries } from '../../list/list-search';
import { oneOf, type SearchOf, urlSearch } from '../../list/url-search';

/** The state of the delivery log in the URL: filter and page. */
export const deliveryListSearch = urlSearch({
  ...keywordEntry,
  ...dateEntries,
  outcome: oneOf(Object.values(WebhookOutcome)),
  ...pageEntries,
});

export type DeliveryListSearch = SearchOf<typeof deliveryListSearch>;

/** Parameters of the filter panel. */
export type DeliveryFilter = Omit<DeliveryListSearch, 'page' | 'pageSize'>;

/** The filter as the list takes it. */
export function deliveryQuery({ keyword, outcome, startDate, endDate }: DeliveryFilter) {
  return {
    ...(keyword ? { keyword } : {}),
    ...(outcome ? { outcome } : {}),
    ...(startDate ? { startDate } : {}),
    ...(endDate ? { endDate } : {}),
  };
}
