import { createFileRoute } from '@tanstack/react-router';
import { kindUnits } from '../../../../../openapi/generated/kinds';
import { loadRequests } from '../../../../features/privacy/request-loaders';
import { RequestListPage } from '../../../../features/privacy/RequestListPage';
import { page } from '../../../../navigation/page-meta';
import { titleText } from '../../../../navigation/text';

export const Route = createFileRoute('/_layout/privacy/requests/')({
  staticData: page({
    title: titleText.privacy,
    claim: kindUnits.personRequest,
    back: null,
    unit: 'privacy',
    level: 1,
    tab: titleText.personRequest,
  }),
  loader: loadRequests,
  component: RequestListPage,
});
