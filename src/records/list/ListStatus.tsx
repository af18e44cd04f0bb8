import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { statusOf } from './list-status';
import type { CountedPage } from './list-range';
import { listText } from './text';

interface ListStatusProps {
  page: CountedPage;
  pageSize: number;
  isFiltered?: boolean;
  /** Replaces the common text of an empty list. */
  none?: string | undefined;
}

/** States count and page of a list, or that nothing was found. Stays mounted, so that changes are announced. */
export function ListStatus({ page, pageSize, isFiltered = false, none }: ListStatusProps) {
  return <VisuallyHidden aria-live="polite">{statusOf(page, pageSize, isFiltered, none)}</VisuallyHidden>;
}

interface WholeListStatusProps {
  count: number;
  /** Total as shown below the list; default: the common text. */
  total?: string;
  /** Text of the empty list. */
  none: string;
}

/** States count of a list without pages, or that it is empty. Stays mounted, so that changes are announced. */
export function WholeListStatus({ count, total = listText.whole(count), none }: WholeListStatusProps) {
  return <VisuallyHidden aria-live="polite">{count === 0 ? none : total}</VisuallyHidden>;
}
