import { Link } from '@tanstack/react-router';
import { HandleStatus } from '../../../openapi/generated/enums';
import { offers } from '../../api/features';
import { Time } from '../../time/Time';
import { idText } from '../../list/id-text';
import { SelectCell, SelectHead } from '../../list/SelectCells';
import { chosenRowClass, type Selection } from '../../list/selection';
import { SortTh } from '../../list/SortTh';
import { UpdatedCell } from '../../list/UpdatedCell';
import { rowDetailClass, rowTitleClass } from '../../ui/row-class';
import { Table, Td, Th } from '../../ui/Table';
import type { ContactFilter } from './contact-list-search';
import type { ContactRow } from './contact-loaders';
import { HandleStatusDot } from './HandleStatusDot';
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

/** Enquiries of a page. On a phone, each is a card of three lines with a link that calls the number. */
export function ContactTable({ items, filter, selection, shown }: ContactTableProps) {
  const isTeam = offers('contactTeam');
  return (
    <Table caption={contactText.list} className="tablet:min-w-265">
      <thead>
        <tr>
          {selection && <SelectHead selection={selection} items={items} />}
          <Th width={selection ? 44 : 64}>{columns.id}</Th>
          <Th width={116}>{columns.type}</Th>
          <Th width={92}>{columns.name}</Th>
          <Th width={168}>{columns.tel}</Th>
          <Th>{columns.content}</Th>
          {isTeam ? <TeamHeads sort={filter.sort ?? 'newest'} /> : <PlainHeads />}
          <Th width={136}>{columns.updated}</Th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <Row key={item.id} item={item} filter={filter} selection={selection} shown={shown} />
        ))}
      </tbody>
    </Table>
  );
}

function Row({ item, filter, selection, shown }: Omit<ContactTableProps, 'items'> & { item: ContactRow }) {
  const isTeam = offers('contactTeam');
  const full = shown.of(item.id);
  const { name, tel } = full?.person ?? item;
  return (
    <tr className={chosenRowClass(selection, item.id)}>
      {selection && <SelectCell selection={selection} row={{ id: item.id, title: item.name }} />}
      <Td card="hidden" className="text-ink-soft">
        {idText(item.id)}
      </Td>
      <Td card="hidden">
        {contactText.types[item.type]}
        {item.source && <span className={rowDetailClass}>{contactText.sources[item.source]}</span>}
      </Td>
      <Td card="title">
        <Link
          to="/contact/edit/$id"
          params={{ id: String(item.id) }}
          search={filter}
          className={rowTitleClass(item.handleStatus === HandleStatus.unhandled ? 'bold' : 'normal')}
        >
          {name}
        </Link>
      </Td>
      <Td card="start">
        <span className="flex items-center justify-between gap-1">
          <span>
            <PhoneLink tel={tel} className="max-tablet:inline-block max-tablet:py-1" />
            {full && <MaskedIn secondsLeft={full.secondsLeft} />}
          </span>
          <ShowButton item={item} shown={shown} />
        </span>
      </Td>
      <Td card="line">
        <span className={isTeam ? 'line-clamp-1 tablet:line-clamp-2' : 'line-clamp-1'}>
          {item.caseTitle && (
            <span className="text-ink-soft tablet:hidden">
              {item.caseTitle}
              {contactText.space}
            </span>
          )}
          {item.content}
        </span>
        {!isTeam && item.caseTitle && (
          <span className={`${rowDetailClass} max-tablet:hidden`}>{item.caseTitle}</span>
        )}
      </Td>
      {isTeam && (
        <Td card="hidden">
          <span className="block truncate">{item.caseTitle || contactText.empty}</span>
        </Td>
      )}
      {isTeam && (
        <Td card="hidden">
          <span className="block truncate">{item.assignee || contactText.noAssignee}</span>
        </Td>
      )}
      <Td card="side">
        <HandleStatusDot status={item.handleStatus} />
        {item.assignee && (
          <span className={`${rowDetailClass} ${isTeam ? 'tablet:hidden' : ''}`}>{item.assignee}</span>
        )}
      </Td>
      <Td card="end" className="text-ink-soft">
        <Time at={item.createdOn} />
      </Td>
      <Td card="hidden">
        <UpdatedCell {...item.updateRecord} />
      </Td>
    </tr>
  );
}

function PlainHeads() {
  return (
    <>
      <Th width={110}>{columns.state}</Th>
      <Th width={160}>{columns.createdOn}</Th>
    </>
  );
}

function TeamHeads({ sort }: { sort: NonNullable<ContactFilter['sort']> }) {
  return (
    <>
      <SortTh
        label={columns.caseTitle}
        width={96}
        current={sort}
        orders={[{ sort: 'case', direction: 'ascending' }]}
      />
      <SortTh
        label={columns.assignee}
        width={88}
        current={sort}
        orders={[{ sort: 'assignee', direction: 'ascending' }]}
      />
      <SortTh
        label={columns.state}
        width={92}
        current={sort}
        orders={[{ sort: 'state', direction: 'ascending' }]}
      />
      <SortTh
        label={columns.createdOn}
        width={108}
        current={sort}
        orders={[
          { sort: 'newest', direction: 'descending' },
          { sort: 'oldest', direction: 'ascending' },
        ]}
      />
    </>
  );
}
