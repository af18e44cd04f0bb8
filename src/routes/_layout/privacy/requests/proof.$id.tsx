import { createFileRoute } from '@tanstack/react-router';
import { kindUnits } from '../../../../../openapi/generated/kinds';
import { loadProof } from '../../../../features/privacy/request-loaders';
import { ErasureProofPage } from '../../../../features/privacy/ErasureProofPage';
import { page } from '../../../../navigation/page-meta';
import { titleText } from '../../../../navigation/text';

export const Route = createFileRoute('/_layout/privacy/requests/proof/$id')({
  staticData: page({
    title: titleText.erasureProof,
    claim: kindUnits.personRequest,
    back: '/privacy/requests/edit/$id',
    unit: 'privacy',
    level: 2,
    suffix: 'record.number',
  }),
  loader: ({ params }) => loadProof(params.id),
  component: ErasureProofPage,
});
