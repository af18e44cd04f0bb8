import { createFileRoute } from '@tanstack/react-router';
import { kindUnits } from '../../../openapi/generated/kinds';
import { loadWebsiteProof } from '../../features/sites/proof/proof-loaders';
import { WebsiteProofPage } from '../../features/sites/proof/WebsiteProofPage';
import { page } from '../../navigation/page-meta';
import { titleText } from '../../navigation/text';

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
