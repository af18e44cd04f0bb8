import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { VisuallyHidden } from './VisuallyHidden';

interface CountBadgeProps extends ComponentProps<'span'> {
  count: number;
  /** What is counted, read out before the number. */
  label?: string;
  /** `accent` is for waiting work in the menu, `primary` for active filters. */
  tone?: 'accent' | 'primary';
}

/** A small number; draws nothing at zero. */
export function CountBadge({ count, label, tone = 'accent', className, ...props }: CountBadgeProps) {
  if (count === 0) return null;
  return (
    <span className={classNames('count', tone === 'primary' && 'count-primary', className)} {...props}>
      {label !== undefined && <VisuallyHidden>{label} </VisuallyHidden>}
      {count > 99 ? '99+' : count}
    </span>
  );
}
