import type { ApiError } from '../api/result';
import type { RenewalOutcome } from './session-renewal';
import type { TokenTimes } from './session-time';
import type { StoredTokens, TokenPair, TokenStorage } from './token-storage';

export type Credentials = { account: string; password: string } | { platformKey: string };

/** The answer of `GET /api/identity/account/me`. */
export interface SessionAccount {
  id: number;
  account: string;
  name: string;
  roleName: string;
  department: string;
  avatarUrl: string | null;
  roleClaims: { value: string; selected: boolean }[];
  /** When the access token of this very call expires, ISO 8601. */
  tokenExpiresOn: string;
}

export interface SessionInput {
  storage: TokenStorage;
  /** Milliseconds since the epoch. */
  now: () => number;
}

export interface SessionContext extends SessionInput {
  tokens: StoredTokens | null;
  /** Null as long as nobody has said when the token expires: local storage doesn't know it. */
  times: TokenTimes | null;
  /** Tokens that another tab has just renewed live at least this long, whatever a wrong local clock says. */
  shortestLife: number;
  /** Renewals that failed one after the other. */
  failures: number;
  account: SessionAccount | null;
  credentials: Credentials | null;
  error: ApiError | null;
}

export type SessionEvent =
  | { type: 'password.submit'; account: string; password: string }
  | { type: 'platformKey.submit'; platformKey: string }
  | { type: 'signOut.request' }
  | { type: 'account.retry' }
  | { type: 'account.refresh' }
  /** HTTP 401; `token` is the one that the call carried, so that a late answer can't end a newer session. */
  | { type: 'unauthorized.received'; token?: string }
  | { type: 'forbidden.received' }
  /** What local storage holds now, after another tab has written to it. */
  | { type: 'storage.changed'; tokens: StoredTokens | null }
  /** The page is visible again, or the computer awake. */
  | { type: 'clock.woke' }
  /** Raised inside. */
  | { type: 'tokens.adopted' }
  | { type: 'expiry.learned' };

export type EndingReason = 'signedOut' | 'expired' | 'elsewhere' | 'storageFailed';

export type SessionEmitted =
  /** Sent before anything is cleared: whoever holds typed work saves it now. */
  | { type: 'session.ending'; accountId: number | null; reason: EndingReason }
  | { type: 'session.started'; accountId: number }
  | { type: 'account.changed'; accountId: number }
  | { type: 'navigate'; to: '/' | '/logout' }
  /** Signing in failed: the client leaves it to the session to say so. */
  | { type: 'call.failed'; error: ApiError }
  | { type: 'toast'; key: 'expired' | 'forbidden' | 'storageFailed' };

/** `busy`: wait; `failed`: there is something to say; `signedOut`: show the sign-in form; `authorized`: a token is held. */
export type SessionTag = 'busy' | 'failed' | 'signedOut' | 'signedIn' | 'authorized' | 'expired' | 'renewing';

export type { RenewalOutcome, StoredTokens, TokenPair, TokenStorage };
