import { useState } from 'react';
import { HandleStatus } from '../../../openapi/generated/enums';
import { ifOffered, offeredOf } from '../../api/offered';
import { idText } from '../../records/list/id-text';
import { RowLink } from '../../records/list/columns';
import { selectColumn } from '../../records/list/SelectCells';
import type { Selection } from '../../records/list/selection';
import { sortHead } from '../../records/list/sort-head';
import { daysSince } from '../../base/time/days-left';
import { Time, TimeIn } from '../../base/time/Time';
import { classNames } from '../../ui/class-names';
import { columnsOf, RecordTable } from '../../ui/RecordTable';
import { rowDetailClass } from '../../ui/row-class';
import { StatusDot } from '../../ui/StatusDot';
import type { ContactFilter } from './contact-list-search';
import type { ContactRow } from './contact-loaders';
import { MaskLock } from './MaskLock';
import { PhoneLink } from './PhoneLink';
import { ShowButton, MaskedIn } from './ShowButton';
import { contactText } from './text';
import type { ShownContacts } from './use-shown-contacts';

const columns = contactText.columns;
const column = columnsOf<ContactRow>();
const dots = {
  [HandleStatus.unhandled]: 'warn',
  [HandleStatus.inProgress]: 'half',
  [HandleStatus.closed]: 'done',
} as const;

interface ContactTableProps {
  items: readonly ContactRow[];
  filter: ContactFilter;
  selection: Selection;
  shown: ShownContacts;
}

/** Heading of the column of persons, which says whether they are masked. */
export const personHead = ({ count }: ShownContacts) => ({
  head: columns.person,
  heading: (
    <>
      {columns.person}
      <MaskLock count={count} />
    </>
  ),
  width: 196,
  card: 'title' as const,
});

/** Enquiries of a page. On a phone, each is a card of four lines with a link that calls the number. */
export function ContactTable({ items, filter, selection, shown }: ContactTableProps) {
  const [now] = useState(Date.now);
  const sortable = (head: string, ...orders: Parameters<typeof sortHead>[2]) => ({
    head,
    ...ifOffered('contactTeam', sortHead(head, filter.sort ?? 'newest', orders)),
  });
  return (
    <RecordTable
      caption={contactText.list}
      rows={items}
      columns={offeredOf([
        { ...selectColumn(selection, items, ({ name }) => name), feature: 'contactTeam' },
        column(personHead(shown), (item) => <Person item={item} filter={filter} shown={shown} />),
        column(
          { head: columns.content, card: 'line' },
          ({ content }) => <span className="line-clamp-1 max-tablet:line-clamp-2">{content}</span>,
          ({ id, type, caseTitle, source, createdOn }) => (
            <>
              {[idText(id), contactText.types[type], caseTitle, source && contactText.sources[source]]
                .filter(Boolean)
                .join(contactText.space)}
              <span className="tablet:hidden">
                {contactText.space}
                <Time at={createdOn} to="past" now={now} />
              </span>
            </>
          ),
        ),
        column(
          {
            feature: 'contactTeam',
            ...sortable(columns.assignee, { sort: 'assignee', direction: 'ascending' }),
            width: 112,
            card: 'hidden',
            className: ({ assignee }) => (assignee ? undefined : 'text-ink-soft'),
          },
          ({ assignee }) => <span className="block truncate">{assignee || contactText.noAssignee}</span>,
        ),
        column(
          { ...sortable(columns.state, { sort: 'state', direction: 'ascending' }), width: 136, card: 'side' },
          (item) => <State item={item} now={now} />,
        ),
        column(
          {
            ...sortable(
              columns.createdOn,
              { sort: 'newest', direction: 'descending' },
              { sort: 'oldest', direction: 'ascending' },
            ),
            width: 128,
            card: 'hidden',
            className: 'text-ink-soft',
          },
          ({ createdOn }) => <Time at={createdOn} to="past" now={now} />,
        ),
      ])}
    />
  );
}

function Person({ item, filter, shown }: Pick<ContactTableProps, 'filter' | 'shown'> & { item: ContactRow }) {
  const full = shown.of(item.id);
  const { name, tel } = full?.person ?? item;
  return (
    <span className="flex items-center justify-between gap-1">
      <span className="min-w-0">
        <span className="flex items-baseline gap-2">
          <RowLink
            to="/contact/edit/$id"
            params={{ id: String(item.id) }}
            search={filter}
            weight={item.handleStatus === HandleStatus.unhandled ? 'bold' : 'normal'}
          >
            {name}
          </RowLink>
          {full && <MaskedIn secondsLeft={full.secondsLeft} />}
        </span>
        <PhoneLink tel={tel} className="max-tablet:inline-block max-tablet:py-1" />
      </span>
      <ShowButton item={item} shown={shown} />
    </span>
  );
}

interface StateProps {
  item: ContactRow;
  /** Present time in milliseconds. */
  now: number;
}

function State({ item, now }: StateProps) {
  return (
    <>
      <span className="flex items-center gap-2">
        <StatusDot state={dots[item.handleStatus]}>{contactText.statuses[item.handleStatus]}</StatusDot>
        <Age item={item} now={now} />
      </span>
      {item.assignee && <span className={`${rowDetailClass} tablet:hidden`}>{item.assignee}</span>}
      <NextCall item={item} now={now} />
    </>
  );
}

/** Time of the next call of open work; it stands out once it has come. */
function NextCall({ item: { handleStatus, nextCallOn }, now }: StateProps) {
  if (!nextCallOn || handleStatus === HandleStatus.closed) return null;
  const isDue = Date.parse(nextCallOn) <= now;
  return (
    <span className={classNames(rowDetailClass, isDue && 'font-bold soft:text-accent-ink')}>
      <TimeIn say={contactText.nextCall} at={nextCallOn} to="near" now={now} />
    </span>
  );
}

/** Whole days since an enquiry came that nobody has handled. */
function Age({ item: { handleStatus, createdOn }, now }: StateProps) {
  const days = daysSince(createdOn, now);
  if (handleStatus !== HandleStatus.unhandled || days < 1) return null;
  return <b className="whitespace-nowrap text-accent-ink">{contactText.daysLeft(days)}</b>;
}
