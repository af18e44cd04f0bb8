import { ServiceError } from '../contract/errors';
import { serverText } from '../contract/text';

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

/** Searches of one account that may wait for a place; the screen asks one at a time. */
const waitingPerAccount = 8;

/** The places for the searches of one process: first come, first served, but nobody has more than a few. */
export class SearchRoom {
  readonly #most: number;
  readonly #perAccount: number;
  readonly #running = new Map<number, number>();
  readonly #waiting = new Set<Waiting>();

  constructor({ most, perAccount }: { most: number; perAccount: number }) {
    this.#most = most;
    this.#perAccount = perAccount;
  }

  /** Runs a search as soon as it has a place. Throws 429 when it gets none in time, or too many of the account wait. */
  async run<T>(visit: Visit, search: () => Promise<T>): Promise<T> {
    await this.#place(visit);
    try {
      return await search();
    } finally {
      this.#leave(visit.accountId);
    }
  }

  async #place({ accountId, maxWaitMs, signal }: Visit): Promise<void> {
    if (this.#isFree(accountId)) {
      this.#enter(accountId);
      return;
    }
    if (this.#waitingOf(accountId) >= waitingPerAccount) throw tooManySearches();
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
    return all < this.#most && (this.#running.get(accountId) ?? 0) < this.#perAccount;
  }

  #enter(accountId: number): void {
    this.#running.set(accountId, (this.#running.get(accountId) ?? 0) + 1);
  }

  #leave(accountId: number): void {
    const left = (this.#running.get(accountId) ?? 0) - 1;
    if (left > 0) this.#running.set(accountId, left);
    else this.#running.delete(accountId);
    for (const waiting of this.#waiting) {
      if (this.#isFree(waiting.accountId)) {
        waiting.enter();
        return;
      }
    }
  }

  #waitingOf(accountId: number): number {
    return [...this.#waiting].filter((waiting) => waiting.accountId === accountId).length;
  }
}

/** 429 for a search that came to no place. */
export function tooManySearches(): ServiceError {
  return new ServiceError(429, serverText.tooManySearches, { retryAfter: 1 });
}
