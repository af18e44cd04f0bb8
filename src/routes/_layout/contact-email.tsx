import { kindUnits } from '../../../openapi/generated/kinds';
import { createFileRoute } from '@tanstack/react-router';
import { loadContactEmails } from '../../features/contacts/contact-loaders';
import { ContactEmailPage } from '../../features/contacts/ContactEmailPage';
import { page } from '../../navigation/page-meta';
import { titleText } from '../../navigation/text';

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
