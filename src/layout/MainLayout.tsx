import { Outlet, useMatches, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { TopProgress } from '../ui/TopProgress';
import { backTarget, documentTitle, isOnePage, pageTitle, titleSuffix } from '../base/navigation/page-meta';
import { ownerOf } from '../machines/session';
import { errorText } from '../base/calls/text';
import { useIsConnectionLost } from '../base/session/network';
import { useAccount, useIsSignedIn, useIsUnreachable } from '../base/session/session';
import { Note } from '../ui/Note';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { menuText } from './text';
import { OutdatedNotice } from '../base/navigation/OutdatedNotice';
import { commonText } from '../base/navigation/text';
import { AppBar } from './AppBar';
import { focusContent, keepFocus } from './keep-focus';
import { AccountUnreachable } from './screens';
import { SideMenu } from './SideMenu';
import { whenDrawn } from '../ui/when-drawn';

const Sheet = whenDrawn(async () => (await import('../ui/Sheet')).Sheet);

/** Frame of every signed-in screen (specification 2, Main layout). */
export function MainLayout() {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const leaf = useMatches().at(-1);
  // Path of the rendered screen; during loading the location is already the next one.
  const path = leaf?.pathname ?? '';
  const isLoading = useRouterState({ select: ({ isLoading: loading }) => loading });
  const isSignedIn = useIsSignedIn();
  const isUnreachable = useIsUnreachable();
  const account = useAccount();
  const meta = leaf?.staticData.page;
  const title = meta ? documentTitle(meta, path, leaf?.loaderData) : commonText.product;
  useEffect(() => showTitle(title), [title]);
  useEffect(keepFocus, []);
  if (isUnreachable) return <AccountUnreachable />;
  if (!isSignedIn) return <TopProgress active label={commonText.loading} />;
  const hasMenu = !isOnePage(path);
  return (
    <>
      <a
        className="sr-only focus:not-sr-only"
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          focusContent();
        }}
      >
        {commonText.skip}
      </a>
      <Arrival path={path} title={title} />
      <TopProgress active={isLoading} label={commonText.loading} />
      <div
        data-drawer={hasMenu || undefined}
        className={
          hasMenu ? 'desktop:grid desktop:grid-cols-drawer min-h-screen print:block' : 'min-h-screen'
        }
      >
        {hasMenu && (
          <aside className="sticky top-0 hidden h-screen border-r border-line bg-sunken desktop:block print:hidden">
            <SideMenu />
          </aside>
        )}
        <div className="flex min-h-screen min-w-0 flex-col">
          <AppBar
            title={meta ? pageTitle(meta, path) + titleSuffix(meta, leaf?.loaderData) : commonText.notFound}
            backTo={meta && leaf ? backTarget(meta, leaf.params) : null}
            onMenu={hasMenu ? () => setMenuOpen(true) : undefined}
          />
          <main
            id="main"
            data-path={path}
            className="flex w-full flex-1 flex-col p-6 max-tablet:p-4 desktop:in-data-drawer:pl-beside-drawer"
          >
            <div className={hasMenu ? 'flex w-full max-w-content flex-1 flex-col' : 'flex flex-1 flex-col'}>
              <OfflineBar />
              <OutdatedNotice className="sticky top-bar z-tabs mb-4 print:hidden" />
              {/* Remounts screens for another account, also after a sign-in in another tab. */}
              <Outlet key={account ? ownerOf(account) : undefined} />
            </div>
          </main>
        </div>
      </div>
      {isMenuOpen && hasMenu && (
        <Sheet
          shape="drawer"
          open
          onOpenChange={setMenuOpen}
          title={menuText.label}
          closeLabel={commonText.close}
        >
          <SideMenu onLeave={() => setMenuOpen(false)} />
        </Sheet>
      )}
    </>
  );
}

/** Speaks for calls that have no message of their own, such as switches (specification 8). */
function OfflineBar() {
  return (
    <div role="status" className="sticky top-bar z-tabs print:hidden">
      {useIsConnectionLost() && (
        <Note tone="warning" className="mb-4">
          {errorText.network}
        </Note>
      )}
    </div>
  );
}

function showTitle(title: string): void {
  document.title = title;
}

/** Announces the title of each new screen; the browser announces the first. */
function Arrival({ path, title }: { path: string; title: string }) {
  const [first] = useState(path);
  const [hasMoved, setMoved] = useState(false);
  if (!hasMoved && path !== first) setMoved(true);
  return <VisuallyHidden aria-live="polite">{hasMoved && title}</VisuallyHidden>;
}
