import { type ComponentProps, useState } from 'react';
import { Button } from '../../ui/Button';
import { CallDialog, type CallDialogProps } from './CallDialog';

interface CallButtonProps<TData> extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  /** Asked before the call. */
  question: Omit<CallDialogProps<TData>, 'onDone' | 'onClose'>;
  /** Takes place below the question, such as leaving the screen; by default as in `CallDialog`. */
  onDone?: CallDialogProps<TData>['onDone'];
}

/** Button of a call that is confirmed first. */
export function CallButton<TData>({ question, onDone, ...button }: CallButtonProps<TData>) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button {...button} onClick={() => setAsking(true)} />
      {isAsking && (
        <CallDialog
          {...question}
          onDone={
            onDone &&
            (async (data: TData) => {
              await onDone(data);
              close();
            })
          }
          onClose={close}
        />
      )}
    </>
  );
}
