import { diffArrays } from 'diff';

/** A part of a text; a changed part is missing in the other text. */
export interface Stretch {
  text: string;
  isChanged: boolean;
}

/** Maximum changed characters; more would take noticeably long. */
const maxChanges = 2000;
/** Minimum shared part; below it, marks of a few common characters would confuse. */
const minShared = 0.4;

/** Two texts split into shared and own parts, by whole characters including emoji. */
export function characterDifferences(before: string, after: string): { before: Stretch[]; after: Stretch[] } {
  const [old, now] = [[...before], [...after]];
  const found = diffArrays(old, now, { maxEditLength: maxChanges });
  const shared = found?.reduce((sum, { added, removed, count }) => (added || removed ? sum : sum + count), 0);
  const isComparable =
    Math.min(old.length, now.length) === 0 || (shared ?? 0) >= minShared * Math.max(old.length, now.length);
  if (!found || !isComparable) {
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
