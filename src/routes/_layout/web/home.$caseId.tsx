import { kindUnits } from '../../../../openapi/generated/kinds';
import { createFileRoute } from '@tanstack/react-router';
import { SiteHomePage } from '../../../subjects/sites/SiteHomePage';
import { loadSite } from '../../../subjects/sites/site-loaders';
import { page } from '../../../base/navigation/page-meta';
import { titleText } from '../../../base/navigation/text';

export const Route = createFileRoute('/_layout/web/home/$caseId')({
  staticData: page({
    title: titleText.webHome,
    claim: kindUnits.site,
    back: '/web',
    unit: 'web',
    level: 2,
    about: 'title',
  }),
  loader: ({ params }) => loadSite(params.caseId),
  // The steps are rendered from the loader's data, so data of an earlier visit must not be reused.
  gcTime: 0,
  component: SiteHomePage,
});
