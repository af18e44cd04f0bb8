import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { exportSiteSets, updateSiteStatus } from '../../api/generated/operations';
import { SiteStatus } from '../../../openapi/generated/enums';
import { isEnabled } from '../../machines/publish-site.rules';
import { basicFilter } from '../../records/list/basic-filter';
import { titleText } from '../../base/navigation/text';
import { ListCard } from '../../records/list/ListCard';
import { listText } from '../../records/list/text';
import { TimeIn } from '../../base/time/Time';
import { usePublicAddress } from '../../base/session/public-address';
import { usePermission } from '../../base/session/session';
import { SiteState } from '../../records/list/SiteState';
import { linkClass } from '../../ui/link-class';
import { Thumb } from '../../ui/Thumb';
import { siteText } from './text';
import { type SiteCard, siteQuery } from './site-loaders';
import { SiteSwitch } from './SiteSwitch';

const route = getRouteApi('/_layout/web/');
const filter = basicFilter(siteText.keyword);
const stepNames = Object.values(siteText.steps);

/** Sites, one per case (specification 2, Website card), with a tab per state. */
export function SiteListPage() {
  const { page, search } = route.useLoaderData();
  const tab = (label: string, status: SiteStatus | undefined, changed?: true) => ({
    label,
    count: undefined,
    search: { status, changed },
    isOpen: status === search.status && changed === search.changed,
  });
  return (
    <ListCard
      list="site"
      search={search}
      page={page}
      icon="layout"
      tabs={{
        label: siteText.states,
        items: [
          tab(siteText.all, undefined),
          tab(siteText.enabled, SiteStatus.enabled),
          tab(siteText.notEnabled, SiteStatus.notEnabled),
          { ...tab(siteText.changed, undefined, true), feature: 'drafts' },
        ],
      }}
      filter={filter}
      csv={{ send: () => exportSiteSets(siteQuery(search)), name: titleText.web }}
    >
      <ul className="grid gap-5 p-4 tablet:grid-cols-2 wide:grid-cols-3">
        {page.items.map((item) => (
          <SiteItem key={item.siteId} item={item} />
        ))}
      </ul>
    </ListCard>
  );
}

function SiteItem({ item }: { item: SiteCard }) {
  const router = useRouter();
  const publicAddress = usePublicAddress();
  const { canEdit } = usePermission(siteText.unit);
  // Without a publication time, a public address suggests a past publication.
  const isPublished = item.publishedOn === undefined ? item.code !== null : item.publishedOn !== null;
  const address = item.code ? publicAddress(item.code) : null;
  const progress = isPublished
    ? address?.pathname
    : item.activeThemeId === null
      ? siteText.noTheme
      : item.step && siteText.progress(stepNames[item.step - 1] ?? '');
  const params = { caseId: item.caseId };
  return (
    <li className="overflow-hidden rounded-card border border-line bg-card">
      <Link to="/web/home/$caseId" params={params} tabIndex={-1} aria-hidden="true">
        <Thumb shape="fill" picture={item.cover} alt="" />
      </Link>
      <div className="grid gap-2 p-4">
        <Link to="/web/home/$caseId" params={params} className="truncate font-bold hover:text-primary">
          {item.title}
        </Link>
        <p className="truncate text-caption text-ink-soft">
          {[item.district, progress].filter(Boolean).join('　')}
        </p>
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <SiteState {...item} />
          <span className="text-caption text-ink-soft">
            <TimeIn say={listText.updated} at={item.lastModifiedOn} to="day" />
          </span>
        </div>
        <div className="flex min-h-touch items-center justify-between border-t border-line pt-2 text-table">
          <SiteSwitch
            caseId={item.caseId}
            title={item.title}
            isEnabled={isEnabled(item)}
            call={(isOn, options) =>
              updateSiteStatus(
                { id: item.siteId, status: isOn ? SiteStatus.enabled : SiteStatus.notEnabled },
                options,
              )
            }
            disabled={!canEdit || !isPublished}
            onChanged={() => void router.invalidate()}
          />
          {isEnabled(item) && address ? (
            <a className={linkClass} href={address.href} target="_blank" rel="noopener">
              {siteText.open}
            </a>
          ) : (
            !isPublished && <span className="text-caption text-ink-soft">{siteText.publishFirst}</span>
          )}
        </div>
      </div>
    </li>
  );
}
