import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { kindNames } from '../../../openapi/generated/kinds';
import { kinds } from '../../records/kinds/kinds';
import { Time } from '../../base/time/Time';
import { Button } from '../../ui/Button';
import { buttonClass } from '../../ui/button-class';
import { Card } from '../../ui/Card';
import { Checkbox } from '../../ui/Checkbox';
import { EmptyState } from '../../ui/EmptyState';
import { Icon } from '../../ui/Icon';
import { OtherName } from '../../records/kinds/OtherName';
import { linkClass } from '../../ui/link-class';
import { TableFooter } from '../../ui/TableFooter';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { CorrectDialog } from './CorrectDialog';
import { EraseDialog } from './EraseDialog';
import { PlaceTable } from './PlaceTable';
import type { HeldData, PersonRequest } from './request-loaders';
import { requestText as text } from './request-text';

type HeldContact = HeldData['contacts'][number];

interface HeldCardProps {
  record: PersonRequest;
  held: HeldData;
  bases: readonly string[];
  canEdit: boolean;
}

/**
 * The person's enquiries among those found. A telephone may belong to several people, so nothing is chosen beforehand
 * where the names differ.
 */
function useChosen({ contacts }: HeldData) {
  const isOneName = new Set(contacts.map(({ nameGroup }) => nameGroup)).size <= 1;
  const [ticks, setTicks] = useState<ReadonlyMap<number, boolean>>(new Map());
  const chosen = contacts.filter(({ id }) => ticks.get(id) ?? isOneName);
  return {
    chosen,
    isNobody: contacts.length > 0 && chosen.length === 0,
    /** Whether to ask if this is the same person. */
    isDoubtful: ({ nameGroup }: HeldContact) =>
      !isOneName && chosen.every((each) => each.nameGroup !== nameGroup),
    tick: (id: number, isTicked: boolean) => setTicks(new Map(ticks).set(id, isTicked)),
  };
}

/** Places with data of the person, with buttons to copy and erase. */
export function HeldCard({ record, held, bases, canEdit }: HeldCardProps) {
  const choice = useChosen(held);
  const { chosen, isNobody } = choice;
  const [isErasing, setErasing] = useState(false);
  const found = held.places.filter(({ count }) => count === null || count > 0);
  const rows = found.reduce((sum, { count }) => sum + (count ?? 0), 0);
  return (
    <Card>
      <div className="flex flex-wrap items-baseline gap-x-2 px-6 pt-5 pb-4 max-tablet:px-4">
        <h2>{text.held}</h2>
        {rows > 0 && (
          <span className="text-caption text-ink-soft">
            {text.heldSum(found.filter(({ count }) => count !== null).length, rows)}
          </span>
        )}
        <p className="w-full text-caption text-ink-soft">{text.searched}</p>
      </div>
      {rows === 0 ? (
        <EmptyState icon="search" title={text.nothing}>
          {text.nothingHelp}
        </EmptyState>
      ) : (
        <PlaceTable places={found} />
      )}
      {held.contacts.length > 0 && (
        <HeldContacts record={record} contacts={held.contacts} choice={choice} canEdit={canEdit} />
      )}
      {held.records.length > 0 && <HeldRecords records={held.records} total={countOf(held, 'content')} />}
      {canEdit && (
        <TableFooter className="justify-end border-t border-line">
          {isNobody ? (
            <p className="text-caption text-ink-soft">{text.chooseFirst}</p>
          ) : (
            <Link
              to="/privacy/requests/copy/$id"
              params={{ id: String(record.id) }}
              search={{ contacts: chosen.map(({ id }) => id).join(',') }}
              className={buttonClass({})}
            >
              <Icon name="download" />
              {text.copy}
            </Link>
          )}
          <Button variant="danger" icon="trash" disabled={isNobody} onClick={() => setErasing(true)}>
            {text.erase}
          </Button>
        </TableFooter>
      )}
      {isErasing && (
        <EraseDialog
          record={record}
          places={found}
          contacts={held.contacts}
          chosen={chosen}
          bases={bases}
          onClose={() => setErasing(false)}
        />
      )}
    </Card>
  );
}

interface HeldContactsProps {
  record: PersonRequest;
  contacts: HeldData['contacts'];
  choice: ReturnType<typeof useChosen>;
  canEdit: boolean;
}

/** Enquiries found, each with a tick and a button to correct it. */
function HeldContacts({ record, contacts, choice, canEdit }: HeldContactsProps) {
  const router = useRouter();
  const [correcting, setCorrecting] = useState<HeldContact | null>(null);
  const { chosen, isDoubtful, tick } = choice;
  return (
    <div className="grid gap-1 border-t border-line px-6 py-4 max-tablet:px-4">
      <h3>{text.enquiries}</h3>
      {canEdit && <p className="text-caption text-ink-soft">{text.chooseHelp}</p>}
      <ul className="grid gap-1">
        {contacts.map((contact) => (
          <li key={contact.id} className="flex flex-wrap items-center gap-x-3">
            {canEdit && (
              <Checkbox
                checked={chosen.includes(contact)}
                aria-label={text.choose(contact.id, contact.name)}
                onChange={({ target }) => tick(contact.id, target.checked)}
              />
            )}
            <Link to="/contact/edit/$id" params={{ id: String(contact.id) }} className={linkClass}>
              {text.number(contact.id)}
            </Link>
            <span>{contact.name}</span>
            <span>{contact.caseTitle}</span>
            <span className="text-ink-soft">
              <Time at={contact.createdOn} to="day" />
            </span>
            {isDoubtful(contact) && <OtherName />}
            {canEdit && (
              <Button size="sm" className="ml-auto" onClick={() => setCorrecting(contact)}>
                {text.correctAction}
                <VisuallyHidden>{text.number(contact.id)}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {correcting && (
        <CorrectDialog
          record={record}
          contact={correcting}
          onDone={async () => {
            setCorrecting(null);
            await router.invalidate();
          }}
          onClose={() => setCorrecting(null)}
        />
      )}
    </div>
  );
}

const countOf = ({ places }: HeldData, place: HeldData['places'][number]['name']) =>
  places.find(({ name }) => name === place)?.count ?? 0;

/** Records of the company that mention the person, which an erasure leaves to people. */
function HeldRecords({ records, total }: { records: HeldData['records']; total: number }) {
  return (
    <div className="grid gap-1 border-t border-line px-6 py-4 max-tablet:px-4">
      <h3>{text.records}</h3>
      <ul className="grid gap-1">
        {records.map((record) => (
          <li key={`${record.kind} ${record.id}`} className="flex flex-wrap gap-x-3">
            <span className="text-ink-soft">{kindNames[record.kind]}</span>
            <RecordLink record={record} />
          </li>
        ))}
      </ul>
      {total > records.length && <p>{text.moreRecords(total - records.length)}</p>}
      <p className="text-caption text-ink-soft">{text.recordsHelp}</p>
    </div>
  );
}

function RecordLink({ record: { kind, id, title, isInTrash } }: { record: HeldData['records'][number] }) {
  const words = title || text.open;
  if (isInTrash) {
    return (
      <>
        <span>{title}</span>
        <Link to="/trash" className={linkClass}>
          {text.inTrash}
        </Link>
      </>
    );
  }
  const { open, list } = kinds[kind];
  const link = open?.(id) ?? (list && { to: list.to });
  return link ? (
    <Link {...link} className={linkClass}>
      {words}
    </Link>
  ) : (
    <span>{words}</span>
  );
}
