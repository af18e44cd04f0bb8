import { createFileRoute } from '@tanstack/react-router';
import { kindUnits } from '../../../../../openapi/generated/kinds';
import { loadProof } from '../../../../subjects/privacy/request-loaders';
import { ErasureProofPage } from '../../../../subjects/privacy/ErasureProofPage';
import { page } from '../../../../base/navigation/page-meta';
import { titleText } from '../../../../base/navigation/text';

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
