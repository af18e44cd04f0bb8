import { createFileRoute } from '@tanstack/react-router';
import { kindUnits } from '../../../../../openapi/generated/kinds';
import { loadRequests } from '../../../../subjects/privacy/request-loaders';
import { RequestListPage } from '../../../../subjects/privacy/RequestListPage';
import { page } from '../../../../base/navigation/page-meta';
import { titleText } from '../../../../base/navigation/text';

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
