import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';

interface FactsProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** A term without a value is left out. */
  rows: readonly (readonly [term: string, value: ReactNode])[];
}

/** Terms, each with its value beside it; `className` sets the columns. */
export function Facts({ rows, className = 'grid-cols-terms gap-2 text-table', ...props }: FactsProps) {
  return (
    <dl className={classNames('grid', className)} {...props}>
      {rows.map(
        ([term, value], index) =>
          (value || value === 0) && (
            <div key={index} className="contents">
              <dt className="text-ink-soft">{term}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
