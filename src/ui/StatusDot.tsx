import type { ComponentProps } from 'react';
import { classNames } from './class-names';

const states = {
  ok: 'status-ok',
  off: 'status-off',
  warn: 'status-warn font-bold',
  half: 'status-half',
  empty: 'status-empty',
  done: 'status-done',
};

interface StatusDotProps extends ComponentProps<'span'> {
  /** ok: filled green; off: empty ring; warn: filled bronze, bold; half: bronze ring; empty: red ring; done: dash. */
  state: keyof typeof states;
}

/** A word with a mark before it whose shape differs too, so that it can be told without the colour. */
export function StatusDot({ state, className, ...props }: StatusDotProps) {
  return <span className={classNames('status', states[state], className)} {...props} />;
}
