import { runRelease, updateRelease } from '../../api/generated/operations';
import { FailureLine } from '../../base/calls/Failure';
import { useCallAndReload } from '../../base/calls/use-call-and-reload';
import { compactMoment } from '../../base/time/date-time';
import { Button } from '../../ui/Button';
import { canRun, pendingOf, willHappen } from './items';
import type { Release } from './release-loaders';
import { releaseText as text } from './text';
import { commonText } from '../../base/navigation/text';
import { CallButton } from '../../records/record-actions/CallButton';

interface ReleaseBarProps {
  release: Release;
  now: number;
  /** Chosen moment; null for now, or while it is incomplete. */
  dueOn: string | null;
  /** True if a moment is chosen, even an incomplete one. */
  isDated: boolean;
  canEdit: boolean;
}

/** Bar that says what will go live, with the button that arranges it. */
export function ReleaseBar({ release, now, dueOn, isDated, canEdit }: ReleaseBarProps) {
  const { call, isBusy, error } = useCallAndReload();
  const { id, rowVersion, items, state } = release;
  const { ready, left } = pendingOf(items);
  const isPlanned = state === 'planned';
  const when = dueOn ? text.momentWords(compactMoment(dueOn, now)) : isDated ? '' : text.nowWords;
  const save = (due: string | null) => void call(() => updateRelease({ id, rowVersion, dueOn: due }));
  return (
    <footer className="sticky bottom-0 z-save -mx-4 -mb-4 flex min-h-save flex-wrap items-center justify-end gap-x-4 gap-y-2 border-t border-line bg-card px-4 py-3 tablet:-mx-6 tablet:-mb-6 tablet:px-6">
      <FailureLine error={error} className="basis-full text-table" />
      <p role="status" className="text-table">
        {willHappen(release, when)}
      </p>
      {canEdit && isPlanned && (
        <Button disabled={isBusy} onClick={() => save(null)}>
          {text.unplan}
        </Button>
      )}
      {canEdit && isDated && (
        <Button
          variant="primary"
          disabled={dueOn === null || dueOn === release.dueOn}
          busy={isBusy}
          busyLabel={commonText.saving}
          onClick={() => save(dueOn)}
        >
          {dueOn === null
            ? text.plan
            : isPlanned
              ? text.replan(compactMoment(dueOn, now))
              : text.planAt(compactMoment(dueOn, now))}
        </Button>
      )}
      {canEdit && !isDated && (
        <CallButton
          variant="primary"
          disabled={!canRun(release)}
          question={{
            title: text.runTitle(ready),
            description: text.runHelp,
            tone: 'primary',
            confirmLabel: text.run,
            busyLabel: text.running,
            operation: () => runRelease({ id }, { rowVersion }),
            children: left > 0 && <p>{text.runLeft(left)}</p>,
          }}
        >
          {text.run}
        </CallButton>
      )}
    </footer>
  );
}
