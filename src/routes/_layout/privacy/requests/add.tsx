import { createFileRoute } from '@tanstack/react-router';
import { kindUnits } from '../../../../../openapi/generated/kinds';
import { loadTerms } from '../../../../subjects/privacy/request-loaders';
import { RequestAddPage } from '../../../../subjects/privacy/RequestFormPage';
import { page } from '../../../../base/navigation/page-meta';
import { titleText } from '../../../../base/navigation/text';

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
