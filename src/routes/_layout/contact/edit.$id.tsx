import { kindUnits } from '../../../../openapi/generated/kinds';
import { createFileRoute } from '@tanstack/react-router';
import { contactFilterSearch } from '../../../subjects/enquiries/contact-list-search';
import { loadContact } from '../../../subjects/enquiries/contact-loaders';
import { ContactEditPage } from '../../../subjects/enquiries/ContactEditPage';
import { page } from '../../../base/navigation/page-meta';
import { titleText } from '../../../base/navigation/text';

export const Route = createFileRoute('/_layout/contact/edit/$id')({
  staticData: page({
    title: titleText.contact,
    claim: kindUnits.contact,
    back: '/contact',
    unit: 'contact',
    level: 2,
    about: 'record.name',
  }),
  validateSearch: contactFilterSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => loadContact(params.id, deps),
  component: ContactEditPage,
});
