/** Stored tokens; signed in means that both exist (specification 4, 9). */
export interface StoredTokens {
  token: string;
  refreshToken: string;
  /** Expiry of the access token, ISO 8601; beyond the specification, so optional. */
  tokenExpiresOn?: string | null;
}

/** All methods may throw: local storage can be full, broken or forbidden. */
export interface TokenStorage {
  read: () => StoredTokens | null;
  write: (tokens: StoredTokens) => void;
  /** Clears all of local storage, not only the tokens (specification 4). */
  clear: () => void;
}

const TOKEN_KEY = '_t';
const EXPIRY_KEY = '_te';
const REFRESH_TOKEN_KEY = '_rt';

/** Tokens in local storage; takes a getter, as reading `window.localStorage` may throw. */
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
    // The refresh token is written last: other tabs watch it to detect a complete pair.
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

/** Stored tokens; null also when local storage fails. */
export function readTokens(storage: TokenStorage): StoredTokens | null {
  try {
    return storage.read();
  } catch {
    return null;
  }
}

/** Clears local storage; a failure is ignored, as no session can be stored there either. */
export function clearTokens(storage: TokenStorage): void {
  try {
    storage.clear();
  } catch {
    // Ignored: no session can be stored there either.
  }
}
