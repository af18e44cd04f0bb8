import { ServiceError } from '../contract/errors';
import { serverText } from '../contract/text';

/** Maximum requests waiting for encoding; about a minute's work. */
const maxWaiting = 20;

interface Turn {
  signal: AbortSignal | undefined;
  begin: () => void;
}

const waiting: Turn[] = [];
/** Admitted requests; none of them is refused after some of its pictures. */
const admitted = new WeakSet<AbortSignal>();
let isBusy = false;

/**
 * Encodes one picture at a time: each takes a processor and up to 300 MB. Throws 503 if too many wait, or
 * `signal` aborts.
 */
export async function encodeInTurn<T>(signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
  if (signal && !admitted.has(signal)) {
    assertRoom();
    admitted.add(signal);
  }
  await turnOf(signal);
  try {
    const result = await work();
    if (signal?.aborted) throw disconnected();
    return result;
  } finally {
    isBusy = false;
    waiting.shift()?.begin();
  }
}

/** Throws 503 while the queue is full; checked before the client sends pictures. */
export function assertRoom(): void {
  const requests = new Set(waiting.flatMap(({ signal }) => signal ?? []));
  if (requests.size >= maxWaiting) throw new ServiceError(503, serverText.maintenance, { retryAfter: 5 });
}

export const waitingEncodings = () => waiting.length;

function turnOf(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(disconnected());
    const leave = () => {
      waiting.splice(waiting.indexOf(turn), 1);
      reject(disconnected());
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

/** Not read by anybody, as the client has disconnected. */
const disconnected = () => new ServiceError(503, serverText.maintenance, { retryAfter: 5 });
