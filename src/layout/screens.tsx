import { Link, Outlet, useLocation, useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { session } from '../machines/actors';
import { Button } from '../ui/Button';
import { buttonClass } from '../ui/button-class';
import { EmptyState } from '../ui/EmptyState';
import { failureNotice } from '../calls/failure-words';
import { LoadError } from '../calls/load';
import { errorText } from '../calls/text';
import { SearchAgain } from '../list/SearchAgain';
import { commonText } from '../navigation/text';
import { Toasts } from './Toasts';

/** What stands around every screen, the sign-in too. */
export function Root() {
  return (
    <>
      <Outlet />
      <Toasts />
    </>
  );
}

/** A record that is gone. */
export function NotFound() {
  return (
    <EmptyState
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

/** A path outside the layout that is no screen (specification 2). */
export function NotFoundPage() {
  return (
    <main className="grid min-h-screen place-items-center">
      <EmptyState
        heading="h1"
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
    </main>
  );
}

/** A loader failed: says why and tries again, a search also with another keyword. */
export function LoadFailed({ error, reset }: { error: unknown; reset: () => void }) {
  const router = useRouter();
  const { keyword } = useLocation({ select: ({ search }) => search });
  const cause = error instanceof LoadError ? error.error : null;
  if (cause?.kind === 'status' && cause.status === 404) return <NotFound />;
  const retry = () => {
    // A part whose code could not be fetched is asked for again only by a new page.
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

/** Signed in, but who it is could not be asked; nothing can be shown before. */
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
