import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { VisuallyHidden } from './VisuallyHidden';

const base = classNames(
  'inline-block h-5 min-w-5 flex-none rounded-full px-1.5',
  'text-center text-caption/5 font-bold',
);

const tones = {
  accent: 'bg-accent-ink text-on-accent',
  quiet: 'text-accent-ink',
  primary: 'bg-primary-tint text-primary',
};

interface CountBadgeProps extends ComponentProps<'span'> {
  count: number;
  /** Name of the counted items, read out before the number. */
  label?: string;
  /** `accent` for the one count that asks for attention, `quiet` for others, `primary` for active filters. */
  tone?: keyof typeof tones;
}

/** Small number; renders nothing for zero. */
export function CountBadge({ count, label, tone = 'accent', className, ...props }: CountBadgeProps) {
  if (count === 0) return null;
  return (
    <span className={classNames(base, tones[tone], className)} {...props}>
      {label !== undefined && <VisuallyHidden>{label} </VisuallyHidden>}
      {count > 99 ? '99+' : count}
    </span>
  );
}
