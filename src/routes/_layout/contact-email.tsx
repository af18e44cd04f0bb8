import { kindUnits } from '../../../openapi/generated/kinds';
import { createFileRoute } from '@tanstack/react-router';
import { loadContactEmails } from '../../subjects/enquiries/contact-loaders';
import { ContactEmailPage } from '../../subjects/enquiries/ContactEmailPage';
import { page } from '../../base/navigation/page-meta';
import { titleText } from '../../base/navigation/text';

export const Route = createFileRoute('/_layout/contact-email')({
  staticData: page({
    title: titleText.contactEmail,
    claim: kindUnits.contactEmail,
    back: null,
    unit: 'contactEmail',
    level: 1,
  }),
  loader: () => loadContactEmails(),
  component: ContactEmailPage,
});
