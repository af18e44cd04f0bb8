import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { formText } from './text';

/** Asks before unsaved changes are left, inside the app and on closing the tab. */
export function LeaveGuard({ dirty }: { dirty: boolean }) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => dirty && current.pathname !== next.pathname,
    enableBeforeUnload: () => dirty,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      onOpenChange={(open) => {
        if (!open) blocker.reset?.();
      }}
      title={formText.leaveTitle}
      description={formText.leave}
      tone="danger"
      cancelLabel={formText.stay}
      confirmLabel={formText.leaveConfirm}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
