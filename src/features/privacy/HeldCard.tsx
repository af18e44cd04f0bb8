import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { Time } from '../../time/Time';
import { Button } from '../../ui/Button';
import { buttonClass } from '../../ui/button-class';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { Icon } from '../../ui/Icon';
import { linkClass } from '../../ui/link-class';
import { TableFooter } from '../../ui/Table';
import { EraseDialog } from './EraseDialog';
import { PlaceTable } from './PlaceTable';
import type { HeldData, PersonRequest } from './request-loaders';
import { requestText as text } from './request-text';

interface HeldCardProps {
  record: PersonRequest;
  held: HeldData;
  bases: readonly string[];
  canEdit: boolean;
}

/** Places with data of the person, with buttons to copy and erase. */
export function HeldCard({ record, held, bases, canEdit }: HeldCardProps) {
  const router = useRouter();
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
        <div className="grid gap-1 border-t border-line px-6 py-4 max-tablet:px-4">
          <h3>{text.enquiries}</h3>
          <ul className="grid gap-1">
            {held.contacts.map(({ id, caseTitle, createdOn }) => (
              <li key={id} className="flex flex-wrap gap-x-3">
                <Link to="/contact/edit/$id" params={{ id: String(id) }} className={linkClass}>
                  {text.number(id)}
                </Link>
                <span>{caseTitle}</span>
                <span className="text-ink-soft">
                  <Time at={createdOn} to="day" />
                </span>
              </li>
            ))}
          </ul>
          <p className="text-caption text-ink-soft">{text.correct}</p>
        </div>
      )}
      {canEdit && (
        <TableFooter className="justify-end border-t border-line">
          <Link
            to="/privacy/requests/copy/$id"
            params={{ id: String(record.id) }}
            className={buttonClass({})}
          >
            <Icon name="download" />
            {text.copy}
          </Link>
          <Button variant="danger" icon="trash" onClick={() => setErasing(true)}>
            {text.erase}
          </Button>
        </TableFooter>
      )}
      {isErasing && (
        <EraseDialog
          record={record}
          places={found}
          bases={bases}
          onDone={async () => {
            setErasing(false);
            await router.invalidate();
          }}
          onClose={() => setErasing(false)}
        />
      )}
    </Card>
  );
}
