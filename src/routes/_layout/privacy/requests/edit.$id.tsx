import { createFileRoute } from '@tanstack/react-router';
import { kindUnits } from '../../../../../openapi/generated/kinds';
import { loadRequest } from '../../../../features/privacy/request-loaders';
import { RequestPage } from '../../../../features/privacy/RequestFormPage';
import { page } from '../../../../navigation/page-meta';
import { titleText } from '../../../../navigation/text';

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
