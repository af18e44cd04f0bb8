import { ContactSort, ContactSource, HandleStatus } from '../../../openapi/generated/enums';
import { ifOffered, offered, offeredAmong } from '../../api/offered';
import { ChoiceFilter } from '../../records/list/ChoiceFilter';
import { DateFilter } from '../../records/list/DateFilter';
import { dateChips, filterChip, keywordChip } from '../../records/list/filter-chips';
import { KeywordFilter } from '../../records/list/KeywordFilter';
import { type ContactFilter, tabOf } from './contact-list-search';
import type { ContactChoices } from './contact-loaders';
import { contactTypes } from './contact-types';
import { contactText, noteLabels } from './text';

const statuses = Object.values(HandleStatus);
const sources = Object.values(ContactSource);
const sorts = Object.values(ContactSort);
const AssigneeFilter = offered('contactHandling', ChoiceFilter);

/** Filter panel of the enquiries; the list provides the choices of assignee and case. */
export function contactFilterOf({ assignees, cases }: ContactChoices) {
  const { assigneeName, chips } = wordsOf({ assignees, cases });
  return {
    chips,
    fields: <TFilter extends ContactFilter>(value: TFilter, onChange: (filter: TFilter) => void) => (
      <>
        <KeywordFilter example={contactText.keywordExample} value={value} onChange={onChange} />
        <ChoiceFilter
          label={contactText.type}
          all={contactText.allTypes}
          choices={contactTypes()}
          nameOf={(type) => contactText.types[type]}
          value={value.type}
          onChange={(type) => onChange({ ...value, type })}
        />
        <ChoiceFilter
          label={contactText.state}
          all={contactText.allStates}
          choices={offeredAmong(['open', ...statuses], { open: 'contactHandling' })}
          nameOf={(state) => contactText.statuses[state]}
          value={value.state === 'spam' ? undefined : value.state}
          onChange={(state) => onChange({ ...value, state })}
        />
        <AssigneeFilter
          label={contactText.assignee}
          all={contactText.allAssignees}
          choices={[
            'mine',
            ...(ifOffered('contactTeam', ['none' as const, ...assignees.map(({ id }) => id)]) ?? []),
          ]}
          nameOf={assigneeName}
          value={value.mine ? 'mine' : value.assignee}
          onChange={(chosen) =>
            onChange({
              ...value,
              mine: chosen === 'mine' ? true : undefined,
              assignee: chosen === 'mine' ? undefined : chosen,
            })
          }
        />
        <TeamFields cases={cases} value={value} onChange={onChange} />
        <DateFilter label={contactText.createdOn} value={value} onChange={onChange} />
      </>
    ),
  };
}

/** Texts of the active filters, with the names of assignee and case. */
function wordsOf({ assignees, cases }: ContactChoices) {
  const personName = (id: number) => assignees.find((each) => each.id === id)?.name ?? String(id);
  const caseName = (id: number) => cases.find((each) => each.id === id)?.title ?? String(id);
  const assigneeName = (value: number | 'mine' | 'none') =>
    value === 'mine' ? contactText.mine : value === 'none' ? contactText.unassigned : personName(value);
  return {
    assigneeName,
    chips: (filter: ContactFilter) => [
      ...keywordChip(filter.keyword),
      ...filterChip('type', contactText.type, filter.type && contactText.types[filter.type]),
      ...filterChip(
        'state',
        contactText.state,
        filter.state !== undefined && tabOf(filter) === 'all'
          ? contactText.statuses[filter.state]
          : undefined,
      ),
      ...filterChip('due', noteLabels.nextCallOn, filter.due && contactText.dueCalls),
      ...filterChip(
        'mine',
        contactText.assignee,
        filter.mine && tabOf(filter) !== 'mine' ? contactText.mine : undefined,
      ),
      ...filterChip(
        'assignee',
        contactText.assignee,
        filter.assignee === undefined ? undefined : assigneeName(filter.assignee),
      ),
      ...filterChip(
        'case',
        contactText.caseTitle,
        filter.case === undefined ? undefined : caseName(filter.case),
      ),
      ...filterChip('source', contactText.source, filter.source && contactText.sources[filter.source]),
      ...dateChips(contactText.createdOn, filter),
    ],
  };
}

interface TeamFieldsProps<TFilter> {
  cases: ContactChoices['cases'];
  value: TFilter;
  onChange: (filter: TFilter) => void;
}

/** Case, source and order; some orders also have a heading in the table. */
const TeamFields = offered('contactTeam', function TeamFields<
  TFilter extends ContactFilter,
>(props: TeamFieldsProps<TFilter>) {
  const { cases, value, onChange } = props;
  return (
    <>
      {cases.length > 0 && (
        <ChoiceFilter
          label={contactText.caseTitle}
          all={contactText.allCases}
          choices={cases.map(({ id }) => id)}
          nameOf={(id) => cases.find((each) => each.id === id)?.title ?? ''}
          value={value.case}
          onChange={(chosen) => onChange({ ...value, case: chosen })}
        />
      )}
      <ChoiceFilter
        label={contactText.source}
        all={contactText.allSources}
        choices={sources}
        nameOf={(source) => contactText.sources[source]}
        value={value.source}
        onChange={(source) => onChange({ ...value, source })}
      />
      <ChoiceFilter
        label={contactText.sorting}
        all={contactText.sorts.newest}
        choices={sorts.slice(1)}
        nameOf={(sort) => contactText.sorts[sort]}
        value={value.sort === 'newest' ? undefined : value.sort}
        onChange={(sort) => onChange({ ...value, sort })}
      />
    </>
  );
});
