import { useRouter } from '@tanstack/react-router';
import { type ComponentProps, useState } from 'react';
import { Button } from '../../ui/Button';
import { CallDialog, type CallDialogProps } from './CallDialog';

interface CallButtonProps<TData> extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  /** Asked before the call. */
  question: Omit<CallDialogProps<TData>, 'onDone' | 'onClose'>;
  /** Takes place below the question, such as leaving the screen; by default the screen is loaded again. */
  onDone?: CallDialogProps<TData>['onDone'];
}

/** Button of a call that is confirmed first. */
export function CallButton<TData>({ question, onDone, ...button }: CallButtonProps<TData>) {
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button {...button} onClick={() => setAsking(true)} />
      {isAsking && (
        <CallDialog
          {...question}
          onDone={async (data) => {
            await onDone?.(data);
            close();
            if (!onDone) await router.invalidate();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
