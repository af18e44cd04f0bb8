import { Link } from '@tanstack/react-router';
import type { components } from '../../openapi/generated/types';
import { classNames } from '../ui/class-names';
import { Icon } from '../ui/Icon';
import { Th } from '../ui/Table';
import { listText } from './text';

type Sort = components['schemas']['ContactSort'];

interface SortThProps {
  label: string;
  width?: number;
  /** Present order. */
  current: Sort;
  /** Orders of this column; pressing cycles through them. */
  orders: readonly { sort: Sort; direction: 'ascending' | 'descending' }[];
}

/** Sortable column header; the order is in the URL. */
export function SortTh({ label, width, current, orders }: SortThProps) {
  const at = orders.findIndex(({ sort }) => sort === current);
  const next = orders[(at + 1) % orders.length];
  const direction = orders[at]?.direction;
  return (
    <Th {...(width === undefined ? {} : { width })} aria-sort={direction ?? 'none'}>
      <Link
        to="."
        search={(before) => ({ ...before, sort: next?.sort, page: 1 })}
        className={classNames(
          'inline-flex items-center gap-1 hover:text-ink',
          direction && 'font-bold text-ink',
        )}
        title={listText.sortBy(label)}
      >
        {label}
        {direction && <Icon name={direction === 'ascending' ? 'chevron-up' : 'chevron-down'} size={16} />}
      </Link>
    </Th>
  );
}
