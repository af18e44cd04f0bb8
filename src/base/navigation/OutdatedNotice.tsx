import { useMatches, useRouter, useRouterState } from '@tanstack/react-router';
import { failureNotice } from '../calls/failure-words';
import { outdatedBy } from '../calls/keep-loaded';
import { Button } from '../../ui/Button';
import { Note } from '../../ui/Note';
import { commonText } from './text';

/** Says that the screen shows its previous data, because loading it again failed; with a retry. */
export function OutdatedNotice({ className }: { className?: string }) {
  const router = useRouter();
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  const cause = outdatedBy(useMatches().at(-1)?.loaderData);
  if (!cause) return null;
  return (
    <Note tone="warning" role="alert" className={className}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p>
          <b>{commonText.outdated}</b>
          {commonText.outdatedHelp}
          {/* The client announces every other reason. */}
          {cause.kind === 'network' && failureNotice(cause)}
        </p>
        <Button size="sm" busy={isLoading} onClick={() => void router.invalidate()}>
          {commonText.retry}
        </Button>
      </div>
    </Note>
  );
}
