import { createFileRoute } from '@tanstack/react-router';
import { kindUnits } from '../../../../openapi/generated/kinds';
import { loadTerms } from '../../../subjects/privacy/request-loaders';
import { TermsPage } from '../../../subjects/privacy/TermsPage';
import { page } from '../../../base/navigation/page-meta';
import { titleText } from '../../../base/navigation/text';

export const Route = createFileRoute('/_layout/privacy/terms')({
  staticData: page({
    title: titleText.privacyTerms,
    claim: kindUnits.privacy,
    back: '/privacy/requests',
    unit: 'privacy',
    level: 2,
  }),
  loader: loadTerms,
  component: TermsPage,
});
