import { useSelector } from '@xstate/react';
import { toasts } from '../machines/actors';
import { ToastRegion } from '../ui/ToastRegion';
import { commonText } from '../base/navigation/text';

export function Toasts() {
  const items = useSelector(toasts, ({ context }) => context.toasts);
  return (
    <ToastRegion
      toasts={items.map(({ id, kind, text, closing, action }) => ({
        id,
        kind,
        text,
        closing,
        ...(action && kind !== 'loading'
          ? { action: { label: action.label, onAction: () => toasts.send({ type: 'action.run', id }) } }
          : {}),
      }))}
      label={commonText.toasts}
      closeLabel={commonText.close}
      onPause={() => toasts.send({ type: 'toasts.pause' })}
      onResume={() => toasts.send({ type: 'toasts.resume' })}
      onClose={(id) => toasts.send({ type: 'toast.close', id })}
      onClosed={(id) => toasts.send({ type: 'animation.end', id })}
    />
  );
}
