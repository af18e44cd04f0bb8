import { type ReactNode, useRef } from 'react';
import { Button } from './Button';
import { Dialog } from './Dialog';

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** What will happen, and whether it can be undone. */
  description?: ReactNode;
  children?: ReactNode;
  cancelLabel: string;
  confirmLabel: string;
  /** Shown on the confirming button while `busy`. */
  busyLabel?: string;
  onConfirm: () => void;
  /** primary and danger are filled; danger and secondary start on cancel, primary on confirm. */
  tone?: 'primary' | 'secondary' | 'danger';
  /** While true the dialog stays and neither button works. */
  busy?: boolean;
  /** While true there is nothing to confirm yet. */
  disabled?: boolean;
  /** Another way, at the left of the buttons. */
  aside?: ReactNode;
  width?: number;
  /** As of Dialog. */
  focusElsewhere?: () => boolean;
}

/** Asks before something is done; it does not close itself on confirm, as the caller knows when that is over. */
export function ConfirmDialog({
  cancelLabel,
  confirmLabel,
  busyLabel,
  onConfirm,
  onOpenChange,
  tone = 'primary',
  busy = false,
  disabled = false,
  aside,
  ...props
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      dismissible={!busy}
      onOpenChange={onOpenChange}
      initialFocus={tone === 'primary' ? confirm : cancel}
      footer={
        <>
          {aside !== undefined && (
            <span className="mr-auto self-center max-tablet:w-full max-tablet:pb-2">{aside}</span>
          )}
          <Button ref={cancel} disabled={busy} onClick={() => onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button
            ref={confirm}
            variant={tone}
            disabled={disabled}
            busy={busy}
            busyLabel={busyLabel}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
      {...props}
    />
  );
}
