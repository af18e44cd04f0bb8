import { getRouteApi } from '@tanstack/react-router';
import { exportContacts } from '../../api/generated/operations';
import { ExportButton } from '../../list/ExportButton';
import { ListCard } from '../../list/ListCard';
import { todayInTaipei } from '../../record/date-time';
import { contactFilter } from './contact-filter';
import { contactQuery, filterOf } from './contact-list-search';
import { ContactTable } from './ContactTable';
import { contactText } from './text';

const route = getRouteApi('/_layout/contact/');

/** The enquiries, the newest first. */
export function ContactListPage() {
  const { page, search } = route.useLoaderData();
  return (
    <ListCard
      search={search}
      page={page}
      icon="mail"
      actions={
        <ExportButton
          send={() => exportContacts(contactQuery(search))}
          fileName={() => contactText.fileName(todayInTaipei())}
        />
      }
      filter={contactFilter}
    >
      <ContactTable items={page.items} filter={filterOf(search)} />
    </ListCard>
  );
}
