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

/** Queues of works by key, with a limit of how many wait. */
export class BoundedTurns {
  readonly #counts = new Map<unknown, number>();
  readonly #maxWaiting: number;
  readonly #refusal: () => Error;

  constructor(maxWaiting: number, refusal: () => Error) {
    this.#maxWaiting = maxWaiting;
    this.#refusal = refusal;
  }

  /** Runs works with the same key one after the other. Throws the refusal if too many wait. */
  async run<T>(key: unknown, work: () => Promise<T>): Promise<T> {
    const count = this.#counts.get(key) ?? 0;
    if (count > this.#maxWaiting) throw this.#refusal();
    this.#counts.set(key, count + 1);
    try {
      return await inTurn(key, work);
    } finally {
      const left = (this.#counts.get(key) ?? 0) - 1;
      if (left > 0) this.#counts.set(key, left);
      else this.#counts.delete(key);
    }
  }
}
