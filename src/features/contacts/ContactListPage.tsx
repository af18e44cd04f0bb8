import { getRouteApi } from '@tanstack/react-router';
import { ListCard } from '../../list/ListCard';
import { contactFilter } from './contact-filter';
import { ContactExport } from './ContactExport';
import { ContactTable } from './ContactTable';

const route = getRouteApi('/_layout/contact/');

/** The enquiries, the newest first. */
export function ContactListPage() {
  const { page, search } = route.useLoaderData();
  return (
    <ListCard
      search={search}
      page={page}
      icon="mail"
      actions={<ContactExport search={search} />}
      filter={contactFilter}
    >
      <ContactTable items={page.items} />
    </ListCard>
  );
}
