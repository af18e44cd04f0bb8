import { createFileRoute } from '@tanstack/react-router';
import { kindUnits } from '../../../../../openapi/generated/kinds';
import { loadAdCheck } from '../../../../subjects/sites/advertising/adcheck-loaders';
import { AdCheckPage } from '../../../../subjects/sites/advertising/AdCheckPage';
import { page } from '../../../../base/navigation/page-meta';
import { titleText } from '../../../../base/navigation/text';

export const Route = createFileRoute('/_layout/web/ad-check/$caseId/$themeId')({
  staticData: page({
    title: titleText.webAdCheck,
    claim: kindUnits.site,
    back: '/web/home/$caseId',
    unit: 'web',
    level: 3,
    suffix: 'title',
    about: 'title',
  }),
  loader: ({ params }) => loadAdCheck(params),
  component: AdCheckPage,
});
