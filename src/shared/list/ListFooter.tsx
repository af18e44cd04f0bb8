import type { ReactNode } from 'react';
import { Pager, type PagerItem } from '../../ui/Pager';
import { TableFooter } from '../../ui/Table';
import { listRange, PAGE_SIZE } from './list-range';
import { listText, pagerText } from './text';

interface ListFooterProps {
  totalCount: number;
  /** From 1. */
  pageNumber: number;
  pageSize?: number;
  /** Draws the way to a page as a router link. */
  renderLink: (page: number, item: PagerItem) => ReactNode;
}

/** Total, rows shown, rows per page and the pager below a list. */
export function ListFooter({ totalCount, pageNumber, pageSize = PAGE_SIZE, renderLink }: ListFooterProps) {
  const { from, to } = listRange(totalCount, pageNumber, pageSize);
  return (
    <TableFooter>
      <span>{listText.total(totalCount, from, to)}</span>
      <span>{listText.perPage(pageSize)}</span>
      <Pager page={pageNumber} pageCount={Math.ceil(totalCount / pageSize)} labels={pagerText} renderLink={renderLink} />
    </TableFooter>
  );
}
