import { useRouter } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import type { ApiResult } from '../../api/result';
import { FailureLine } from '../../base/calls/Failure';
import { useCall } from '../../base/calls/use-call';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { commonText } from '../../base/navigation/text';

type Question =
  'title' | 'description' | 'children' | 'confirmLabel' | 'busyLabel' | 'tone' | 'disabled' | 'losesNothing';

export interface CallDialogProps<TData> extends Pick<ComponentProps<typeof ConfirmDialog>, Question> {
  operation: () => Promise<ApiResult<TData>>;
  /** Closes the dialog; by default the screen is also loaded again. */
  onDone?: ((data: TData) => void | Promise<void>) | undefined;
  onClose: () => void;
}

/** Confirms a call; busy until the call and `onDone` end, shows a failure. */
export function CallDialog<TData>({
  operation,
  onDone,
  onClose,
  tone = 'danger',
  children,
  ...question
}: CallDialogProps<TData>) {
  const router = useRouter();
  const { call, isBusy, error } = useCall();
  const end = () => {
    onClose();
    return router.invalidate();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone={tone}
      busy={isBusy}
      cancelLabel={commonText.cancel}
      onConfirm={() => void call(operation, onDone ?? end)}
      {...question}
    >
      {children}
      <FailureLine error={error} className="not-first:mt-3" />
    </ConfirmDialog>
  );
}
