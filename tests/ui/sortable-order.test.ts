import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gapAt, gapOf, keyTarget, landingIndex, moveItem } from '../../src/ui/sortable-order';

describe('blocks can be dragged to reorder', () => {
  it('takes the item from its place and puts it into another', () => {
    expect(moveItem(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
    expect(moveItem(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  });

  it('leaves the given list untouched, and returns the same one when nothing moves', () => {
    const items = Object.freeze(['a', 'b', 'c']);
    expect(moveItem(items, 0, 1)).toEqual(['b', 'a', 'c']);
    expect(moveItem(items, 1, 1)).toBe(items);
    expect(moveItem(items, 0, 3)).toBe(items);
    expect(moveItem(items, -1, 0)).toBe(items);
  });

  it('moves items that are undefined too', () => {
    expect(moveItem([undefined, 1, 2], 0, 2)).toEqual([1, 2, undefined]);
  });

  it('moves every item anywhere, losing none', () => {
    const move = fc.array(fc.integer(), { minLength: 1, maxLength: 300 }).chain((items) => {
      const index = fc.integer({ min: 0, max: items.length - 1 });
      return fc.tuple(fc.constant(items), index, index);
    });
    fc.assert(
      fc.property(move, ([items, from, to]) => {
        const moved = moveItem(items, from, to);
        expect(moved[to]).toBe(items[from]);
        expect(moveItem(moved, to, from)).toEqual(items);
      }),
    );
  });
});

describe('a line shows where the item will land', () => {
  const middleOf = (index: number) => index * 50 + 25;

  it('falls into the gap that is nearest to the pointer', () => {
    expect([-100, 24, 26, 74, 76, 10_000].map((y) => gapAt(y, 3, middleOf))).toEqual([0, 0, 1, 1, 2, 3]);
  });

  it('measures few rows of 300', () => {
    let measured = 0;
    const gap = gapAt(7_530, 300, (index) => {
      measured += 1;
      return middleOf(index);
    });
    expect(gap).toBe(151);
    expect(measured).toBeLessThan(11);
  });

  it('knows an empty list', () => {
    expect(gapAt(10, 0, middleOf)).toBe(0);
  });

  it('counts the place without the item that is on its way', () => {
    expect([0, 1, 2, 3].map((gap) => landingIndex(1, gap))).toEqual([0, 1, 1, 2]);
  });

  it('is in the gap where the item will be dropped', () => {
    for (const from of [0, 1, 2, 3]) {
      for (const to of [0, 1, 2, 3]) expect(landingIndex(from, gapOf(from, to))).toBe(to);
    }
  });
});

describe('items can be moved with the keyboard', () => {
  it('goes one place up or down with the arrows, to the ends with Home and End', () => {
    expect(['ArrowUp', 'ArrowDown', 'Home', 'End'].map((key) => keyTarget(key, 2, 5))).toEqual([1, 3, 0, 4]);
  });

  it('stays inside the list', () => {
    expect([keyTarget('ArrowUp', 0, 5), keyTarget('ArrowDown', 4, 5)]).toEqual([0, 4]);
  });

  it('does nothing for other keys', () => {
    expect(['Enter', ' ', 'Tab', 'a'].map((key) => keyTarget(key, 2, 5))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
