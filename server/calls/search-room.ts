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

/** Queue limit of one account; the app sends one search at a time. */
const maxWaitingPerAccount = 8;

/** Slots for the searches of one process: first come, first served, with a limit per account. */
export class SearchRoom {
  readonly #max: number;
  readonly #perAccount: number;
  readonly #running = new Map<number, number>();
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
    if (this.#waitingOf(accountId) >= maxWaitingPerAccount) throw tooManySearches();
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

/** HTTP 429 for a search without a slot. */
export function tooManySearches(): ServiceError {
  return new ServiceError(429, serverText.tooManySearches, { retryAfter: 1 });
}
