import type { ComponentProps } from 'react';

/** Content that scrolls in its own frame; it takes the focus, so that keys scroll it. */
export function ScrollGroup({ label, ...props }: ComponentProps<'div'> & { label: string }) {
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
  return <div role="group" aria-label={label} tabIndex={0} {...props} />;
}
