import { offers } from '../../api/features';
import { ChoiceFilter } from '../../list/ChoiceFilter';
import { DateFilter } from '../../list/DateFilter';
import { dateChips, filterChip, keywordChip } from '../../list/filter-chips';
import { KeywordFilter } from '../../list/KeywordFilter';
import type { ContactFilter } from './contact-list-search';
import { contactText } from './text';

const types = [1, 2, 3, 4] as const;
const statuses = [0, 1, 2] as const;

/** The filter panel of the enquiries: keyword, type, state and date. */
export const contactFilter = {
  chips: (filter: ContactFilter) => [
    ...keywordChip(filter.keyword),
    ...filterChip('type', contactText.type, filter.type && contactText.types[filter.type]),
    ...filterChip(
      'state',
      contactText.state,
      filter.state === undefined ? undefined : contactText.statuses[filter.state],
    ),
    ...filterChip('mine', contactText.assignee, filter.mine && contactText.mine),
    ...dateChips(contactText.createdOn, filter),
  ],
  fields: <TFilter extends ContactFilter>(value: TFilter, onChange: (filter: TFilter) => void) => (
    <>
      <KeywordFilter
        example={contactText.keywordExample}
        value={value.keyword}
        onChange={(keyword) => onChange({ ...value, keyword })}
      />
      <ChoiceFilter
        label={contactText.type}
        all={contactText.allTypes}
        choices={types}
        nameOf={(type) => contactText.types[type]}
        value={value.type}
        onChange={(type) => onChange({ ...value, type })}
      />
      <ChoiceFilter
        label={contactText.state}
        all={contactText.allStates}
        choices={offers('contactHandling') ? (['open', ...statuses] as const) : statuses}
        nameOf={(state) => contactText.statuses[state]}
        value={value.state}
        onChange={(state) => onChange({ ...value, state })}
      />
      {offers('contactHandling') && (
        <ChoiceFilter
          label={contactText.assignee}
          all={contactText.allAssignees}
          choices={['mine']}
          nameOf={() => contactText.mine}
          value={value.mine ? 'mine' : undefined}
          onChange={(mine) => onChange({ ...value, mine: mine ? true : undefined })}
        />
      )}
      <DateFilter
        label={contactText.createdOn}
        value={value}
        onChange={({ startDate, endDate }) => onChange({ ...value, startDate, endDate })}
      />
    </>
  ),
};
