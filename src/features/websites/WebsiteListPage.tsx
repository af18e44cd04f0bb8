import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { WebsiteStatus } from '../../api/generated/enums';
import { EmptyList } from '../../list/EmptyList';
import { ListFooter } from '../../list/ListFooter';
import { usePublicAddress } from '../../session/public-address';
import { usePermission } from '../../session/session';
import { SiteState } from '../../list/SiteState';
import { Button } from '../../ui/Button';
import { linkClass } from '../../ui/link-class';
import { Segmented } from '../../ui/Segmented';
import { TextInput } from '../../ui/TextInput';
import { Thumb } from '../../ui/Thumb';
import { websiteText } from './text';
import type { WebsiteCard } from './website-loaders';
import { WebsiteSwitch } from './WebsiteSwitch';

const route = getRouteApi('/_layout/web/');
const stepNames = Object.values(websiteText.steps);

/** The one-page sites, one for each case (specification 2, Website card). */
export function WebsiteListPage() {
  const page = route.useLoaderData();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const [keyword, setKeyword] = useState(search.keyword ?? '');
  // The browser's own way back brings another search.
  const [searched, setSearched] = useState(search.keyword);
  if (searched !== search.keyword) {
    setSearched(search.keyword);
    setKeyword(search.keyword ?? '');
  }
  const apply = (event: FormEvent) => {
    event.preventDefault();
    void navigate({ search: { ...search, keyword: keyword.trim() || undefined, page: 1 } });
  };
  const status = search.changed ? 'changed' : search.status === undefined ? 'all' : String(search.status);
  return (
    <>
      <form className="mb-4 flex flex-wrap items-center gap-3" onSubmit={apply} role="search">
        <div className="w-70 max-tablet:w-full">
          <TextInput
            icon="search"
            aria-label={websiteText.keyword}
            placeholder={websiteText.keyword}
            value={keyword}
            maxLength={200}
            onChange={(event) => setKeyword(event.target.value)}
          />
        </div>
        <Button type="submit">{websiteText.search}</Button>
        <Segmented
          aria-label={websiteText.states}
          value={status}
          onChange={(value) =>
            void navigate({
              search: {
                ...search,
                status: value === '0' ? 0 : value === '1' ? 1 : undefined,
                changed: value === 'changed' || undefined,
                page: 1,
              },
            })
          }
          options={[
            { value: 'all', label: websiteText.all },
            { value: '0', label: websiteText.enabled },
            { value: '1', label: websiteText.notEnabled },
            { value: 'changed', label: websiteText.changed },
          ]}
        />
      </form>
      {page.totalCount === 0 ? (
        <EmptyList filtered={Boolean(search.keyword) || status !== 'all'} />
      ) : (
        <ul className="grid gap-5 tablet:grid-cols-2 wide:grid-cols-3">
          {page.items.map((item) => (
            <WebsiteItem key={item.siteId} item={item} />
          ))}
        </ul>
      )}
      <ListFooter page={page} pageSize={search.pageSize} />
    </>
  );
}

function WebsiteItem({ item }: { item: WebsiteCard }) {
  const router = useRouter();
  const publicAddress = usePublicAddress();
  const { canEdit } = usePermission(websiteText.unit);
  // Where a card does not say when it was published, its public address says that it may have been.
  const isPublished = item.publishedOn === undefined ? item.code !== null : item.publishedOn !== null;
  const isEnabled = item.status === WebsiteStatus.enabled;
  const params = { caseId: item.caseId };
  return (
    <li className="overflow-hidden rounded-card border border-line bg-card">
      <Link to="/web/home/$caseId" params={params} tabIndex={-1} aria-hidden="true">
        <Thumb shape="fill" src={item.cover?.filePath} focus={item.cover} alt="" />
      </Link>
      <div className="grid gap-2 p-4">
        <Link to="/web/home/$caseId" params={params} className="truncate font-bold hover:text-primary">
          {item.title}
        </Link>
        <p className="truncate text-caption text-ink-soft">
          {item.district}　
          {isPublished
            ? `/case/${item.code}`
            : item.activeThemeId === null
              ? websiteText.noTheme
              : item.step === undefined
                ? ''
                : websiteText.progress(stepNames[item.step - 1] ?? '')}
        </p>
        <div>
          <SiteState {...item} />
        </div>
        <div className="flex min-h-touch items-center justify-between border-t border-line pt-2 text-table">
          <WebsiteSwitch
            caseId={item.caseId}
            siteId={item.siteId}
            title={item.title}
            isEnabled={isEnabled}
            disabled={!canEdit || !isPublished}
            onChanged={() => void router.invalidate()}
          />
          {isEnabled && item.code ? (
            <a className={linkClass} href={publicAddress(item.code).href} target="_blank" rel="noopener">
              {websiteText.open}
            </a>
          ) : (
            !isPublished && <span className="text-caption text-ink-soft">{websiteText.publishFirst}</span>
          )}
        </div>
      </div>
    </li>
  );
}
