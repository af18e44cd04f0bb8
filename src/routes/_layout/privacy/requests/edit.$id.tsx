import { createFileRoute } from '@tanstack/react-router';
import { kindUnits } from '../../../../../openapi/generated/kinds';
import { loadRequest } from '../../../../subjects/privacy/request-loaders';
import { RequestPage } from '../../../../subjects/privacy/RequestFormPage';
import { page } from '../../../../base/navigation/page-meta';
import { titleText } from '../../../../base/navigation/text';

export const Route = createFileRoute('/_layout/privacy/requests/edit/$id')({
  staticData: page({
    title: titleText.personRequest,
    claim: kindUnits.personRequest,
    back: '/privacy/requests',
    unit: 'privacy',
    level: 2,
    about: 'record.number',
  }),
  loader: ({ params }) => loadRequest(params.id),
  component: RequestPage,
});
