import type { ComponentProps } from 'react';
import { classNames } from './class-names';

const base = 'inline-flex items-center gap-2 whitespace-nowrap before:w-2 before:flex-none';

const dot = 'before:h-2 before:rounded-full';

const states = {
  ok: classNames(dot, 'before:border-mark before:border-success before:bg-success'),
  off: classNames(dot, 'text-ink-soft before:border-mark before:border-control'),
  warn: classNames(dot, 'before:border-mark before:border-accent before:bg-accent soft:font-bold'),
  half: classNames(dot, 'before:border-[2.5px] before:border-accent'),
  empty: classNames(dot, 'before:border-[2.5px] before:border-danger'),
  done: 'text-ink-soft before:h-0.5 before:bg-control',
};

interface StatusDotProps extends ComponentProps<'span'> {
  /** ok: filled green; off: empty ring; warn: filled bronze, bold; half: bronze ring; empty: red ring; done: dash. */
  state: keyof typeof states;
}

/** Text with a mark whose shape also differs, independent of colour. */
export function StatusDot({ state, className, ...props }: StatusDotProps) {
  return <span data-dot={state} className={classNames(base, states[state], className)} {...props} />;
}
