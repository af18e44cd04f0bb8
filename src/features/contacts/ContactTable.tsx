import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { HandleStatus } from '../../../openapi/generated/enums';
import { offers } from '../../api/features';
import { idText } from '../../list/id-text';
import { SelectCell, SelectHead } from '../../list/SelectCells';
import { chosenRowClass, type Selection } from '../../list/selection';
import { SortTh } from '../../list/SortTh';
import { daysSince } from '../../time/days-left';
import { Time, TimeIn } from '../../time/Time';
import { classNames } from '../../ui/class-names';
import { rowDetailClass, rowTitleClass } from '../../ui/row-class';
import { Table, Td, Th } from '../../ui/Table';
import type { ContactFilter } from './contact-list-search';
import type { ContactRow } from './contact-loaders';
import { HandleStatusDot } from './HandleStatusDot';
import { MaskLock } from './MaskLock';
import { PhoneLink } from './PhoneLink';
import { ShowButton, MaskedIn } from './ShowButton';
import { contactText } from './text';
import type { ShownContacts } from './use-shown-contacts';

const columns = contactText.columns;

interface ContactTableProps {
  items: readonly ContactRow[];
  filter: ContactFilter;
  /** Selected rows; undefined without bulk actions. */
  selection?: Selection | undefined;
  shown: ShownContacts;
}

/** Enquiries of a page. On a phone, each is a card of four lines with a link that calls the number. */
export function ContactTable({ items, filter, selection, shown }: ContactTableProps) {
  const [now] = useState(Date.now);
  const sort = filter.sort ?? 'newest';
  return (
    <Table caption={contactText.list}>
      <thead>
        <tr>
          {selection && <SelectHead selection={selection} items={items} />}
          <Th width={196}>
            {columns.person}
            <MaskLock count={shown.count} />
          </Th>
          <Th>{columns.content}</Th>
          {offers('contactTeam') ? (
            <>
              <SortTh
                label={columns.assignee}
                width={112}
                current={sort}
                orders={[{ sort: 'assignee', direction: 'ascending' }]}
              />
              <SortTh
                label={columns.state}
                width={136}
                current={sort}
                orders={[{ sort: 'state', direction: 'ascending' }]}
              />
              <SortTh
                label={columns.createdOn}
                width={128}
                current={sort}
                orders={[
                  { sort: 'newest', direction: 'descending' },
                  { sort: 'oldest', direction: 'ascending' },
                ]}
              />
            </>
          ) : (
            <>
              <Th width={136}>{columns.state}</Th>
              <Th width={128}>{columns.createdOn}</Th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <Row key={item.id} item={item} filter={filter} selection={selection} shown={shown} now={now} />
        ))}
      </tbody>
    </Table>
  );
}

interface RowProps extends Omit<ContactTableProps, 'items'> {
  item: ContactRow;
  /** Present time in milliseconds. */
  now: number;
}

function Row({ item, filter, selection, shown, now }: RowProps) {
  const full = shown.of(item.id);
  const { name, tel } = full?.person ?? item;
  const source = item.source ? contactText.sources[item.source] : '';
  return (
    <tr className={chosenRowClass(selection, item.id)}>
      {selection && <SelectCell selection={selection} row={{ id: item.id, title: item.name }} />}
      <Td card="title">
        <span className="flex items-center justify-between gap-1">
          <span className="min-w-0">
            <span className="flex items-baseline gap-2">
              <Link
                to="/contact/edit/$id"
                params={{ id: String(item.id) }}
                search={filter}
                className={rowTitleClass(item.handleStatus === HandleStatus.unhandled ? 'bold' : 'normal')}
              >
                {name}
              </Link>
              {full && <MaskedIn secondsLeft={full.secondsLeft} />}
            </span>
            <PhoneLink tel={tel} className="max-tablet:inline-block max-tablet:py-1" />
          </span>
          <ShowButton item={item} shown={shown} />
        </span>
      </Td>
      <Td card="line">
        <span className="line-clamp-1">{item.content}</span>
        <span className={rowDetailClass}>
          {[idText(item.id), contactText.types[item.type], item.caseTitle, source]
            .filter(Boolean)
            .join(contactText.space)}
          <span className="tablet:hidden">
            {contactText.space}
            <Time at={item.createdOn} to="past" now={now} />
          </span>
        </span>
      </Td>
      {offers('contactTeam') && (
        <Td card="hidden" className={item.assignee ? undefined : 'text-ink-soft'}>
          <span className="block truncate">{item.assignee || contactText.noAssignee}</span>
        </Td>
      )}
      <Td card="side">
        <span className="flex items-center gap-2">
          <HandleStatusDot status={item.handleStatus} />
          <Age item={item} now={now} />
        </span>
        {item.assignee && <span className={`${rowDetailClass} tablet:hidden`}>{item.assignee}</span>}
        <NextCall item={item} now={now} />
      </Td>
      <Td card="hidden" className="text-ink-soft">
        <Time at={item.createdOn} to="past" now={now} />
      </Td>
    </tr>
  );
}

/** Time of the next call of open work; it stands out once it has come. */
function NextCall({ item: { handleStatus, nextCallOn }, now }: Pick<RowProps, 'item' | 'now'>) {
  if (!nextCallOn || handleStatus === HandleStatus.closed) return null;
  const isDue = Date.parse(nextCallOn) <= now;
  return (
    <span className={classNames(rowDetailClass, isDue && 'font-bold soft:text-accent-ink')}>
      <TimeIn say={contactText.nextCall} at={nextCallOn} to="near" now={now} />
    </span>
  );
}

/** Whole days since an enquiry came that nobody has handled. */
function Age({ item: { handleStatus, createdOn }, now }: Pick<RowProps, 'item' | 'now'>) {
  const days = daysSince(createdOn, now);
  if (handleStatus !== HandleStatus.unhandled || days < 1) return null;
  return <b className="whitespace-nowrap text-accent-ink">{contactText.daysLeft(days)}</b>;
}
