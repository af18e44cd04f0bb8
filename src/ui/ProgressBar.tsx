import type { ComponentProps } from 'react';
import { classNames } from './class-names';

interface ProgressBarProps extends ComponentProps<'div'> {
  /** From 0 to 1. */
  value: number;
  label: string;
}

/** How far something is that has a known end. */
export function ProgressBar({ value, label, className, ...props }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={classNames('progress', className)}
      {...props}
    >
      <div style={{ width: `${percent}%` }} />
    </div>
  );
}
