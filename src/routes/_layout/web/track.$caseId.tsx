import { kindUnits } from '../../../../openapi/generated/kinds';
import { createFileRoute } from '@tanstack/react-router';
import { SiteTrackPage } from '../../../subjects/sites/SiteTrackPage';
import { loadSiteWithParts } from '../../../subjects/sites/site-loaders';
import { page } from '../../../base/navigation/page-meta';
import { titleText } from '../../../base/navigation/text';

export const Route = createFileRoute('/_layout/web/track/$caseId')({
  staticData: page({
    title: titleText.webTrack,
    claim: kindUnits.site,
    back: '/web/home/$caseId',
    unit: 'web',
    level: 3,
    about: 'site.title',
  }),
  loader: ({ params }) => loadSiteWithParts(params.caseId),
  component: SiteTrackPage,
});
