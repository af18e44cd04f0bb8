import { Link, useRouter, useRouterState } from '@tanstack/react-router';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { session } from '../machines/actors';
import { classNames } from '../ui/class-names';
import { Icon } from '../ui/Icon';
import { useClaims } from '../base/session/session';
import { menuText } from './text';
import { commonText } from '../base/navigation/text';
import { markOf, type MenuEntry, type MenuGroup, visibleMenu } from './menu';
import { switchGroup, useOpenGroups } from './open-groups';
import { whenDrawn } from '../ui/when-drawn';

const WaitingBadge = whenDrawn(async () => (await import('./WaitingBadge')).WaitingBadge);
const ApprovalBadge = whenDrawn(async () => (await import('./WaitingBadge')).ApprovalBadge);
const ConfirmDialog = whenDrawn(async () => (await import('../ui/ConfirmDialog')).ConfirmDialog);

const entryClass = classNames(
  'relative flex items-center gap-3 px-5 text-ink hover:bg-hover max-tablet:h-12',
  'aria-[current]:border-l-3 aria-[current]:border-primary aria-[current]:bg-card aria-[current]:pl-4.25',
  'aria-[current]:font-bold aria-[current]:text-primary',
);

const topClass = `${entryClass} h-9.5`;
const subClass = `${entryClass} h-8.5 pl-13 aria-[current]:pl-12.25`;
const foldClass = 'flex flex-none items-center pr-5 pl-3 hover:bg-hover';

/** Side menu by claims, ending with 登出; `onLeave` runs after a choice. */
export function SideMenu({ onLeave }: { onLeave?: () => void }) {
  const groups = visibleMenu(useClaims());
  const [asks, setAsks] = useState(false);
  return (
    <div className="flex h-full flex-col">
      <div className="flex h-bar flex-none items-center gap-3 px-5 font-bold">
        <Icon name="building" />
        <span>{commonText.product}</span>
      </div>
      <nav aria-label={menuText.label} className="flex-1 overflow-auto pb-2" onKeyDown={moveFocus}>
        <ul>
          {groups.map((item) =>
            'entries' in item ? (
              <Group key={item.title} group={item} onLeave={onLeave} />
            ) : (
              <li key={item.to}>
                <MenuLink entry={item} onLeave={onLeave} />
              </li>
            ),
          )}
        </ul>
      </nav>
      <div className="border-t border-line py-1.5">
        <button type="button" className={`${topClass} w-full`} onClick={() => setAsks(true)}>
          <Icon name="logout" />
          {menuText.logout}
        </button>
      </div>
      {asks && (
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

/** A group that folds. The group of the open page cannot be folded, so that its entry stays in sight. */
function Group({ group, onLeave }: { group: MenuGroup; onLeave: (() => void) | undefined }) {
  const { title, icon, entries, hub } = group;
  const page = usePage();
  const isKept = useOpenGroups().has(title);
  const isCurrent = entries.some((entry) => markOf(entry, page) !== undefined);
  const isOpen = isKept || isCurrent;
  const mayFold = entries.length > 0 && !isCurrent;
  const fold = () => switchGroup(title, !isOpen);
  const arrow = <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} className="text-ink-soft" />;
  return (
    <li>
      <div className="flex has-aria-[current]:bg-card">
        {hub ? (
          <MenuLink entry={hub} onLeave={onLeave} />
        ) : (
          <GroupTitle isOpen={isOpen} fold={mayFold ? fold : undefined}>
            <Icon name={icon} />
            {title}
            {/* Wide enough for its count, which comes later. */}
            <span className="ml-auto flex min-w-16 items-center justify-end gap-2">
              {!isOpen && entries.some(({ unit }) => unit === 'contact') && <WaitingBadge />}
              {mayFold && arrow}
            </span>
          </GroupTitle>
        )}
        {hub && mayFold && (
          <button
            type="button"
            className={foldClass}
            aria-expanded={isOpen}
            aria-label={isOpen ? menuText.fold(title) : menuText.unfold(title)}
            onClick={fold}
          >
            {arrow}
          </button>
        )}
      </div>
      {isOpen && (
        <ul aria-label={title}>
          {entries.map((entry) => (
            <li key={entry.to}>
              <MenuLink entry={entry} isSub onLeave={onLeave} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function GroupTitle({
  isOpen,
  fold,
  children,
}: {
  isOpen: boolean;
  /** Undefined if the group cannot be folded. */
  fold: (() => void) | undefined;
  children: ReactNode;
}) {
  if (!fold) return <p className={`${topClass} w-full`}>{children}</p>;
  return (
    <button type="button" className={`${topClass} w-full`} aria-expanded={isOpen} onClick={fold}>
      {children}
    </button>
  );
}

/** Up and down move between the rows; right opens the group of a row, left folds it. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
  const at = rows.findIndex((row) => row === document.activeElement);
  const row = rows[at];
  if (!row) return;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    rows[at + (event.key === 'ArrowDown' ? 1 : -1)]?.focus();
    return;
  }
  if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
  const isOpen = event.key === 'ArrowLeft';
  const arrow = row.closest('nav > ul > li')?.querySelector<HTMLElement>(`[aria-expanded="${isOpen}"]`);
  if (!arrow) return;
  event.preventDefault();
  // A folded row would take the focus with it.
  arrow.focus();
  arrow.click();
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
  // In a low window the menu scrolls; with the next frame, as a layout of its own would delay the screen.
  useEffect(() => {
    if (!mark) return;
    const frame = requestAnimationFrame(() => link.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [mark]);
  return (
    <Link
      ref={link}
      to={entry.to}
      search={entry.search?.() ?? {}}
      state={{ isFromMenu: true }}
      preload="intent"
      activeOptions={{ exact: true, includeSearch: false }}
      aria-current={mark}
      onClick={onLeave}
      className={classNames(isSub ? subClass : topClass, 'flex-1')}
    >
      {entry.icon && <Icon name={entry.icon} />}
      {entry.title}
      {entry.unit === 'home' && <ApprovalBadge />}
      {entry.unit === 'contact' && <WaitingBadge />}
    </Link>
  );
}
