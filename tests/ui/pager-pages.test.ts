import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { pagerPages } from '../../src/ui/pager-pages';

describe('pager', () => {
  test.each([
    [1, 0, [1]],
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [2, 5, [1, 2, 3, 4, 5]],
    [1, 6, [1, 2, 3, 4, 5, 6]],
    [1, 20, [1, 2, 3, 4, 5, 'gap', 20]],
    [4, 20, [1, 2, 3, 4, 5, 'gap', 20]],
    [5, 20, [1, 'gap', 4, 5, 6, 'gap', 20]],
    [17, 20, [1, 'gap', 16, 17, 18, 19, 20]],
    [20, 20, [1, 'gap', 16, 17, 18, 19, 20]],
  ])('on page %i of %i shows %j', (page, count, expected) => {
    expect(pagerPages(page, count)).toEqual(expected);
  });

  it('always shows the first, the last and the current page, in order, in at most nine places', () => {
    const place = fc
      .integer({ min: 1, max: 5000 })
      .chain((count) => fc.record({ count: fc.constant(count), page: fc.integer({ min: 1, max: count }) }));
    fc.assert(
      fc.property(place, ({ page, count }) => {
        const pages = pagerPages(page, count);
        const numbers = pages.filter((entry) => entry !== 'gap');
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(numbers).toEqual(expect.arrayContaining([1, page, count]));
        expect(pages.length).toBeLessThanOrEqual(9);
      }),
    );
  });
});
