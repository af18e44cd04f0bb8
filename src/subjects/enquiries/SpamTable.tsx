import { useState } from 'react';
import { updateContactSpam } from '../../api/generated/operations';
import { useCallAndReload } from '../../base/calls/use-call-and-reload';
import { idText } from '../../records/list/id-text';
import { actionsHead, RowLink } from '../../records/list/columns';
import { selectColumn } from '../../records/list/SelectCells';
import type { Selection } from '../../records/list/selection';
import { showToast } from '../../base/messages/messages';
import { refreshContacts } from '../../base/session/arrivals';
import { Time } from '../../base/time/Time';
import { Button } from '../../ui/Button';
import { columnsOf, RecordTable } from '../../ui/RecordTable';
import { rowDetailClass } from '../../ui/row-class';
import type { ContactFilter } from './contact-list-search';
import type { ContactRow } from './contact-loaders';
import { personHead } from './ContactTable';
import { PhoneLink } from './PhoneLink';
import { daysUntil, isSoon } from '../../base/time/days-left';
import { ShowButton, MaskedIn } from './ShowButton';
import { contactText } from './text';
import type { ShownContacts } from './use-shown-contacts';

const columns = contactText.columns;
const column = columnsOf<ContactRow>();

interface SpamTableProps {
  items: readonly ContactRow[];
  filter: ContactFilter;
  selection: Selection;
  canEdit: boolean;
  shown: ShownContacts;
}

/** Enquiries marked as spam, with reason, days left and a button that removes the mark. */
export function SpamTable({ items, filter, selection, canEdit, shown }: SpamTableProps) {
  return (
    <RecordTable
      caption={contactText.spam}
      className="tablet:min-w-265"
      rows={items}
      columns={[
        selectColumn(selection, items, ({ name }) => name),
        column(personHead(shown), (item) => <Person item={item} filter={filter} shown={shown} />),
        column(
          { head: columns.content, card: 'line' },
          ({ content }) => <span className="line-clamp-1 tablet:line-clamp-2">{content}</span>,
          ({ id, caseTitle }) => [idText(id), caseTitle].filter(Boolean).join(contactText.space),
        ),
        column({ head: columns.reason, width: 190, card: 'start', className: 'text-accent-ink' }, reasonOf),
        column(
          { head: columns.createdOn, width: 128, card: 'end', className: 'text-ink-soft' },
          ({ createdOn }) => <Time at={createdOn} to="past" />,
        ),
        column(
          { head: columns.daysLeft, width: 72, card: 'side' },
          ({ spamUntil }) => spamUntil && <DaysLeft until={spamUntil} />,
        ),
        canEdit && column({ ...actionsHead, width: 120, card: 'foot' }, (item) => <BringBack item={item} />),
      ]}
    />
  );
}

function Person({ item, filter, shown }: Pick<SpamTableProps, 'filter' | 'shown'> & { item: ContactRow }) {
  const full = shown.of(item.id);
  const { name, tel } = full?.person ?? item;
  return (
    <>
      <RowLink to="/contact/edit/$id" params={{ id: String(item.id) }} search={filter} weight="normal">
        {name || contactText.empty}
      </RowLink>
      <span className={rowDetailClass}>
        <PhoneLink tel={tel} className="max-tablet:inline-block max-tablet:py-1" />
        {full && <MaskedIn secondsLeft={full.secondsLeft} />}
        <ShowButton item={item} shown={shown} />
      </span>
    </>
  );
}

/** Reason for the mark; older servers omit it. */
function reasonOf({ spamReason }: ContactRow): string {
  if (spamReason === undefined) return '';
  return spamReason === null ? contactText.markedByStaff : contactText.spamReasons[spamReason];
}

function DaysLeft({ until }: { until: string }) {
  const [now] = useState(() => new Date());
  const days = daysUntil(until, now);
  return (
    <span className={isSoon(days) ? 'font-bold text-danger' : undefined}>
      <span aria-hidden="true">{contactText.daysLeft(days)}</span>
      <span className="sr-only">{contactText.daysLeftOf(days)}</span>
    </span>
  );
}

function BringBack({ item: { id, name } }: { item: ContactRow }) {
  const { call, isBusy } = useCallAndReload();
  const bringBack = () =>
    call(
      () => updateContactSpam({ id, isSpam: false }),
      () => {
        showToast({ kind: 'success', text: contactText.broughtBack });
        refreshContacts();
      },
    );
  return (
    <Button
      size="sm"
      busy={isBusy}
      busyLabel={contactText.noSpam}
      aria-label={contactText.notSpam(name)}
      onClick={() => void bringBack()}
    >
      {contactText.noSpam}
    </Button>
  );
}
