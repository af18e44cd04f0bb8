/** A stretch of a text, and whether the other text has it too. */
export interface Stretch {
  text: string;
  isChanged: boolean;
}

/** Letters of two texts that are compared one by one at most; beyond, all between what is the same at both ends is changed. */
const mostCompared = 4_000_000;
/** Texts that share less are told as two texts: a few letters in common would only blur them. */
const leastShared = 0.4;

/** Two texts with what only one of them has; letters are compared whole, emoji too. */
export function characterDifferences(before: string, after: string): { before: Stretch[]; after: Stretch[] } {
  const [old, now] = [[...before], [...after]];
  const shortest = Math.min(old.length, now.length);
  let head = 0;
  while (head < shortest && old[head] === now[head]) head += 1;
  let tail = 0;
  while (tail < shortest - head && old.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  const kept = sharedPlaces(old.slice(head, old.length - tail), now.slice(head, now.length - tail));
  if (shortest > 0 && head + tail + kept.length < leastShared * Math.max(old.length, now.length)) {
    return { before: [{ text: before, isChanged: true }], after: [{ text: after, isChanged: true }] };
  }
  const stretches = (letters: string[], places: readonly number[]) => {
    const same = new Set(places.map((place) => place + head));
    return joined(
      letters.map((text, place) => ({
        text,
        isChanged: place >= head && place < letters.length - tail && !same.has(place),
      })),
    );
  };
  return {
    before: stretches(
      old,
      kept.map(([place]) => place),
    ),
    after: stretches(
      now,
      kept.map(([, place]) => place),
    ),
  };
}

/** The places of a longest run of letters that both have in the same order. */
function sharedPlaces(old: readonly string[], now: readonly string[]): [old: number, now: number][] {
  if (old.length === 0 || now.length === 0 || old.length * now.length > mostCompared) return [];
  const width = now.length + 1;
  // How many letters are shared from each pair of places on.
  const shared = new Uint16Array((old.length + 1) * width);
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      shared[i * width + j] =
        old[i] === now[j]
          ? (shared[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(shared[(i + 1) * width + j] ?? 0, shared[i * width + j + 1] ?? 0);
    }
  }
  const places: [number, number][] = [];
  for (let i = 0, j = 0; i < old.length && j < now.length;) {
    if (old[i] === now[j]) places.push([i++, j++]);
    else if ((shared[(i + 1) * width + j] ?? 0) >= (shared[i * width + j + 1] ?? 0)) i += 1;
    else j += 1;
  }
  return places;
}

function joined(letters: readonly Stretch[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const { text, isChanged } of letters) {
    const last = stretches.at(-1);
    if (last?.isChanged === isChanged) last.text += text;
    else stretches.push({ text, isChanged });
  }
  return stretches;
}
