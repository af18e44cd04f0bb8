/** Which rows of all are shown, counted from 1; 0 to 0 of none. */
export function listRange(
  totalCount: number,
  pageNumber: number,
  pageSize: number,
): { from: number; to: number } {
  const from = (pageNumber - 1) * pageSize + 1;
  if (totalCount === 0 || from > totalCount) return { from: 0, to: 0 };
  return { from, to: Math.min(totalCount, pageNumber * pageSize) };
}
