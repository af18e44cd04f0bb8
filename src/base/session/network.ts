import { sharedState } from '../../ui/shared-state';

/** Milliseconds between attempts while the browser reports to be online. */
const RETRY_MS = 15_000;

/** Resolves when the browser is online again, or after a pause if it reports to be online. */
export function reconnected(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController();
    const end = () => {
      done.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => navigator.onLine && end(), RETRY_MS);
    window.addEventListener('online', end, { signal: done.signal });
    signal.addEventListener('abort', end, { signal: done.signal });
  });
}

/** Stops asking; null while there is a connection. */
const asking = sharedState<AbortController | null>(null);
let lostOn = 0;

/** Notes that a call had no answer and shows no message of its own; asks until something answers. */
export function connectionLost(): void {
  lostOn = Date.now();
  if (isConnectionLost()) return;
  const stop = new AbortController();
  asking.set(stop);
  void ask(stop.signal);
}

/** Notes that a call was answered; one that was sent before the loss says nothing. */
export function connectionFound(sentOn: number): void {
  if (sentOn <= lostOn) return;
  asking.get()?.abort();
  asking.set(null);
}

/** True from a call without an answer until a later call is answered. */
export function isConnectionLost(): boolean {
  return asking.get() !== null;
}

/** `isConnectionLost` for components. */
export function useIsConnectionLost(): boolean {
  return asking.use() !== null;
}

async function ask(signal: AbortSignal): Promise<void> {
  await reconnected(signal);
  if (signal.aborted) return;
  try {
    await fetch(document.baseURI, { method: 'HEAD', cache: 'no-store', signal });
    connectionFound(Date.now());
  } catch {
    await ask(signal);
  }
}
