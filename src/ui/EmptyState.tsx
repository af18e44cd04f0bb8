import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './Icon';
import type { IconName } from './icon-paths';

interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  icon?: IconName;
  title: ReactNode;
  /** The next step: buttons or links. */
  actions?: ReactNode;
  /** h1 where it is all there is on the page. */
  heading?: 'h1' | 'h2';
}

/** What stands where rows would: that there is nothing, why (the children) and what to do next. */
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
    <div className={classNames('empty', className)} {...props}>
      {icon && <Icon name={icon} />}
      <Heading className="empty-title">{title}</Heading>
      {children !== undefined && <p>{children}</p>}
      {actions !== undefined && <div className="empty-actions">{actions}</div>}
    </div>
  );
}
