import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { EmptyList } from '../../shared/list/EmptyList';
import { ListCard } from '../../shared/list/ListCard';
import { ListFooter } from '../../shared/list/ListFooter';
import { contactChips } from './contact-chips';
import { applied, type ContactListSearch, filterCount } from './contact-list-search';
import { ContactExport } from './ContactExport';
import { ContactFilterFields } from './ContactFilterFields';
import { ContactTable } from './ContactTable';

const route = getRouteApi('/_layout/contact/');

/** The enquiries, the newest first. */
export function ContactListPage() {
  const { search } = route.useLoaderData();
  return <ContactList key={JSON.stringify({ ...search, page: undefined })} />;
}

function ContactList() {
  const { page, search } = route.useLoaderData();
  const navigate = route.useNavigate();
  const [draft, setDraft] = useState<ContactListSearch>(search);
  const go = (next: ContactListSearch) => void navigate({ search: applied(next) });
  return (
    <ListCard
      actions={<ContactExport search={search} />}
      filter={{
        chips: contactChips(search, go),
        fields: <ContactFilterFields value={draft} onChange={setDraft} />,
        onApply: () => go(draft),
        onClear: () => {
          setDraft({});
          go({});
        },
      }}
    >
      {page.items.length === 0 ? <EmptyList icon="mail" filtered={filterCount(search) > 0} /> : <ContactTable items={page.items} />}
      <ListFooter
        totalCount={page.totalCount}
        pageNumber={page.pageNumber}
        renderLink={(number, item) => <Link to="/contact" search={{ ...search, page: number === 1 ? undefined : number }} activeOptions={{ exact: true }} {...item} />}
      />
    </ListCard>
  );
}
