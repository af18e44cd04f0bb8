import { kindUnits } from '../../../../openapi/generated/kinds';
import { createFileRoute } from '@tanstack/react-router';
import { loadProof } from '../../../subjects/sites/proof/proof-loaders';
import { ProofPage } from '../../../subjects/sites/proof/ProofPage';
import { page } from '../../../base/navigation/page-meta';
import { titleText } from '../../../base/navigation/text';

export const Route = createFileRoute('/_layout/web/proof/$caseId')({
  staticData: page({
    title: titleText.webProof,
    claim: kindUnits.site,
    back: '/web/home/$caseId',
    unit: 'web',
    level: 3,
    suffix: 'title',
    about: 'title',
  }),
  loader: ({ params }) => loadProof(params.caseId),
  component: ProofPage,
});
