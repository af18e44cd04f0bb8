import { createFileRoute } from '@tanstack/react-router';
import { kindUnits } from '../../../openapi/generated/kinds';
import { loadWebsiteProof } from '../../subjects/sites/proof/proof-loaders';
import { WebsiteProofPage } from '../../subjects/sites/proof/WebsiteProofPage';
import { page } from '../../base/navigation/page-meta';
import { titleText } from '../../base/navigation/text';

export const Route = createFileRoute('/_layout/company-proof')({
  staticData: page({
    title: titleText.websiteProof,
    claim: kindUnits.site,
    back: '/company',
    unit: 'company',
    level: 2,
  }),
  loader: loadWebsiteProof,
  component: WebsiteProofPage,
});
