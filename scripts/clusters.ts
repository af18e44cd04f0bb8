/** Sources that the same screens load. */
export interface Cluster {
  /** Weight of each screen. */
  screens: Map<string, number>;
  /** Sum of these weights. */
  weight: number;
  /** Bytes, compressed. */
  size: number;
  modules: Set<string>;
  imports: Set<Cluster>;
}

/** Compressed bytes that one more file costs a screen: its request, and what it compresses worse. */
const fileCost = 5_000;

/** Joins the two clusters by which all screens together save most, until none save anything. */
export function joined(clusters: Set<Cluster>): Cluster[] {
  for (;;) {
    let best: { saved: number; pair: [Cluster, Cluster] } | null = null;
    for (const one of clusters) {
      for (const other of clusters) {
        if (one === other) break;
        const least = best?.saved ?? 0;
        // In this order, as the last are dear.
        const most = Math.min(one.weight, other.weight);
        if (savedAtMost(one, other, most) <= least) continue;
        if (savedAtMost(one, other, shared(one, other)) <= least) continue;
        const saved = savedBy(one, other);
        if (saved <= least || isBetween(one, other) || isBetween(other, one)) continue;
        best = { saved, pair: [one, other] };
      }
    }
    if (!best) return [...clusters];
    join(...best.pair, clusters);
  }
}

/** Bytes that screens save by one file in place of two, less those that they do not need. `both`: weight of those that load both. */
const savedAtMost = (one: Cluster, other: Cluster, both: number) =>
  both * fileCost - (other.weight - both) * one.size - (one.weight - both) * other.size;

/** Weight of the screens that load both. */
const shared = (one: Cluster, other: Cluster) =>
  one.screens.size < other.screens.size
    ? one.weight - missing(other.screens, one.screens)
    : other.weight - missing(one.screens, other.screens);

/** The same, with their imports, which load with their file. */
function savedBy(one: Cluster, other: Cluster): number {
  const screens = new Map([...one.screens, ...other.screens]);
  const loaded = new Set([...reachOf(one), ...reachOf(other)]);
  loaded.delete(one);
  loaded.delete(other);
  return [...loaded].reduce(
    (left, { screens: known, size }) => left - missing(known, screens) * (size + fileCost),
    savedAtMost(one, other, shared(one, other)),
  );
}

/** Weight of the `wanted` screens that are not `known`. */
function missing(known: ReadonlyMap<string, number>, wanted: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const [screen, weight] of wanted) if (!known.has(screen)) sum += weight;
  return sum;
}

/** Sum of the weights of screens. */
export const weightOf = (screens: ReadonlyMap<string, number>) => missing(new Map(), screens);

/** The cluster and all that it imports. */
function reachOf(cluster: Cluster, found = new Set<Cluster>()): Set<Cluster> {
  if (found.has(cluster)) return found;
  found.add(cluster);
  cluster.imports.forEach((next) => reachOf(next, found));
  return found;
}

/** True if `from` reaches `to` through a third, which the two, joined, would import and be imported by. */
const isBetween = (from: Cluster, to: Cluster) =>
  [...from.imports].some((next) => next !== to && reachOf(next).has(to));

function join(one: Cluster, other: Cluster, clusters: Set<Cluster>): void {
  clusters.delete(other);
  one.size += other.size;
  other.modules.forEach((id) => one.modules.add(id));
  other.imports.forEach((next) => one.imports.add(next));
  one.imports.delete(one);
  one.imports.delete(other);
  for (const [screen, weight] of other.screens) one.screens.set(screen, weight);
  for (const reached of reachOf(one)) {
    for (const [screen, weight] of one.screens) reached.screens.set(screen, weight);
    reached.weight = weightOf(reached.screens);
  }
  for (const { imports } of clusters) if (imports.delete(other)) imports.add(one);
}
