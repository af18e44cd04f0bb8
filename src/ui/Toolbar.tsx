import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';

interface ToolbarProps extends ComponentProps<'div'> {
  /** Buttons at the right end. */
  actions?: ReactNode;
}

/** The first line of a list's card: tabs or a summary at the left, buttons at the right. */
export function Toolbar({ actions, className, children, ...props }: ToolbarProps) {
  return (
    <div className={classNames('toolbar', className)} {...props}>
      {children}
      {actions !== undefined && <div className="toolbar-end">{actions}</div>}
    </div>
  );
}
