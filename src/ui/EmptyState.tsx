import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './Icon';
import type { IconName } from './icon-paths';

interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  icon?: IconName | undefined;
  title: ReactNode;
  /** Next step: buttons or links. */
  actions?: ReactNode;
  /** h1 when the page has no other heading. */
  heading?: 'h1' | 'h2';
}

/** Replaces rows: statement, reason (children) and next step. */
export function EmptyState({
  icon,
  title,
  actions,
  heading: Heading = 'h2',
  className,
  children,
  ...props
}: EmptyStateProps) {
  return (
    <div className={classNames('grid justify-items-center px-6 pt-7 pb-8 text-center', className)} {...props}>
      {icon && <Icon name={icon} className="mb-2.5 size-8 text-accent" />}
      <Heading>{title}</Heading>
      {children !== undefined && <p className="text-ink-soft">{children}</p>}
      {actions !== undefined && <div className="mt-3.5 flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  );
}
