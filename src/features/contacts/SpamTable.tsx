import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { updateContactSpam } from '../../api/generated/operations';
import { useCall } from '../../calls/use-call';
import { idText } from '../../list/id-text';
import { SelectCell, SelectHead } from '../../list/SelectCells';
import { chosenRowClass, type Selection } from '../../list/selection';
import { showToast } from '../../messages/messages';
import { refreshContacts } from '../../session/arrivals';
import { Time } from '../../time/Time';
import { Button } from '../../ui/Button';
import { rowDetailClass, rowTitleClass } from '../../ui/row-class';
import { Table, Td, Th } from '../../ui/Table';
import type { ContactFilter } from './contact-list-search';
import type { ContactRow } from './contact-loaders';
import { MaskLock } from './MaskLock';
import { PhoneLink } from './PhoneLink';
import { daysUntil, isSoon } from '../../time/days-left';
import { ShowButton, MaskedIn } from './ShowButton';
import { contactText } from './text';
import type { ShownContacts } from './use-shown-contacts';

const columns = contactText.columns;

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
    <Table caption={contactText.spam} className="tablet:min-w-265">
      <thead>
        <tr>
          <SelectHead selection={selection} items={items} />
          <Th width={196}>
            {columns.person}
            <MaskLock count={shown.count} />
          </Th>
          <Th>{columns.content}</Th>
          <Th width={190}>{columns.reason}</Th>
          <Th width={128}>{columns.createdOn}</Th>
          <Th width={72}>{columns.daysLeft}</Th>
          {canEdit && (
            <Th width={120} hideLabel>
              {columns.actions}
            </Th>
          )}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <Row
            key={item.id}
            item={item}
            filter={filter}
            selection={selection}
            canEdit={canEdit}
            shown={shown}
          />
        ))}
      </tbody>
    </Table>
  );
}

function Row({
  item,
  filter,
  selection,
  canEdit,
  shown,
}: Omit<SpamTableProps, 'items'> & { item: ContactRow }) {
  const full = shown.of(item.id);
  const { name, tel } = full?.person ?? item;
  return (
    <tr className={chosenRowClass(selection, item.id)}>
      <SelectCell selection={selection} row={{ id: item.id, title: item.name }} />
      <Td card="title">
        <Link
          to="/contact/edit/$id"
          params={{ id: String(item.id) }}
          search={filter}
          className={rowTitleClass('normal')}
        >
          {name || contactText.empty}
        </Link>
        <span className={rowDetailClass}>
          <PhoneLink tel={tel} className="max-tablet:inline-block max-tablet:py-1" />
          {full && <MaskedIn secondsLeft={full.secondsLeft} />}
          <ShowButton item={item} shown={shown} />
        </span>
      </Td>
      <Td card="line">
        <span className="line-clamp-1 tablet:line-clamp-2">{item.content}</span>
        <span className={rowDetailClass}>
          {[idText(item.id), item.caseTitle].filter(Boolean).join(contactText.space)}
        </span>
      </Td>
      <Td card="start" className="text-accent-ink">
        {reasonOf(item)}
      </Td>
      <Td card="end" className="text-ink-soft">
        <Time at={item.createdOn} to="past" />
      </Td>
      <Td card="side">{item.spamUntil && <DaysLeft until={item.spamUntil} />}</Td>
      {canEdit && (
        <Td card="foot">
          <BringBack item={item} />
        </Td>
      )}
    </tr>
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
  const router = useRouter();
  const { call, isBusy } = useCall();
  const bringBack = () =>
    call(
      () => updateContactSpam({ id, isSpam: false }),
      async () => {
        showToast({ kind: 'success', text: contactText.broughtBack });
        refreshContacts();
        await router.invalidate();
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
