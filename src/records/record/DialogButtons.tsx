import { commonText } from '../../base/navigation/text';
import { Button } from '../../ui/Button';

interface DialogButtonsProps {
  /** Label of the button that sends. */
  label: string;
  busyLabel: string;
  isBusy: boolean;
  disabled?: boolean;
  /** False where Enter in a line of text must not send, as what is sent leaves the house. */
  sendsByEnter?: boolean | undefined;
  onSend: () => void;
  onClose: () => void;
}

/** Buttons below what is sent: cancels, or sends. */
export function DialogButtons({
  label,
  busyLabel,
  isBusy,
  disabled,
  sendsByEnter = true,
  onSend,
  onClose,
}: DialogButtonsProps) {
  return (
    <>
      <Button disabled={isBusy} onClick={onClose}>
        {commonText.cancel}
      </Button>
      <Button
        variant="primary"
        busy={isBusy}
        busyLabel={busyLabel}
        disabled={disabled}
        data-sends={sendsByEnter ? '' : undefined}
        onClick={onSend}
      >
        {label}
      </Button>
    </>
  );
}
