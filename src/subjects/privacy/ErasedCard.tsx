import { Link } from '@tanstack/react-router';
import { Time } from '../../base/time/Time';
import { buttonClass } from '../../ui/button-class';
import { Card } from '../../ui/Card';
import { TableFooter } from '../../ui/TableFooter';
import { PlaceTable } from './PlaceTable';
import type { PersonRequest } from './request-loaders';
import { requestText as text } from './request-text';
import { Facts } from '../../ui/Facts';

interface ErasedCardProps {
  record: PersonRequest;
  erasure: NonNullable<PersonRequest['erasure']>;
}

/** Result of an erasure: rows by place. */
export function ErasedCard({ record, erasure }: ErasedCardProps) {
  return (
    <Card>
      <div className="px-6 pt-5 pb-4 max-tablet:px-4">
        <h2>{text.proof}</h2>
        <ErasureFacts erasure={erasure} />
      </div>
      <PlaceTable places={erasure.places} />
      <TableFooter className="justify-end">
        <Link to="/privacy/requests/proof/$id" params={{ id: String(record.id) }} className={buttonClass({})}>
          {text.proof}
        </Link>
      </TableFooter>
    </Card>
  );
}

/** Time, account and basis of the erasure. */
export function ErasureFacts({ erasure }: Pick<ErasedCardProps, 'erasure'>) {
  const rows = [
    [text.erasedOn, <Time key="on" at={erasure.on} />],
    [text.erasedBy, erasure.by],
    [text.basis, erasure.basis],
  ] as const;
  return <Facts className="mt-2 grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1" rows={rows} />;
}
