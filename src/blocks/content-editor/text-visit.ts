/** The one stretch in which two texts differ: `end` in the first text, `inserted` in the second. */
interface Splice {
  at: number;
  end: number;
  inserted: string;
}

/** Smallest stretch that turns one text into another, without halves of a character. */
function spliceBetween(before: string, after: string): Splice {
  const shorter = Math.min(before.length, after.length);
  let at = 0;
  while (at < shorter && before[at] === after[at]) at += 1;
  if (isHalf(before, at) || isHalf(after, at)) at -= 1;
  let same = 0;
  while (same < shorter - at && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  if (isHalf(before, before.length - same) || isHalf(after, after.length - same)) same -= 1;
  return { at, end: before.length - same, inserted: after.slice(at, after.length - same) };
}

/** True between the two halves of a character outside the basic plane. */
function isHalf(text: string, place: number): boolean {
  return (text.codePointAt(place - 1) ?? 0) > 0xffff;
}

/** A place of one text in another. */
export function placeAfter(before: string, after: string, place: number): number {
  const { at, end, inserted } = spliceBetween(before, after);
  if (place <= at) return place;
  return place >= end ? place - end + at + inserted.length : at + inserted.length;
}

/** Both changes of a text; whatever either side inserted stays. */
export function withBoth(base: string, mine: string, theirs: string): string {
  const [my, their] = [spliceBetween(base, mine), spliceBetween(base, theirs)];
  if (my.at === my.end && my.inserted === '') return theirs;
  if (my.end <= their.at) {
    return base.slice(0, my.at) + my.inserted + base.slice(my.end, their.at) + theirs.slice(their.at);
  }
  const rest = base.slice(Math.max(my.end, their.end));
  if (their.end <= my.at) {
    return base.slice(0, their.at) + their.inserted + base.slice(their.end, my.at) + my.inserted + rest;
  }
  return base.slice(0, Math.min(my.at, their.at)) + their.inserted + my.inserted + rest;
}

/** A stay of the caret in a text on the page. */
export interface Visit {
  /** Text that Escape restores. */
  before: string;
  /** Stored text that the shown one is based on. */
  known: string;
  /** Text on the page, and the caret in it. */
  shown: string;
  caret: number;
  /** Stored text that arrived during a composition; null outside one, and `known` until something arrives. */
  arrived: string | null;
}

/** Starts a visit. */
export function visitOf(value: string, caret: number): Visit {
  return { before: value, known: value, shown: value, caret, arrived: null };
}

/** From here on, until `composed`, the text on the page is the input method's. */
export const composing = (visit: Visit): Visit => ({ ...visit, arrived: visit.known });

/** After a key on the page; outside a composition the shown text is stored. */
export function typed(visit: Visit, shown: string, caret: number): Visit {
  return { ...visit, shown, caret, known: visit.arrived === null ? shown : visit.known };
}

/** The end of a composition, with what was stored meanwhile. */
export function composed(visit: Visit, shown: string, caret: number): Visit {
  const both = withBoth(visit.known, shown, visit.arrived ?? visit.known);
  return { ...visit, shown: both, caret: placeAfter(shown, both, caret), known: both, arrived: null };
}

/** The stored text has changed, by an undo or elsewhere. Escape keeps what came from elsewhere. */
export function received(visit: Visit, value: string, isUndo: boolean): Visit {
  const next = isUndo ? visit : { ...visit, before: value };
  if (visit.arrived !== null) return { ...next, arrived: value };
  return { ...next, known: value, shown: value, caret: placeAfter(visit.shown, value, visit.caret) };
}
