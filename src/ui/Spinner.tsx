import type { ComponentProps } from 'react';
import { classNames } from './class-names';

const base = classNames(
  'flex-none rounded-full border-2 border-current/30 border-t-current',
  'animate-spin motion-reduce:animate-spin-slow',
);

const sizes = { sm: 'size-4', md: 'size-4.5' };

interface SpinnerProps extends ComponentProps<'span'> {
  size?: keyof typeof sizes;
}

/** Spinner of 16 or 18 px; decorative, as the text next to it names the work. */
export function Spinner({ size = 'sm', className, ...props }: SpinnerProps) {
  return <span aria-hidden="true" className={classNames(base, sizes[size], className)} {...props} />;
}
