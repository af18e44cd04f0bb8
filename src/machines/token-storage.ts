/** Keys of local storage: signed in means that both tokens are there (specification 4, 9). */
export interface StoredTokens {
  token: string;
  refreshToken: string;
  /** When the access token expires, ISO 8601; beyond the specification, so left out where the server doesn't say. */
  tokenExpiresOn?: string | null;
}

/** Any of the three may throw: local storage can be full, broken or forbidden. */
export interface TokenStorage {
  read: () => StoredTokens | null;
  write: (tokens: StoredTokens) => void;
  /** Clears ALL local storage, not only the tokens (specification 4). */
  clear: () => void;
}

const TOKEN_KEY = '_t';
const EXPIRY_KEY = '_te';
const REFRESH_TOKEN_KEY = '_rt';

/** The tokens in local storage; the getter is called each time, as reading `window.localStorage` alone may throw. */
export function createTokenStorage(storage: () => Storage): TokenStorage {
  return {
    read: () => {
      const token = storage().getItem(TOKEN_KEY);
      const refreshToken = storage().getItem(REFRESH_TOKEN_KEY);
      const tokenExpiresOn = storage().getItem(EXPIRY_KEY);
      return token && refreshToken
        ? { token, refreshToken, ...(tokenExpiresOn ? { tokenExpiresOn } : {}) }
        : null;
    },
    // The refresh token goes last: other tabs look at it alone to see that a pair is new and whole.
    write: ({ token, refreshToken, tokenExpiresOn }) => {
      try {
        storage().setItem(TOKEN_KEY, token);
        if (tokenExpiresOn) storage().setItem(EXPIRY_KEY, tokenExpiresOn);
        else storage().removeItem(EXPIRY_KEY);
        storage().setItem(REFRESH_TOKEN_KEY, refreshToken);
      } catch (error) {
        for (const key of [TOKEN_KEY, EXPIRY_KEY, REFRESH_TOKEN_KEY]) storage().removeItem(key);
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
