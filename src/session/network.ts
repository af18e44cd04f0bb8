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
