import { Link, Outlet, useLocation, useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { session } from '../machines/actors';
import { Button } from '../ui/Button';
import { buttonClass } from '../ui/button-class';
import { EmptyState } from '../ui/EmptyState';
import { failureNotice } from '../base/calls/failure-words';
import { LoadError } from '../base/calls/load';
import { errorText } from '../base/calls/text';
import { SearchAgain } from '../records/list/SearchAgain';
import { isMissingChunk } from '../base/navigation/missing-chunk';
import { commonText } from '../base/navigation/text';
import { Toasts } from './Toasts';

/** Frame of every screen, including sign-in. */
export function Root() {
  return (
    <>
      <Outlet />
      <Toasts />
    </>
  );
}

/** Screen for a missing record. */
export const NotFound = () => <Missing heading="h2" />;

/** Screen for an unknown path outside the layout (specification 2). */
export const NotFoundPage = () => (
  <main className="grid min-h-screen place-items-center">
    <Missing heading="h1" />
  </main>
);

function Missing({ heading }: { heading: 'h1' | 'h2' }) {
  return (
    <EmptyState
      heading={heading}
      icon="search"
      title={commonText.notFound}
      actions={
        <Link to="/" className={buttonClass({})}>
          {commonText.home}
        </Link>
      }
    >
      {commonText.notFoundHelp}
    </EmptyState>
  );
}

/** Failure of a loader, with its reason and a retry; for a search also another keyword. */
export function LoadFailed({ error, reset }: { error: unknown; reset: () => void }) {
  const router = useRouter();
  const { keyword } = useLocation({ select: ({ search }) => search });
  const cause = error instanceof LoadError ? error.error : null;
  if (cause?.kind === 'status' && cause.status === 404) return <NotFound />;
  if (isMissingChunk(error)) return <ReloadPage />;
  const retry = () => {
    if (!cause) return window.location.reload();
    reset();
    void router.invalidate();
  };
  return (
    <EmptyState
      icon="alert"
      title={commonText.failed}
      actions={
        <>
          {keyword && <SearchAgain keyword={keyword} />}
          <Button onClick={retry}>{commonText.retry}</Button>
        </>
      }
    >
      {cause ? failureNotice(cause) : errorText.system}
    </EmptyState>
  );
}

function ReloadPage() {
  return (
    <EmptyState
      icon="refresh"
      title={commonText.mustReload}
      actions={<Button onClick={() => window.location.reload()}>{commonText.reload}</Button>}
    >
      {commonText.mustReloadHelp}
    </EmptyState>
  );
}

/** Shown when signed in while the account cannot be loaded, so no other screen is possible. */
export function AccountUnreachable() {
  const error = useSelector(session, ({ context }) => context.error);
  const retry = () => session.send({ type: 'account.retry' });
  return (
    <main className="grid min-h-screen place-items-center">
      <EmptyState
        heading="h1"
        icon="alert"
        title={commonText.failed}
        actions={<Button onClick={retry}>{commonText.retry}</Button>}
      >
        {error ? failureNotice(error) : errorText.network}
      </EmptyState>
    </main>
  );
}
