/** Page numbers of a pager: first, last, and neighbours of the current one; `gap` for omitted ones. */
export function pagerPages(page: number, pageCount: number): (number | 'gap')[] {
  const first = Math.max(1, Math.min(page - 1, pageCount - 4));
  const last = Math.min(pageCount, Math.max(page + 1, 5));
  const shown = new Set([1, pageCount]);
  for (let number = first; number <= last; number += 1) shown.add(number);
  const pages = [...shown].filter((number) => number >= 1).sort((a, b) => a - b);
  return pages.flatMap((number, index) => {
    const skipped = number - (pages[index - 1] ?? 0) - 1;
    if (skipped === 0) return [number];
    // A gap is as wide as a number, so a single page is shown instead.
    return skipped === 1 ? [number - 1, number] : ['gap' as const, number];
  });
}
