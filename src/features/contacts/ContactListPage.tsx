import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { exportContacts } from '../../api/generated/operations';
import { ArrivedButton } from '../../list/ArrivedButton';
import { ExportButton } from '../../list/ExportButton';
import { ListCard } from '../../list/ListCard';
import { todayInTaipei } from '../../time/date-time';
import { contactFilter } from './contact-filter';
import { contactQuery, filterOf } from './contact-list-search';
import { ContactTable } from './ContactTable';
import { contactText } from './text';

const route = getRouteApi('/_layout/contact/');

/** The enquiries, the newest first. */
export function ContactListPage() {
  const router = useRouter();
  const navigate = route.useNavigate();
  const { page, search } = route.useLoaderData();
  const shown = useMemo(
    () => ({ newest: page.pageNumber === 1 ? (page.items[0]?.id ?? 0) : null, filter: contactQuery(search) }),
    [page, search],
  );
  // What came in stands on the first page; the browser's Back returns to this one.
  const showArrived = () =>
    page.pageNumber === 1
      ? router.invalidate()
      : navigate({ search: (before) => ({ ...before, page: 1 }), resetScroll: false });
  return (
    <ListCard
      search={search}
      page={page}
      icon="mail"
      head={<ArrivedButton list={shown} onShow={() => void showArrived()} />}
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
