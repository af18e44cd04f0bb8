import type { FocusEvent } from 'react';
import { type ToastItem, ToastView } from './ToastView';

interface ToastRegionProps {
  toasts: readonly ToastItem[];
  /** Name of the region. */
  label: string;
  closeLabel: string;
  /** The pointer or the focus is on a toast: the clocks stop. */
  onPause: () => void;
  onResume: () => void;
  onClose: (id: string) => void;
  onClosed: (id: string) => void;
}

/** Bottom right, above everything, announced politely; always in the page, as a live region must be there before its text. */
export function ToastRegion({ toasts, label, onPause, onResume, ...handlers }: ToastRegionProps) {
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onResume();
  };
  return (
    <section aria-label={label} aria-live="polite" aria-relevant="additions text" className="toasts">
      <ol
        className="grid gap-3"
        onPointerEnter={onPause}
        onPointerLeave={onResume}
        onFocus={onPause}
        onBlur={leave}
      >
        {toasts.map((toast) => (
          <ToastView key={toast.id} toast={toast} {...handlers} />
        ))}
      </ol>
    </section>
  );
}
