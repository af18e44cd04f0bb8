import { kindUnits } from '../../../../openapi/generated/kinds';
import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { contactListSearch } from '../../../features/contacts/contact-list-search';
import { loadContacts } from '../../../features/contacts/contact-loaders';
import { ContactListPage } from '../../../features/contacts/ContactListPage';
import { page } from '../../../navigation/page-meta';
import { pageDefaults } from '../../../list/list-search';
import { titleText } from '../../../navigation/text';

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
