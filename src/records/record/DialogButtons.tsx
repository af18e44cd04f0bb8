import { commonText } from '../../base/navigation/text';
import { Button } from '../../ui/Button';

interface DialogButtonsProps {
  /** Label of the button that sends. */
  label: string;
  busyLabel: string;
  isBusy: boolean;
  disabled?: boolean;
  onSend: () => void;
  onClose: () => void;
}

/** Buttons below what is sent: cancels, or sends. */
export function DialogButtons({ label, busyLabel, isBusy, disabled, onSend, onClose }: DialogButtonsProps) {
  return (
    <>
      <Button disabled={isBusy} onClick={onClose}>
        {commonText.cancel}
      </Button>
      <Button variant="primary" busy={isBusy} busyLabel={busyLabel} disabled={disabled} onClick={onSend}>
        {label}
      </Button>
    </>
  );
}
