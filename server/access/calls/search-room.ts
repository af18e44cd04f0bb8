import { ServiceError } from '../../base/contract/errors';
import { serverText } from '../../base/contract/text';

interface Visit {
  accountId: number;
  /** Milliseconds. */
  maxWaitMs: number;
  signal: AbortSignal;
}

interface Waiting {
  accountId: number;
  enter: () => void;
}

/** Searches of one account that are still wanted, running or not; the app sends one at a time. */
const maxWantedPerAccount = 10;

/** Slots for the searches of one process: first come, first served, with a limit per account. */
export class SearchRoom {
  readonly #max: number;
  readonly #perAccount: number;
  readonly #running = new Map<number, number>();
  /** Those whose client has gone; they run to their end and keep their slot, but refuse nobody. */
  readonly #unwanted = new Map<number, number>();
  readonly #waiting = new Set<Waiting>();

  constructor({ max, perAccount }: { max: number; perAccount: number }) {
    this.#max = max;
    this.#perAccount = perAccount;
  }

  /**
   * Runs a search in the next free slot. Throws 429 when none is free in time, or when too many searches of the account
   * wait.
   */
  async run<T>(visit: Visit, search: () => Promise<T>): Promise<T> {
    const { accountId, signal } = visit;
    await this.#place(visit);
    let change = 0;
    const abandon = () => {
      change = 1;
      add(this.#unwanted, accountId, change);
    };
    signal.addEventListener('abort', abandon, { once: true });
    try {
      return await search();
    } finally {
      signal.removeEventListener('abort', abandon);
      add(this.#unwanted, accountId, -change);
      this.#leave(accountId);
    }
  }

  async #place({ accountId, maxWaitMs, signal }: Visit): Promise<void> {
    if (this.#isFree(accountId)) {
      this.#enter(accountId);
      return;
    }
    if (this.#wantedOf(accountId) >= maxWantedPerAccount) throw tooManySearches();
    await new Promise<void>((resolve, reject) => {
      const end = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', giveUp);
        this.#waiting.delete(waiting);
      };
      const waiting: Waiting = {
        accountId,
        enter: () => {
          end();
          this.#enter(accountId);
          resolve();
        },
      };
      const giveUp = () => {
        end();
        reject(tooManySearches());
      };
      const timer = setTimeout(giveUp, maxWaitMs);
      signal.addEventListener('abort', giveUp);
      this.#waiting.add(waiting);
      if (signal.aborted) giveUp();
    });
  }

  #isFree(accountId: number): boolean {
    const all = [...this.#running.values()].reduce((sum, count) => sum + count, 0);
    return all < this.#max && (this.#running.get(accountId) ?? 0) < this.#perAccount;
  }

  #enter(accountId: number): void {
    add(this.#running, accountId, 1);
  }

  #leave(accountId: number): void {
    add(this.#running, accountId, -1);
    for (const waiting of this.#waiting) {
      if (this.#isFree(waiting.accountId)) {
        waiting.enter();
        return;
      }
    }
  }

  #wantedOf(accountId: number): number {
    const waiting = [...this.#waiting].filter((each) => each.accountId === accountId).length;
    return waiting + (this.#running.get(accountId) ?? 0) - (this.#unwanted.get(accountId) ?? 0);
  }
}

/** Adds to a count, which is kept while it is above zero. */
function add(counts: Map<number, number>, id: number, change: number): void {
  const count = (counts.get(id) ?? 0) + change;
  if (count > 0) counts.set(id, count);
  else counts.delete(id);
}

/** HTTP 429 for a search without a slot. */
export function tooManySearches(): ServiceError {
  return new ServiceError(429, serverText.tooManySearches, { retryAfter: 1 });
}
