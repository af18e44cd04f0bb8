import { WebhookOutcome } from '../../../openapi/generated/enums';
import { ChoiceFilter } from '../../records/list/ChoiceFilter';
import { DateFilter } from '../../records/list/DateFilter';
import { dateChips, filterChip, keywordChip } from '../../records/list/filter-chips';
import { KeywordFilter } from '../../records/list/KeywordFilter';
import type { DeliveryFilter } from './delivery-list-search';
import { webhookLogText as text } from './text';

/** Filter panel of the delivery log: keyword, outcome and date. */
export const deliveryFilter = {
  chips: (filter: DeliveryFilter) => [
    ...keywordChip(filter.keyword),
    ...filterChip('outcome', text.outcome, filter.outcome && text.outcomes[filter.outcome]),
    ...dateChips(text.time, filter),
  ],
  fields: <TFilter extends DeliveryFilter>(value: TFilter, onChange: (filter: TFilter) => void) => (
    <>
      <KeywordFilter
        className="tablet:w-52"
        example={text.keywordExample}
        value={value}
        onChange={onChange}
      />
      <ChoiceFilter
        label={text.outcome}
        all={text.allOutcomes}
        choices={Object.values(WebhookOutcome)}
        nameOf={(outcome) => text.outcomes[outcome]}
        value={value.outcome}
        onChange={(outcome) => onChange({ ...value, outcome })}
      />
      <DateFilter label={text.time} value={value} onChange={onChange} />
    </>
  ),
};
