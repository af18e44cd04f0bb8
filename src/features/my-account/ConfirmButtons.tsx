import { Button } from '../../ui/Button';
import { secondFactorText as text } from './text';
import { commonText } from '../../navigation/text';

interface ConfirmButtonsProps {
  label: string;
  isBusy: boolean;
  isComplete: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Footer of a dialog that asks for a proof. */
export function ConfirmButtons({ label, isBusy, isComplete, onConfirm, onClose }: ConfirmButtonsProps) {
  return (
    <>
      <Button disabled={isBusy} onClick={onClose}>
        {commonText.cancel}
      </Button>
      <Button
        variant="primary"
        busy={isBusy}
        busyLabel={text.confirming}
        disabled={!isComplete}
        onClick={onConfirm}
      >
        {label}
      </Button>
    </>
  );
}
