/** What local storage holds: signed in means that both are there (specification 4, 9). */
export interface StoredTokens {
  token: string;
  refreshToken: string;
}

export interface TokenPair extends StoredTokens {
  /** ISO 8601; kept in memory only. */
  tokenExpiresOn: string;
}

/** Any of the three may throw: local storage can be full, broken or forbidden. */
export interface TokenStorage {
  read: () => StoredTokens | null;
  write: (tokens: StoredTokens) => void;
  /** Clears ALL local storage, not only the tokens (specification 4). */
  clear: () => void;
}

const TOKEN_KEY = '_t';
const REFRESH_TOKEN_KEY = '_rt';

/** The tokens in local storage; the getter is called each time, as merely touching `window.localStorage` may throw. */
export function createTokenStorage(storage: () => Storage): TokenStorage {
  return {
    read: () => {
      const token = storage().getItem(TOKEN_KEY);
      const refreshToken = storage().getItem(REFRESH_TOKEN_KEY);
      return token && refreshToken ? { token, refreshToken } : null;
    },
    // The refresh token goes last: other tabs look at it alone to see that a pair is new and whole.
    write: ({ token, refreshToken }) => {
      try {
        storage().setItem(TOKEN_KEY, token);
        storage().setItem(REFRESH_TOKEN_KEY, refreshToken);
      } catch (error) {
        storage().removeItem(TOKEN_KEY);
        storage().removeItem(REFRESH_TOKEN_KEY);
        throw error;
      }
    },
    clear: () => storage().clear(),
  };
}

/** The stored tokens; null too when local storage can't be read. */
export function readTokens(storage: TokenStorage): StoredTokens | null {
  try {
    return storage.read();
  } catch {
    return null;
  }
}

/** Clears local storage; one that refuses even that can't keep a session anyway. */
export function clearTokens(storage: TokenStorage): void {
  try {
    storage.clear();
  } catch {
    // Nothing is left to try.
  }
}
