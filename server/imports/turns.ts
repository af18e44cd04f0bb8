const last = new Map<unknown, Promise<unknown>>();

/** Runs works with the same key one after the other. */
export function inTurn<T>(key: unknown, work: () => Promise<T>): Promise<T> {
  const turn = (last.get(key) ?? Promise.resolve()).then(work);
  const settled = turn.then(
    () => {},
    () => {},
  );
  last.set(key, settled);
  void settled.then(() => {
    if (last.get(key) === settled) last.delete(key);
  });
  return turn;
}
