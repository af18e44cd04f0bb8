import { expect, it } from 'vitest';
import { lastVisit, withAddress } from '../../src/layout/way-back';

const trail = ['/case?tab=2&page=3', '/case/edit/7', '/case/content/7', '/case/edit/7'];

it('the way back leads to the nearest visit of the list, with its tab, page and filters', () => {
  expect(lastVisit(trail, 3, '/case')).toEqual({ href: '/case?tab=2&page=3', steps: 3 });
  expect(lastVisit(['/case', '/case?page=2', '/case/edit/7'], 2, '/case')).toEqual({
    href: '/case?page=2',
    steps: 1,
  });
});

it('entries of other tabs, or beyond a gap, do not count as visits', () => {
  expect(lastVisit(trail, 3, '/news')).toBeNull();
  expect(lastVisit(['/case', null, '/case/edit/7'], 2, '/case')).toBeNull();
  expect(lastVisit(['/case/edit/7'], 0, '/case')).toBeNull();
  expect(lastVisit(['/case-studies'], 1, '/case')).toBeNull();
});

it('a scroll position is replaced, and a new tab starts without any', () => {
  expect(withAddress(['/case', '/case/add'], 1, '/case/edit/8')).toEqual(['/case', '/case/edit/8']);
  expect(withAddress(['/case', '/case/add'], 0, '/news')).toEqual(['/news']);
  expect(lastVisit(withAddress([], 2, '/case/edit/8'), 2, '/case')).toBeNull();
});
