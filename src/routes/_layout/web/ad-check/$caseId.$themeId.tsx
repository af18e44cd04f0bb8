import { createFileRoute } from '@tanstack/react-router';
import { kindUnits } from '../../../../../openapi/generated/kinds';
import { loadAdCheck } from '../../../../features/websites/adcheck/adcheck-loaders';
import { AdCheckPage } from '../../../../features/websites/adcheck/AdCheckPage';
import { page } from '../../../../navigation/page-meta';
import { titleText } from '../../../../navigation/text';

export const Route = createFileRoute('/_layout/web/ad-check/$caseId/$themeId')({
  staticData: page({
    title: titleText.webAdCheck,
    claim: kindUnits.website,
    back: '/web/home/$caseId',
    unit: 'web',
    level: 3,
    suffix: 'title',
    about: 'title',
  }),
  loader: ({ params }) => loadAdCheck(params),
  component: AdCheckPage,
});
