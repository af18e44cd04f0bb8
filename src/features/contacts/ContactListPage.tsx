import { getRouteApi, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useMemo } from 'react';
import { offers } from '../../api/features';
import { exportContacts } from '../../api/generated/operations';
import { ArrivedButton } from '../../list/ArrivedButton';
import { ListCard } from '../../list/ListCard';
import { useSelection } from '../../list/selection';
import { Note } from '../../ui/Note';
import { usePermission } from '../../session/session';
import { contactFilterOf } from './contact-filter';
import { contactQuery, filterOf } from './contact-list-search';
import { ContactTable } from './ContactTable';
import { SpamTable } from './SpamTable';
import { contactText } from './text';

const route = getRouteApi('/_layout/contact/');
const ContactBulkBar = lazy(async () => ({
  default: (await import('./ContactBulkBar')).ContactBulkBar,
}));

/** Spam stands apart: it is no work. */
const tabsOf = (isSpam: boolean) => ({
  label: contactText.tabs,
  items: [
    { label: contactText.allTab, count: undefined, search: { state: undefined }, isOpen: !isSpam },
    { label: contactText.spam, count: undefined, search: { state: 'spam' }, isOpen: isSpam },
  ],
});

/** The enquiries, the newest first unless another order was chosen. */
export function ContactListPage() {
  const router = useRouter();
  const navigate = route.useNavigate();
  const { page, search, choices } = route.useLoaderData();
  const { canEdit } = usePermission(contactText.unit);
  const selection = useSelection(page.items);
  const isNewestFirst = page.pageNumber === 1 && (search.sort ?? 'newest') === 'newest';
  const shown = useMemo(
    () => ({ newest: isNewestFirst ? (page.items[0]?.id ?? 0) : null, filter: contactQuery(search) }),
    [page, search, isNewestFirst],
  );
  // New enquiries are on the first page; the browser's Back returns to this one.
  const showArrived = () =>
    isNewestFirst
      ? router.invalidate()
      : navigate({ search: (before) => ({ ...before, sort: undefined, page: 1 }), resetScroll: false });
  return (
    <ListCard
      search={search}
      page={page}
      icon="mail"
      {...(offers('contactTeam') ? { tabs: tabsOf(search.state === 'spam') } : {})}
      actions={<ArrivedButton list={shown} onShow={() => void showArrived()} />}
      csv={{ send: () => exportContacts(contactQuery(search)), name: contactText.list, feature: 'exports' }}
      filter={contactFilterOf(choices)}
    >
      {search.state === 'spam' && <Note className="rounded-none">{contactText.spamHelp}</Note>}
      <div className="relative">
        {selection.ids.size > 0 && (
          <Suspense>
            <ContactBulkBar
              items={page.items}
              selection={selection}
              assignees={choices.assignees}
              canEdit={canEdit}
            />
          </Suspense>
        )}
        {search.state === 'spam' ? (
          <SpamTable items={page.items} filter={filterOf(search)} selection={selection} canEdit={canEdit} />
        ) : (
          <ContactTable
            items={page.items}
            filter={filterOf(search)}
            selection={offers('contactTeam') ? selection : undefined}
          />
        )}
      </div>
    </ListCard>
  );
}
