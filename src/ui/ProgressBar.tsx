import type { ComponentProps } from 'react';
import { classNames } from './class-names';

interface ProgressBarProps extends ComponentProps<'div'> {
  /** From 0 to 1. */
  value: number;
  label: string;
}

/** Progress with a known end. */
export function ProgressBar({ value, label, className, ...props }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={classNames('h-1 overflow-hidden rounded-full bg-line', className)}
      {...props}
    >
      <div
        className="h-full bg-primary transition-[width] duration-state ease-state"
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
