const missing = new WeakSet<object>();

/** Records failed loads of code, which a release replaced or the network interrupted; browsers agree on no error name. */
export function watchMissingChunks(target: Window): void {
  target.addEventListener('vite:preloadError', ({ payload }) => void missing.add(payload));
}

/** True if an error comes from code that could not be loaded; only a reload of the page helps. */
export const isMissingChunk = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && missing.has(error);
