import { useBlocker } from '@tanstack/react-router';
import { useRef } from 'react';
import { useUnsaved } from '../../base/messages/unsaved';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { formText } from './text';
import { commonText } from '../../base/navigation/text';

interface LeaveGuardProps {
  /** Name of what is unsaved, for messages about a save of something else on the screen. */
  name: string;
  dirty: boolean;
  /** True if a changed search also leaves the form, such as a mode or the title of a new record. */
  isPartOfSearch?: boolean | undefined;
  busy: boolean;
  /** Resolves to true on success. */
  save: () => Promise<boolean>;
  /** Called when changes are discarded. */
  onDiscard?: () => void;
}

/** Asks before unsaved changes are lost: in the app (stay, save and leave, discard) and when the tab closes. */
export function LeaveGuard({ name, dirty, isPartOfSearch = false, busy, save, onDiscard }: LeaveGuardProps) {
  useUnsaved(name, dirty, busy);
  const stay = useRef<HTMLButtonElement>(null);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      dirty &&
      (current.pathname !== next.pathname ||
        (isPartOfSearch && JSON.stringify(current.search) !== JSON.stringify(next.search))),
    enableBeforeUnload: () => dirty,
    withResolver: true,
  });
  const { proceed, reset } = blocker;
  return (
    <Dialog
      open={blocker.status === 'blocked'}
      dismissible={!busy}
      onOpenChange={() => reset?.()}
      initialFocus={stay}
      title={formText.leaveTitle}
      description={formText.leave}
      footer={
        <>
          <Button ref={stay} disabled={busy} onClick={reset}>
            {formText.stay}
          </Button>
          <Button
            disabled={busy}
            onClick={() => {
              onDiscard?.();
              proceed?.();
            }}
          >
            {formText.leaveUnsaved}
          </Button>
          <Button
            variant="primary"
            busy={busy}
            busyLabel={commonText.saving}
            onClick={() => void save().then((isSaved) => (isSaved ? proceed?.() : reset?.()))}
          >
            {formText.leaveSaved}
          </Button>
        </>
      }
    />
  );
}
