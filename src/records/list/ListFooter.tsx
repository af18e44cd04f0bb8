import { Link, useNavigate } from '@tanstack/react-router';
import { Pager } from '../../ui/Pager';
import { Select } from '../../ui/Select';
import { TableFooter } from '../../ui/TableFooter';
import { type CountedPage, pageCountOf } from './list-range';
import { PAGE_SIZES, withPageSize } from './list-search';
import { countText } from './list-status';
import { listText, pagerText } from './text';

interface ListFooterProps {
  page: CountedPage;
  pageSize: number;
  sizes?: readonly number[] | undefined;
}

/** Total, shown rows, page size and pager; another page size starts at page 1 (specification 4). */
export function ListFooter({ page, pageSize, sizes = PAGE_SIZES }: ListFooterProps) {
  const navigate = useNavigate();
  return (
    <TableFooter>
      <span>{countText(page, pageSize)}</span>
      <Select
        aria-label={listText.pageSize}
        className="w-auto"
        value={pageSize}
        onChange={(event) =>
          void navigate({ to: '.', search: (search) => withPageSize(search, event.target.value) })
        }
      >
        {sizes.map((size) => (
          <option key={size} value={size}>
            {listText.perPage(size)}
          </option>
        ))}
      </Select>
      <Pager
        page={page.pageNumber}
        pageCount={pageCountOf(page, pageSize)}
        labels={pagerText}
        renderLink={(target, item) => (
          <Link
            to="."
            search={(search) => ({ ...search, page: target })}
            activeOptions={{ exact: true }}
            {...item}
          />
        )}
      />
    </TableFooter>
  );
}
