import { type ReactNode, useRef } from 'react';
import { Button } from './Button';
import { Dialog } from './Dialog';

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Consequences, and whether they can be undone. */
  description?: ReactNode;
  children?: ReactNode;
  cancelLabel: string;
  confirmLabel: string;
  /** Text of the confirm button while `busy`. */
  busyLabel?: string;
  onConfirm: () => void;
  /** primary and danger are filled; danger and secondary focus cancel first, primary focuses confirm. */
  tone?: 'primary' | 'secondary' | 'danger';
  /** Keeps the dialog open and its buttons inactive. */
  busy?: boolean;
  /** Disables the confirm button, such as while input is missing. */
  disabled?: boolean;
  /** Alternative at the left of the buttons. */
  aside?: ReactNode;
  width?: number;
  /** See `Dialog`. */
  losesNothing?: boolean;
  /** See `Dialog`. */
  focusElsewhere?: () => boolean;
}

/** Confirms an action; the caller closes it when the action has ended. */
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
            data-sends={tone === 'danger' ? undefined : ''}
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
