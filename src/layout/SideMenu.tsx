import { Link, useRouter, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { session } from '../machines/actors';
import { classNames } from '../ui/class-names';
import { Icon } from '../ui/Icon';
import { useClaims } from '../session/session';
import { menuText } from './text';
import { commonText } from '../navigation/text';
import { aboutEntry, hasTrash, isThere, markOf, type MenuEntry, trashEntry, visibleMenu } from './menu';

const WaitingBadge = lazy(async () => ({ default: (await import('./WaitingBadge')).WaitingBadge }));
const ApprovalBadge = lazy(async () => ({ default: (await import('./WaitingBadge')).ApprovalBadge }));
const ConfirmDialog = lazy(async () => ({ default: (await import('../ui/ConfirmDialog')).ConfirmDialog }));

const entryClass = classNames(
  'relative flex items-center gap-3 px-5 text-ink hover:bg-hover max-tablet:h-12',
  'aria-[current]:border-l-3 aria-[current]:border-primary aria-[current]:bg-card aria-[current]:pl-4.25',
  'aria-[current]:font-bold aria-[current]:text-primary',
);

// All entries fit into a window of 900 without scrolling.
const topClass = `${entryClass} h-8.25`;
const subClass = `${entryClass} h-7.75 pl-13 aria-[current]:pl-12.25`;

/** Side menu by claims, ending with 登出; `onLeave` runs after a choice. */
export function SideMenu({ onLeave }: { onLeave?: () => void }) {
  const claims = useClaims();
  const groups = visibleMenu(claims);
  const id = useId();
  const [asks, setAsks] = useState(false);
  return (
    <div className="flex h-full flex-col">
      <div className="flex h-bar flex-none items-center gap-3 px-5 font-bold">
        <Icon name="building" />
        <span>{commonText.product}</span>
      </div>
      <nav aria-label={menuText.label} className="flex-1 overflow-auto pb-2">
        <ul>
          {groups.map((item) =>
            'entries' in item ? (
              <li key={item.title}>
                <p
                  id={`${id}-${item.icon}`}
                  className="flex h-7.75 items-center gap-3 px-5 text-ink-soft max-tablet:mt-1 max-tablet:h-9"
                >
                  <Icon name={item.icon} />
                  {item.title}
                </p>
                <ul aria-labelledby={`${id}-${item.icon}`}>
                  {item.entries.map((entry) => (
                    <MenuLink key={entry.to} entry={entry} isSub onLeave={onLeave} />
                  ))}
                </ul>
              </li>
            ) : (
              <MenuLink key={item.to} entry={item} onLeave={onLeave} />
            ),
          )}
        </ul>
      </nav>
      <div className="border-t border-line py-1.5">
        <ul>
          {hasTrash(claims) && <MenuLink entry={trashEntry} onLeave={onLeave} />}
          {isThere(aboutEntry) && <MenuLink entry={aboutEntry} onLeave={onLeave} />}
        </ul>
        <button type="button" className={`${topClass} w-full`} onClick={() => setAsks(true)}>
          <Icon name="logout" />
          {menuText.logout}
        </button>
      </div>
      {asks && (
        <Suspense>
          <ConfirmDialog
            open
            onOpenChange={setAsks}
            title={menuText.logout}
            description={menuText.logoutQuestion}
            cancelLabel={commonText.cancel}
            confirmLabel={commonText.confirm}
            onConfirm={() => {
              setAsks(false);
              session.send({ type: 'signOut.request' });
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Meta data of the current or loading page. */
function usePage() {
  const router = useRouter();
  return useRouterState({
    select: ({ location }) => router.getMatchedRoutes(location.pathname)[2]?.options.staticData?.page,
  });
}

function MenuLink({
  entry,
  isSub = false,
  onLeave,
}: {
  entry: MenuEntry;
  isSub?: boolean;
  onLeave: (() => void) | undefined;
}) {
  const mark = markOf(entry, usePage());
  const link = useRef<HTMLAnchorElement>(null);
  // In a low window the menu scrolls.
  useEffect(() => {
    if (mark) link.current?.scrollIntoView({ block: 'nearest' });
  }, [mark]);
  return (
    <li>
      <Link
        ref={link}
        to={entry.to}
        preload="intent"
        activeOptions={{ exact: true, includeSearch: false }}
        aria-current={mark}
        onClick={onLeave}
        className={isSub ? subClass : topClass}
      >
        {entry.icon && <Icon name={entry.icon} />}
        {entry.title}
        {entry.unit === 'approval' && (
          <Suspense>
            <ApprovalBadge />
          </Suspense>
        )}
        {entry.unit === 'contact' && (
          <Suspense>
            <WaitingBadge />
          </Suspense>
        )}
      </Link>
    </li>
  );
}
