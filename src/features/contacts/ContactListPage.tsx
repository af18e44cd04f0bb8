import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { offers } from '../../api/features';
import { ArrivedButton } from '../../list/ArrivedButton';
import { exportId } from '../../list/export-id';
import { ListCard } from '../../list/ListCard';
import { useSelection } from '../../list/selection';
import { SelectionFrame } from '../../record-actions/SelectionFrame';
import { Note } from '../../ui/Note';
import { usePermission } from '../../session/session';
import { contactFilterOf } from './contact-filter';
import { contactQuery, filterOf } from './contact-list-search';
import { ContactExport } from './ContactExport';
import { ContactTable } from './ContactTable';
import { MaskStrip } from './MaskStrip';
import { SpamTable } from './SpamTable';
import { contactText } from './text';
import { useShownContacts } from './use-shown-contacts';
import { whenDrawn } from '../../ui/when-drawn';

const route = getRouteApi('/_layout/contact/');
const ContactBulkBar = whenDrawn(async () => (await import('./ContactBulkBar')).ContactBulkBar);

/** Spam has its own tab, because it needs no work. */
const tabsOf = (isSpam: boolean) => ({
  label: contactText.tabs,
  items: [
    { label: contactText.allTab, count: undefined, search: { state: undefined }, isOpen: !isSpam },
    { label: contactText.spam, count: undefined, search: { state: 'spam' }, isOpen: isSpam },
  ],
});

/** Enquiries, newest first unless another order is chosen. */
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
      search={search}
      page={page}
      icon="mail"
      {...(offers('contactTeam') ? { tabs: tabsOf(search.state === 'spam') } : {})}
      actions={
        <>
          <ArrivedButton list={shown} onShow={() => void showArrived()} />
          <ContactExport id={exportId} query={contactQuery(search)} count={count} />
        </>
      }
      imports="contact"
      filter={contactFilterOf(choices)}
    >
      <MaskStrip count={shownContacts.count} />
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
            selection={offers('contactTeam') ? selection : undefined}
          />
        )}
      </SelectionFrame>
    </ListCard>
  );
}
