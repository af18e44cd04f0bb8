import { Link, useNavigate } from '@tanstack/react-router';
import { Pager } from '../ui/Pager';
import { Select } from '../ui/Select';
import { TableFooter } from '../ui/Table';
import { listRange } from './list-range';
import { PAGE_SIZES, withPageSize } from './list-search';
import { listText, pagerText } from './text';

interface ListFooterProps {
  totalCount: number;
  /** From 1. */
  pageNumber: number;
  pageSize: number;
}

/** Total, rows shown, rows per page and the pager below a list; another number of rows begins at page 1 (specification 4). */
export function ListFooter({ totalCount, pageNumber, pageSize }: ListFooterProps) {
  const navigate = useNavigate();
  const { from, to } = listRange(totalCount, pageNumber, pageSize);
  return (
    <TableFooter>
      <span>{listText.total(totalCount, from, to)}</span>
      <Select
        aria-label={listText.pageSize}
        className="w-auto"
        value={pageSize}
        onChange={(event) =>
          void navigate({ to: '.', search: (search) => withPageSize(search, event.target.value) })
        }
      >
        {PAGE_SIZES.map((size) => (
          <option key={size} value={size}>
            {listText.perPage(size)}
          </option>
        ))}
      </Select>
      <Pager
        page={pageNumber}
        pageCount={Math.ceil(totalCount / pageSize)}
        labels={pagerText}
        renderLink={(page, item) => (
          <Link to="." search={(search) => ({ ...search, page })} activeOptions={{ exact: true }} {...item} />
        )}
      />
    </TableFooter>
  );
}
