import { getRouteApi, Link } from '@tanstack/react-router';
import { exportAccounts } from '../../api/generated/operations';
import { TimeIn } from '../../base/time/Time';
import { DateFilter } from '../../records/list/DateFilter';
import { dateChips, filterChip, keywordChip } from '../../records/list/filter-chips';
import { KeywordFilter } from '../../records/list/KeywordFilter';
import { titleText } from '../../base/navigation/text';
import { ListCard } from '../../records/list/ListCard';
import { WholeListStatus } from '../../records/list/ListStatus';
import { listText } from '../../records/list/text';
import { usePermission } from '../../base/session/session';
import { Avatar } from '../../ui/Avatar';
import { Field } from '../../ui/Field';
import { Segmented } from '../../ui/Segmented';
import { StatusDot } from '../../ui/StatusDot';
import type { AccountFilter } from './account-list-search';
import { type AccountCard, accountQuery } from './account-loaders';
import { InvitationCard } from './InvitationCard';
import { InviteButton } from './InviteButton';
import { accountText, invitationText } from './text';

const route = getRouteApi('/_layout/account/');
const statuses = [
  { value: 'all', label: accountText.all },
  { value: 'active', label: accountText.active },
  { value: 'inactive', label: accountText.inactive },
] as const;

/** Accounts as cards (specification 2); added by invitations, the portal or the command line. */
export function AccountListPage() {
  const { page, search, invitations } = route.useLoaderData();
  const { canCreate } = usePermission(accountText.unit);
  const pending = invitations?.items.length ?? 0;
  return (
    <div className="grid gap-6">
      <ListCard
        list="account"
        search={search}
        page={page}
        icon="user"
        filter={accountFilter}
        csv={{ send: () => exportAccounts(accountQuery(search)), name: titleText.accountList }}
        add={canCreate && invitations && <InviteButton invitations={invitations} />}
      >
        <ul className="grid gap-4 p-4 tablet:grid-cols-2 wide:grid-cols-3">
          {page.items.map((item) => (
            <AccountItem key={item.id} item={item} />
          ))}
        </ul>
      </ListCard>
      <WholeListStatus
        count={pending}
        total={invitationText.pendingTotal(pending)}
        none={invitations ? invitationText.nonePending : ''}
      />
      {invitations && pending > 0 && <InvitationCard invitations={invitations} canInvite={canCreate} />}
    </div>
  );
}

const accountFilter = {
  chips: (filter: AccountFilter) => [
    ...keywordChip(filter.keyword),
    ...filterChip(
      'active',
      accountText.status,
      filter.active === undefined ? undefined : filter.active ? accountText.active : accountText.inactive,
    ),
    ...dateChips(listText.updatedOn, filter),
  ],
  fields: <TFilter extends AccountFilter>(value: TFilter, onChange: (filter: TFilter) => void) => (
    <>
      <KeywordFilter example={accountText.keywordExample} value={value} onChange={onChange} />
      <Field label={accountText.status} group>
        <Segmented
          options={statuses}
          value={value.active === undefined ? 'all' : value.active ? 'active' : 'inactive'}
          onChange={(chosen) =>
            onChange({ ...value, active: chosen === 'all' ? undefined : chosen === 'active' })
          }
        />
      </Field>
      <DateFilter label={listText.updatedOn} value={value} onChange={onChange} />
    </>
  ),
};

function AccountItem({ item }: { item: AccountCard }) {
  return (
    <li>
      <Link
        to="/account/edit/$id"
        params={{ id: String(item.id) }}
        className="flex h-full items-start gap-3 rounded-card border border-line bg-card p-4 hover:bg-hover"
      >
        <Avatar name={item.name} src={item.avatarUrl} />
        <span className="grid min-w-0 flex-1 gap-0.5">
          <b className="truncate">{item.name}</b>
          <span className="truncate text-table text-ink-soft">{item.department || item.account}</span>
          <span className="truncate text-table">{item.roleName || accountText.noRole}</span>
          <span className="flex flex-wrap gap-x-3 text-caption text-ink-soft">
            <span>
              <TimeIn say={accountText.lastLogin} at={item.lastLoginTime} />
            </span>
            <span>
              <TimeIn say={listText.updated} at={item.lastModifiedOn} to="day" />
            </span>
          </span>
        </span>
        <StatusDot state={item.status ? 'ok' : 'off'}>
          {item.status ? accountText.active : accountText.inactive}
        </StatusDot>
      </Link>
    </li>
  );
}
