import { PAGE_SIZE } from './list-range';

/** One page of a list; the last one when the page asked for is behind the end, as after a delete. */
export async function loadListPage<TPage extends { items: unknown[]; totalCount: number }>(load: (pageNumber: number) => Promise<TPage>, page = 1): Promise<TPage> {
  const asked = await load(page);
  return asked.items.length > 0 || asked.totalCount === 0 ? asked : load(Math.ceil(asked.totalCount / PAGE_SIZE));
}
