import { kindUnits } from '../../../../openapi/generated/kinds';
import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { contactListSearch } from '../../../subjects/enquiries/contact-list-search';
import { loadContacts } from '../../../subjects/enquiries/contact-loaders';
import { ContactListPage } from '../../../subjects/enquiries/ContactListPage';
import { page } from '../../../base/navigation/page-meta';
import { pageDefaults } from '../../../records/list/list-search';
import { titleText } from '../../../base/navigation/text';

export const Route = createFileRoute('/_layout/contact/')({
  staticData: page({
    title: titleText.contactList,
    claim: kindUnits.contact,
    back: null,
    unit: 'contact',
    level: 1,
  }),
  validateSearch: contactListSearch,
  search: { middlewares: [stripSearchParams({ ...pageDefaults })] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadContacts(deps),
  component: ContactListPage,
});
