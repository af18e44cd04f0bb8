import { createFileRoute } from '@tanstack/react-router';
import { loadContact } from '../../../features/contacts/contact-loaders';
import { ContactEditPage } from '../../../features/contacts/ContactEditPage';
import { page } from '../../../page-meta';
import { titleText } from '../../../layout/text';

export const Route = createFileRoute('/_layout/contact/edit/$id')({
  staticData: page({
    title: titleText.contact,
    claim: 'Permissions.Contacts',
    back: '/contact',
    unit: 'contact',
    level: 2,
  }),
  loader: ({ params }) => loadContact(params.id),
  component: ContactEditPage,
});
