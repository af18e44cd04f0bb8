import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';

const plane = 'min-w-0 rounded-card border border-line bg-card';

/** White surface with a hairline, for tables and lists with their own padding. */
export function Card({ className, ...props }: ComponentProps<'section'>) {
  return <section className={classNames(plane, className)} {...props} />;
}

interface TitledCardProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: ReactNode;
  /** Secondary text next to the title. */
  caption?: ReactNode;
  /** Text buttons at the end of the title's line. */
  actions?: ReactNode;
}

/** A padded card with a heading, for a group of fields. */
export function TitledCard({ title, caption, actions, className, children, ...props }: TitledCardProps) {
  return (
    <section className={classNames(plane, 'px-6 pt-5 pb-6 max-tablet:p-4', className)} {...props}>
      <div className="mb-4 flex min-h-6 flex-wrap items-center gap-x-2 gap-y-1">
        <h2>{title}</h2>
        {caption !== undefined && <span className="text-caption text-ink-soft">{caption}</span>}
        {actions !== undefined && (
          <div className="-my-1.5 -mr-3 ml-auto flex flex-wrap items-center gap-2">{actions}</div>
        )}
      </div>
      {children}
    </section>
  );
}
