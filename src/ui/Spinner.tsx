import type { ComponentProps } from 'react';
import { classNames } from './class-names';

interface SpinnerProps extends ComponentProps<'span'> {
  size?: 'sm' | 'md';
}

/** A turning ring, 16 or 20 px; silent, as the text beside it says what is going on. */
export function Spinner({ size = 'sm', className, ...props }: SpinnerProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames('spinner', size === 'md' && 'spinner-md', className)}
      {...props}
    />
  );
}
