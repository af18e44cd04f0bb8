import type { ComponentProps } from 'react';
import { commonText } from '../../base/navigation/text';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';

interface ReadDialogProps extends Omit<
  ComponentProps<typeof Dialog>,
  'open' | 'onOpenChange' | 'footer' | 'dismissible'
> {
  open?: boolean;
  onClose: () => void;
}

/** Dialog that sends nothing as a whole: its only button closes it. */
export function ReadDialog({ open = true, onClose, ...dialog }: ReadDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      footer={<Button onClick={onClose}>{commonText.close}</Button>}
      {...dialog}
    />
  );
}
