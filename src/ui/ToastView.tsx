import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { classNames } from './class-names';
import { Icon } from './Icon';
import type { IconName } from './icon-paths';
import { linkClass } from './link-class';
import { Spinner } from './Spinner';

export interface ToastItem {
  id: string;
  kind: 'success' | 'warning' | 'error' | 'info' | 'loading';
  text: ReactNode;
  action?: { label: string; onAction: () => void };
  /** Runs the closing animation, then calls `onClosed`. */
  closing?: boolean;
}

interface ToastViewProps {
  toast: ToastItem;
  closeLabel: string;
  onClose: (id: string) => void;
  /** Called once after the closing animation. */
  onClosed: (id: string) => void;
}

const base = classNames(
  'grid grid-cols-[--spacing(5)_1fr_--spacing(7)] items-start gap-2.5 rounded-card py-3 pr-2.5 pl-3.5',
  'bg-raised shadow-float animate-from-right data-closing:animate-to-right',
);

const closer = classNames(
  '-my-0.75 grid size-7 place-items-center rounded-tag text-ink-soft hover:bg-line hover:text-ink',
  'max-tablet:-mx-2 max-tablet:-my-2.75 max-tablet:size-touch',
);

const kinds: Record<Exclude<ToastItem['kind'], 'loading'>, { icon: IconName; ink: string }> = {
  success: { icon: 'success', ink: 'mt-px text-success' },
  warning: { icon: 'warning', ink: 'mt-px text-warning' },
  error: { icon: 'alert', ink: 'mt-px text-danger' },
  info: { icon: 'info', ink: 'mt-px text-primary' },
};

/** One message without a timer; its owner closes it. */
export function ToastView({ toast, closeLabel, onClose, onClosed }: ToastViewProps) {
  const element = useRef<HTMLLIElement>(null);
  const { id, kind, closing = false } = toast;
  useClosed(element, closing, () => onClosed(id));
  return (
    <li ref={element} data-closing={closing || undefined} className={base}>
      {kind === 'loading' ? (
        <Spinner size="md" className="mt-px text-primary" />
      ) : (
        <Icon name={kinds[kind].icon} className={kinds[kind].ink} />
      )}
      <div>
        {toast.text}
        {toast.action && (
          <button
            type="button"
            className={classNames(linkClass, 'mt-1.5 block text-table')}
            onClick={toast.action.onAction}
          >
            {toast.action.label}
          </button>
        )}
      </div>
      {kind !== 'loading' && (
        <button type="button" className={closer} aria-label={closeLabel} onClick={() => onClose(id)}>
          <Icon name="close" size={16} />
        </button>
      )}
    </li>
  );
}

function useClosed(element: RefObject<HTMLElement | null>, closing: boolean, onClosed: () => void) {
  const report = useEffectEvent(onClosed);
  useEffect(() => {
    if (!closing) return;
    let current = true;
    // With reduced motion there may be no animation and no animationend.
    const animations = element.current?.getAnimations() ?? [];
    void Promise.allSettled(animations.map((animation) => animation.finished)).then(() => {
      if (current) report();
    });
    return () => {
      current = false;
    };
  }, [element, closing]);
}
