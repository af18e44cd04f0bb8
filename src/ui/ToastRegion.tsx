import { type FocusEvent, useRef } from 'react';
import { classNames } from './class-names';
import { type ToastItem, ToastView } from './ToastView';
import { useRegionKey } from './use-region-key';
import { useToastPlace } from './use-toast-place';

interface ToastRegionProps {
  toasts: readonly ToastItem[];
  label: string;
  closeLabel: string;
  /** The pointer moves over a toast or the focus is on it, which stops the timers; one that comes under it does not. */
  onPause: () => void;
  onResume: () => void;
  onClose: (id: string) => void;
  onClosed: (id: string) => void;
}

// Lifted above other elements by `--toast-offset` (styles/base.css).
const base = classNames(
  'pointer-events-none fixed right-6 bottom-6 z-toast mb-(--toast-offset)',
  'grid w-toast max-w-[calc(100vw-2rem)] gap-3 *:pointer-events-auto',
  'max-tablet:right-4 max-tablet:bottom-4 max-tablet:w-[calc(100vw-2rem)]',
);

/** Bottom right, above everything, announced politely; always mounted, as a live region must exist before its text. */
export function ToastRegion({ toasts, label, onPause, onResume, ...handlers }: ToastRegionProps) {
  const region = useRef<HTMLElement>(null);
  const keepOrigin = useRegionKey(region);
  useToastPlace(
    region,
    toasts.some(({ action }) => action !== undefined),
  );
  const enter = (event: FocusEvent) => {
    keepOrigin(event);
    onPause();
  };
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onResume();
  };
  return (
    <section
      ref={region}
      aria-label={label}
      aria-live="polite"
      aria-relevant="additions text"
      data-toasts=""
      className={base}
    >
      <ol
        className="grid gap-3"
        onPointerMove={onPause}
        onPointerLeave={onResume}
        onFocus={enter}
        onBlur={leave}
      >
        {toasts.map((toast) => (
          <ToastView key={toast.id} toast={toast} {...handlers} />
        ))}
      </ol>
    </section>
  );
}
