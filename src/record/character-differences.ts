import { diffArrays } from 'diff';

/** A stretch of a text, and whether the other text has it too. */
export interface Stretch {
  text: string;
  isChanged: boolean;
}

/** Letters that come or go at most; beyond, comparing one by one takes longer than a reader waits. */
const maxChanges = 2000;
/** Texts that share less are told as two texts: a few letters in common would only blur them. */
const leastShared = 0.4;

/** Two texts with what only one of them has; letters are compared whole, emoji too. */
export function characterDifferences(before: string, after: string): { before: Stretch[]; after: Stretch[] } {
  const [old, now] = [[...before], [...after]];
  const found = diffArrays(old, now, { maxEditLength: maxChanges });
  const shared = found?.reduce((sum, { added, removed, count }) => (added || removed ? sum : sum + count), 0);
  const isTold =
    Math.min(old.length, now.length) === 0 || (shared ?? 0) >= leastShared * Math.max(old.length, now.length);
  if (!found || !isTold) {
    return { before: [{ text: before, isChanged: true }], after: [{ text: after, isChanged: true }] };
  }
  return {
    before: found
      .filter(({ added }) => !added)
      .map(({ value, removed }) => ({ text: value.join(''), isChanged: removed })),
    after: found
      .filter(({ removed }) => !removed)
      .map(({ value, added }) => ({ text: value.join(''), isChanged: added })),
  };
}
