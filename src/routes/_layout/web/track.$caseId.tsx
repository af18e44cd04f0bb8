import { kindUnits } from '../../../../openapi/generated/kinds';
import { createFileRoute } from '@tanstack/react-router';
import { WebsiteTrackPage } from '../../../features/websites/WebsiteTrackPage';
import { loadWebsite } from '../../../features/websites/website-loaders';
import { page } from '../../../navigation/page-meta';
import { titleText } from '../../../navigation/text';

export const Route = createFileRoute('/_layout/web/track/$caseId')({
  staticData: page({
    title: titleText.webTrack,
    claim: kindUnits.website,
    back: '/web/home/$caseId',
    unit: 'web',
    level: 3,
    about: 'title',
  }),
  loader: ({ params }) => loadWebsite(params.caseId),
  component: WebsiteTrackPage,
});
