import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';

const base = classNames(
  'flex min-h-12 flex-wrap items-center gap-2 border-b border-line pr-3 pl-6 max-tablet:px-4 print:hidden',
  '[&>nav]:-mb-px [&>nav]:h-12 [&>p]:pt-2 tablet:[&>p]:pb-2',
);

// Three buttons share a line of a phone.
const buttons = classNames(
  'ml-auto flex flex-wrap gap-2 py-1.5 max-tablet:buttons:px-2.5',
  '[@media(max-width:24rem)]:buttons:[&_svg]:hidden',
);

interface ToolbarProps extends ComponentProps<'div'> {
  /** Buttons at the right end. */
  actions?: ReactNode;
}

/** First line of a list's card: tabs or summary at the left, buttons at the right. */
export function Toolbar({ actions, className, children, ...props }: ToolbarProps) {
  return (
    <div className={classNames(base, className)} {...props}>
      {children}
      {actions !== undefined && <div className={buttons}>{actions}</div>}
    </div>
  );
}
