import type { ApiError, ApiResult } from '../api/result';
import type { StoredTokens, TokenStorage } from './token-storage';

export type RenewalOutcome =
  | { kind: 'renewed'; tokens: StoredTokens }
  /** Another tab renewed first. */
  | { kind: 'adopted'; tokens: StoredTokens }
  /** Another tab signed out. */
  | { kind: 'signedOut' }
  /** The server rejects the refresh token. */
  | { kind: 'refused' }
  /** No answer, or one without information about the session: retried. */
  | { kind: 'failed'; error: ApiError }
  /** Local storage failed; `tokens` are the newest, to be revoked. */
  | { kind: 'storageFailed'; tokens: StoredTokens | null };

export interface RenewalTools {
  /** Runs the task in one tab at a time; Web Locks in the browser. */
  lock: <T>(task: () => Promise<T>) => Promise<T>;
  storage: TokenStorage;
  renew: (refreshToken: string) => Promise<ApiResult<StoredTokens>>;
}

/**
 * Renews the tokens once for all tabs (decisions/006-session). A tab that gets the lock later adopts the stored ones.
 */
export function renewForAllTabs(
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
      // A sign-out during the call takes precedence.
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

/** True for an answer about this refresh token; 408, 429 and 5xx are temporary. */
function isRefusal(error: ApiError): boolean {
  if (error.kind === 'network') return false;
  if (error.kind === 'refused') return true;
  return error.status >= 400 && error.status < 500 && error.status !== 408 && error.status !== 429;
}
