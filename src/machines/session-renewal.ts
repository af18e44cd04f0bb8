import type { ApiError, ApiResult } from '../api/result';
import type { StoredTokens, TokenStorage } from './token-storage';

export type RenewalOutcome =
  | { kind: 'renewed'; tokens: StoredTokens }
  /** Another tab was faster. */
  | { kind: 'adopted'; tokens: StoredTokens }
  /** Another tab has signed out. */
  | { kind: 'signedOut' }
  /** The server takes the refresh token no longer. */
  | { kind: 'refused' }
  /** No answer, or none that says anything about the session: worth another try. */
  | { kind: 'failed'; error: ApiError }
  /** Local storage can't be read or written; `tokens` are the newest ones, to be revoked. */
  | { kind: 'storageFailed'; tokens: StoredTokens | null };

export interface RenewalTools {
  /** Runs the task while no other tab runs its own; Web Locks in the browser. */
  lock: <T>(task: () => Promise<T>) => Promise<T>;
  storage: TokenStorage;
  renew: (refreshToken: string) => Promise<ApiResult<StoredTokens>>;
}

/**
 * Renews the tokens once for all tabs (decisions/006-session): a tab that gets the lock late takes over what is stored.
 */
export function renewOnce(
  { lock, storage, renew }: RenewalTools,
  refreshToken: string,
): Promise<RenewalOutcome> {
  return lock(async () => {
    try {
      const before = takenOver(storage, refreshToken);
      if (before !== null) return before;
    } catch {
      return { kind: 'storageFailed', tokens: null };
    }
    const answer = await renew(refreshToken);
    if (!answer.ok) {
      return isRefusal(answer.error) ? { kind: 'refused' } : { kind: 'failed', error: answer.error };
    }
    try {
      // A tab that signed out while the call ran must stay signed out.
      const meanwhile = takenOver(storage, refreshToken);
      if (meanwhile !== null) return meanwhile;
      storage.write(answer.data);
    } catch {
      return { kind: 'storageFailed', tokens: answer.data };
    }
    return { kind: 'renewed', tokens: answer.data };
  });
}

function takenOver(storage: TokenStorage, refreshToken: string): RenewalOutcome | null {
  const stored = storage.read();
  if (stored === null) return { kind: 'signedOut' };
  return stored.refreshToken === refreshToken ? null : { kind: 'adopted', tokens: stored };
}

/** An answer about this refresh token; 408 and 429 and all 5xx are about the moment. */
function isRefusal(error: ApiError): boolean {
  if (error.kind === 'network') return false;
  if (error.kind === 'refused') return true;
  return error.status >= 400 && error.status < 500 && error.status !== 408 && error.status !== 429;
}
