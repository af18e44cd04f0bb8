import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { classNames } from './class-names';
import { Icon } from './Icon';
import type { IconName } from './icon-paths';
import { Spinner } from './Spinner';

export interface ToastItem {
  id: string;
  kind: 'success' | 'error' | 'info' | 'loading';
  text: ReactNode;
  action?: { label: string; onAction: () => void };
  /** On its way out: the closing animation runs, then `onClosed` is called. */
  closing?: boolean;
}

interface ToastViewProps {
  toast: ToastItem;
  closeLabel: string;
  onClose: (id: string) => void;
  /** Called once when the closing animation is over. */
  onClosed: (id: string) => void;
}

const icons: Record<Exclude<ToastItem['kind'], 'loading'>, IconName> = {
  success: 'success',
  error: 'alert',
  info: 'info',
};

/** One message, drawn as it is told: it keeps no time of its own. */
export function ToastView({ toast, closeLabel, onClose, onClosed }: ToastViewProps) {
  const element = useRef<HTMLLIElement>(null);
  const { id, kind, closing = false } = toast;
  useClosed(element, closing, () => onClosed(id));
  return (
    <li ref={element} data-closing={closing || undefined} className={classNames('toast', `toast-${kind}`)}>
      {kind === 'loading' ? <Spinner /> : <Icon name={icons[kind]} />}
      <div>
        {toast.text}
        {toast.action && (
          <button type="button" className="link toast-action" onClick={toast.action.onAction}>
            {toast.action.label}
          </button>
        )}
      </div>
      {kind !== 'loading' && (
        <button type="button" className="toast-close" aria-label={closeLabel} onClick={() => onClose(id)}>
          <Icon name="close" size={16} />
        </button>
      )}
    </li>
  );
}

function useClosed(element: RefObject<HTMLElement | null>, closing: boolean, onClosed: () => void) {
  const report = useRef(onClosed);
  useEffect(() => {
    report.current = onClosed;
  });
  useEffect(() => {
    if (!closing) return;
    let current = true;
    // With reduced motion there may be no animation at all, hence no animationend.
    const animations = element.current?.getAnimations() ?? [];
    void Promise.allSettled(animations.map((animation) => animation.finished)).then(() => {
      if (current) report.current();
    });
    return () => {
      current = false;
    };
  }, [element, closing]);
}
