import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';

/** A white plane with a hairline, for tables and lists that bring their own padding. */
export function Card({ className, ...props }: ComponentProps<'section'>) {
  return <section className={classNames('card', className)} {...props} />;
}

interface TitledCardProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: ReactNode;
  /** A soft remark beside the title. */
  caption?: ReactNode;
  /** Small text buttons at the right end of the title's line. */
  actions?: ReactNode;
}

/** A padded card with a heading, for a group of fields. */
export function TitledCard({ title, caption, actions, className, children, ...props }: TitledCardProps) {
  return (
    <section className={classNames('card card-body', className)} {...props}>
      <div className="card-header">
        <h2>{title}</h2>
        {caption !== undefined && <span className="caption">{caption}</span>}
        {actions !== undefined && <div className="card-header-end">{actions}</div>}
      </div>
      {children}
    </section>
  );
}
