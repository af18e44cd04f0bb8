import { Link } from '@tanstack/react-router';
import type { components } from '../../../openapi/generated/types';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/Icon';
import type { Column } from '../../ui/RecordTable';
import { listText } from './text';

type Sort = components['schemas']['ContactSort'];

/**
 * Heading of a column by which the list can be sorted; pressing cycles through its orders. The present order is in
 * the URL.
 */
export function sortHead(
  head: string,
  present: Sort,
  orders: readonly { sort: Sort; direction: 'ascending' | 'descending' }[],
): Pick<Column<never>, 'head' | 'heading' | 'sorted'> {
  const at = orders.findIndex(({ sort }) => sort === present);
  const next = orders[(at + 1) % orders.length];
  const direction = orders[at]?.direction;
  const heading = (
    <Link
      to="."
      search={(before) => ({ ...before, sort: next?.sort, page: 1 })}
      className={classNames(
        'inline-flex items-center gap-1 hover:text-ink',
        direction && 'font-bold text-ink',
      )}
      title={listText.sortBy(head)}
    >
      {head}
      {direction && <Icon name={direction === 'ascending' ? 'chevron-up' : 'chevron-down'} size={16} />}
    </Link>
  );
  return { head, heading, sorted: direction ?? 'none' };
}
