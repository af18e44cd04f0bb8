import { createFileRoute } from '@tanstack/react-router';
import { kindUnits } from '../../../../../openapi/generated/kinds';
import { loadTerms } from '../../../../features/privacy/request-loaders';
import { RequestAddPage } from '../../../../features/privacy/RequestFormPage';
import { page } from '../../../../navigation/page-meta';
import { titleText } from '../../../../navigation/text';

export const Route = createFileRoute('/_layout/privacy/requests/add')({
  staticData: page({
    title: titleText.personRequest,
    claim: kindUnits.personRequest,
    back: '/privacy/requests',
    unit: 'privacy',
    level: 2,
  }),
  loader: loadTerms,
  component: RequestAddPage,
});
