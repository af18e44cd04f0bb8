import { getRouteApi } from '@tanstack/react-router';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { ErasureFacts } from './ErasedCard';
import { PlaceTable } from './PlaceTable';
import { requestText as text } from './request-text';

const route = getRouteApi('/_layout/privacy/requests/proof/$id');

/** Proof of an erasure, for printing. */
export function ErasureProofPage() {
  const { record } = route.useLoaderData();
  const { erasure, number } = record;
  if (!erasure) return <EmptyState icon="info" title={text.none} />;
  return (
    <Card className="max-w-200">
      <div className="flex flex-wrap items-center justify-between gap-3 px-6 pt-5 pb-4 max-tablet:px-4">
        <h2>
          {text.proof} {number}
        </h2>
        <Button className="print:hidden" onClick={() => window.print()}>
          {text.print}
        </Button>
        <p className="w-full">{text.proofWords}</p>
        <ErasureFacts erasure={erasure} />
      </div>
      <PlaceTable places={erasure.places} />
    </Card>
  );
}
