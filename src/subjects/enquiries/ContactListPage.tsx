import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { offered } from '../../api/offered';
import { ArrivedButton } from '../../records/list/ArrivedButton';
import { exportId } from '../../records/list/export-id';
import { ListCard } from '../../records/list/ListCard';
import { useSelection } from '../../records/list/selection';
import { SelectionFrame } from '../../records/record-actions/SelectionFrame';
import { openContacts } from '../../records/kinds/open-contacts';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Note } from '../../ui/Note';
import { usePermission } from '../../base/session/session';
import { contactFilterOf } from './contact-filter';
import { type ContactListSearch, contactQuery, filterOf, tabOf } from './contact-list-search';
import { ContactExport } from './ContactExport';
import { ContactTable } from './ContactTable';
import { SpamTable } from './SpamTable';
import { contactText } from './text';
import { useShownContacts } from './use-shown-contacts';
import { whenDrawn } from '../../ui/when-drawn';

const route = getRouteApi('/_layout/contact/');
const VisitsDialog = whenDrawn(async () => (await import('./VisitsDialog')).VisitsDialog);
const ContactBulkBar = whenDrawn(async () => (await import('./ContactBulkBar')).ContactBulkBar);

const everyone = { mine: undefined, assignee: undefined, due: undefined };
const tabSearches = {
  open: { ...everyone, ...openContacts },
  mine: { ...everyone, ...openContacts, mine: true },
  all: { ...everyone, state: undefined, sort: undefined },
  spam: { ...everyone, state: 'spam', sort: undefined },
} as const;
const tabNames = ['open', 'mine', 'all', 'spam'] as const;

/** Work comes first; spam has its own tab, because it needs none. */
const tabsOf = (search: ContactListSearch) => ({
  label: contactText.tabs,
  items: tabNames.map((name) => ({
    label: contactText.tabNames[name],
    count: undefined,
    search: tabSearches[name],
    isOpen: tabOf(search) === name,
    feature: 'contactTeam' as const,
  })),
});

/** Enquiries: the work oldest first, all of them newest first, unless another order is chosen. */
export function ContactListPage() {
  const router = useRouter();
  const navigate = route.useNavigate();
  const { page, search, choices, shown: count } = route.useLoaderData();
  const { canEdit } = usePermission(contactText.unit);
  const shownContacts = useShownContacts(count);
  const selection = useSelection(page.items);
  const isNewestFirst = page.pageNumber === 1 && (search.sort ?? 'newest') === 'newest';
  const shown = useMemo(
    () => ({ newest: isNewestFirst ? (page.items[0]?.id ?? 0) : null, filter: contactQuery(search) }),
    [page, search, isNewestFirst],
  );
  // Goes to the first page, which has the new enquiries; the browser's Back returns to this page.
  const showArrived = () =>
    isNewestFirst
      ? router.invalidate()
      : navigate({ search: (before) => ({ ...before, sort: undefined, page: 1 }), resetScroll: false });
  return (
    <ListCard
      list="contact"
      search={search}
      page={page}
      icon="mail"
      tabs={tabsOf(search)}
      actions={
        <>
          <ArrivedButton list={shown} onShow={() => void showArrived()} />
          <VisitsButton />
          <ContactExport id={exportId} query={contactQuery(search)} count={count} />
        </>
      }
      imports="contact"
      empty={tabOf(search) === 'open' && <EmptyState icon="success" title={contactText.allDone} />}
      filter={contactFilterOf(choices)}
    >
      {search.state === 'spam' && <Note className="rounded-none">{contactText.spamHelp}</Note>}
      <SelectionFrame
        selection={selection}
        bar={
          <ContactBulkBar
            items={page.items}
            selection={selection}
            assignees={choices.assignees}
            canEdit={canEdit}
            count={count}
          />
        }
      >
        {search.state === 'spam' ? (
          <SpamTable
            items={page.items}
            filter={filterOf(search)}
            selection={selection}
            canEdit={canEdit}
            shown={shownContacts}
          />
        ) : (
          <ContactTable
            items={page.items}
            filter={filterOf(search)}
            shown={shownContacts}
            selection={selection}
          />
        )}
      </SelectionFrame>
    </ListCard>
  );
}

const VisitsButton = offered('appointments', function VisitsButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="calendar" onClick={() => setOpen(true)}>
        {contactText.visits}
      </Button>
      {isOpen && <VisitsDialog onClose={() => setOpen(false)} />}
    </>
  );
});
