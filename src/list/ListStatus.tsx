import { VisuallyHidden } from '../ui/VisuallyHidden';
import { statusOf } from './list-status';
import type { CountedPage } from './list-range';

interface ListStatusProps {
  page: CountedPage;
  pageSize: number;
  isFiltered?: boolean;
}

/** States count and page of a list, or that nothing was found. Stays mounted, so that changes are announced. */
export function ListStatus({ page, pageSize, isFiltered = false }: ListStatusProps) {
  return <VisuallyHidden aria-live="polite">{statusOf(page, pageSize, isFiltered)}</VisuallyHidden>;
}
