import { getRouteApi, Link } from '@tanstack/react-router';
import { visibleMenu, type MenuEntry } from '../../layout/menu';
import { dateTimeText } from '../../record/date-time';
import { useAccount, useClaims } from '../../session/session';
import { SiteState } from '../../list/SiteState';
import { TitledCard } from '../../ui/Card';
import { Icon } from '../../ui/Icon';
import { Tag } from '../../ui/Tag';
import type { RecentChange } from './home-loaders';
import { homeText } from './text';
import { ComingSchedules } from './ComingSchedules';
import { UnsavedCopies } from './UnsavedCopies';
import { WaitingContacts } from './WaitingContacts';

const route = getRouteApi('/_layout/');
const editPath = { case: '/case/edit/$id', article: '/article/edit/$id', news: '/news/edit/$id' } as const;
const rowClass = 'flex min-h-touch items-center gap-3 hover:bg-hover';

/** The entries that one may view, enquiries not yet handled, what comes next by itself, and what was changed last. */
export function HomePage() {
  const account = useAccount();
  const { schedules, contacts, recent, copies } = route.useLoaderData();
  const entries = visibleMenu(useClaims())
    .flatMap((item): MenuEntry[] =>
      'entries' in item ? item.entries.map((entry) => ({ ...entry, icon: item.icon })) : [item],
    )
    .filter(({ to }) => to !== '/');
  return (
    <>
      <p className="mb-4 text-section">{homeText.welcome(account?.name ?? '')}</p>
      <UnsavedCopies copies={copies} />
      <h2 className="sr-only">{homeText.entries}</h2>
      <ul className="mb-6 grid grid-cols-2 gap-3 tablet:grid-cols-3 wide:grid-cols-5">
        {entries.map((entry) => (
          <li key={entry.to}>
            <Link
              to={entry.to}
              preload="intent"
              className="flex min-h-touch items-center gap-3 rounded-card border border-line bg-card p-4 hover:bg-hover"
            >
              {entry.icon && <Icon name={entry.icon} className="text-primary" />}
              <span className="font-bold">{entry.title}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="grid items-start gap-6 desktop:grid-cols-2">
        {contacts && <WaitingContacts page={contacts} />}
        {schedules && <ComingSchedules page={schedules} />}
        <TitledCard title={homeText.recent}>
          {recent.length === 0 ? (
            <p className="text-ink-soft">{homeText.none}</p>
          ) : (
            <ul className="divide-y divide-line">
              {recent.map((change) => (
                <Change key={`${change.kind}-${change.id}`} change={change} />
              ))}
            </ul>
          )}
        </TitledCard>
      </div>
    </>
  );
}

function Change({ change: { kind, id, title, by, on, site } }: { change: RecentChange }) {
  const line = (
    <>
      <Tag>{homeText.kinds[kind]}</Tag>
      <span className="min-w-0 flex-1 truncate">{title}</span>
      {site && <SiteState {...site} />}
      <span className="max-tablet:hidden text-caption text-ink-soft">
        {homeText.by(by, dateTimeText(on).slice(0, 16))}
      </span>
    </>
  );
  return (
    <li>
      {kind === 'website' ? (
        <Link to="/web/home/$caseId" params={{ caseId: String(id) }} className={rowClass}>
          {line}
        </Link>
      ) : (
        <Link to={editPath[kind]} params={{ id: String(id) }} className={rowClass}>
          {line}
        </Link>
      )}
    </li>
  );
}
