import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { dateTimeText } from '../../shared/list/date-time';
import { EmptyList } from '../../shared/list/EmptyList';
import { ListCard } from '../../shared/list/ListCard';
import { listText } from '../../shared/list/text';
import { ListFooter } from '../../shared/list/ListFooter';
import { Avatar } from '../../ui/Avatar';
import { Field } from '../../ui/Field';
import { Segmented } from '../../ui/Segmented';
import { StatusDot } from '../../ui/StatusDot';
import { TextInput } from '../../ui/TextInput';
import type { AccountListSearch } from './account-list-search';
import type { AccountCard } from './account-loaders';
import { accountText } from './text';

const route = getRouteApi('/_layout/account/');
const statuses = [
  { value: 'all', label: accountText.all },
  { value: 'active', label: accountText.active },
  { value: 'inactive', label: accountText.inactive },
] as const;

/** The accounts as cards (specification 2); they are added by the portal or on the command line, not here. */
export function AccountListPage() {
  const { search } = route.useLoaderData();
  return <AccountList key={JSON.stringify({ ...search, page: undefined })} />;
}

function AccountList() {
  const { page, search } = route.useLoaderData();
  const navigate = route.useNavigate();
  const [draft, setDraft] = useState<AccountListSearch>(search);
  const go = (next: AccountListSearch) => void navigate({ search: { keyword: next.keyword?.trim() || undefined, active: next.active, page: undefined } });
  const chips = [
    ...(search.keyword ? [{ key: 'keyword', label: listText.chip(accountText.keyword, search.keyword), onRemove: () => go({ ...search, keyword: undefined }) }] : []),
    ...(search.active === undefined ? [] : [{ key: 'status', label: listText.chip(accountText.status, search.active ? accountText.active : accountText.inactive), onRemove: () => go({ ...search, active: undefined }) }]),
  ];
  return (
    <ListCard
      filter={{
        chips,
        onApply: () => go(draft),
        onClear: () => {
          setDraft({});
          go({});
        },
        fields: (
          <>
            <Field label={accountText.keyword} className="tablet:w-60">
              <TextInput icon="search" placeholder={accountText.keywordExample} maxLength={200} value={draft.keyword ?? ''} onChange={(event) => setDraft({ ...draft, keyword: event.target.value })} />
            </Field>
            <Field label={accountText.status} group>
              <Segmented
                options={statuses}
                value={draft.active === undefined ? 'all' : draft.active ? 'active' : 'inactive'}
                onChange={(value) => setDraft({ ...draft, active: value === 'all' ? undefined : value === 'active' })}
              />
            </Field>
          </>
        ),
      }}
    >
      {page.items.length === 0
        ? <EmptyList icon="user" filtered={chips.length > 0} />
        : <ul className="grid gap-4 p-4 tablet:grid-cols-2 wide:grid-cols-3">{page.items.map((item) => <AccountItem key={item.id} item={item} />)}</ul>}
      <ListFooter
        totalCount={page.totalCount}
        pageNumber={page.pageNumber}
        renderLink={(number, item) => <Link to="/account" search={{ ...search, page: number === 1 ? undefined : number }} activeOptions={{ exact: true }} {...item} />}
      />
    </ListCard>
  );
}

function AccountItem({ item }: { item: AccountCard }) {
  return (
    <li>
      <Link to="/account/edit/$id" params={{ id: String(item.id) }} className="flex h-full items-start gap-3 rounded-card border border-line bg-card p-4 hover:bg-hover">
        <Avatar name={item.name} src={item.avatarUrl} />
        <span className="grid min-w-0 flex-1 gap-0.5">
          <b className="truncate">{item.name}</b>
          <span className="truncate text-table text-ink-soft">{item.department || item.account}</span>
          <span className="truncate text-table">{item.roleName || accountText.noRole}</span>
          <span className="caption">{accountText.lastLogin(dateTimeText(item.lastLoginTime))}</span>
        </span>
        <StatusDot state={item.status ? 'ok' : 'off'}>{item.status ? accountText.active : accountText.inactive}</StatusDot>
      </Link>
    </li>
  );
}
