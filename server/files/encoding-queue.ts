import { ServiceError } from '../contract/errors';
import { serverText } from '../contract/text';

/** Requests that may wait for their pictures to be encoded: a minute's work at worst. */
const maxWaiting = 20;

interface Turn {
  signal: AbortSignal | undefined;
  begin: () => void;
}

const waiting: Turn[] = [];
/** Requests that were let in once: one is not refused in the middle of its pictures. */
const admitted = new WeakSet<AbortSignal>();
let isBusy = false;

/**
 * Runs one encoding after the other, as each takes one processor and up to 300 MB. Throws 503 when too many requests
 * wait, and as soon as the client that `signal` stands for is gone: its place is free at once, and nothing is stored.
 */
export async function inTurn<T>(signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
  if (signal && !admitted.has(signal)) {
    assertRoom();
    admitted.add(signal);
  }
  await turnOf(signal);
  try {
    const result = await work();
    if (signal?.aborted) throw gone();
    return result;
  } finally {
    isBusy = false;
    waiting.shift()?.begin();
  }
}

/** Throws 503 while no further request may wait: for a call that has not sent its pictures yet. */
export function assertRoom(): void {
  const requests = new Set(waiting.flatMap(({ signal }) => signal ?? []));
  if (requests.size >= maxWaiting) throw new ServiceError(503, serverText.maintenance, { retryAfter: 5 });
}

/** Pictures that wait for their turn. */
export const waitingEncodings = () => waiting.length;

function turnOf(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(gone());
    const leave = () => {
      waiting.splice(waiting.indexOf(turn), 1);
      reject(gone());
    };
    const begin = () => {
      signal?.removeEventListener('abort', leave);
      isBusy = true;
      resolve();
    };
    const turn = { signal, begin };
    if (!isBusy) return begin();
    signal?.addEventListener('abort', leave, { once: true });
    waiting.push(turn);
  });
}

/** The answer that no client reads any more. */
const gone = () => new ServiceError(503, serverText.maintenance, { retryAfter: 5 });
