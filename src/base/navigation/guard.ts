import type { PageMeta } from './page-meta';
import type { ClaimMap } from '../session/permissions';

interface GuardSession {
  hasTokens: boolean;
  /** Claims of the account; undefined until known. */
  claims: ClaimMap | undefined;
  /** A required second factor must be set up first. */
  isSecondFactorDue?: boolean;
}

type Verdict =
  | { kind: 'allow' }
  | { kind: 'redirect'; to: '/' | '/login' | '/my-account' }
  /** With the toast 權限不足，無法瀏覽！ */
  | { kind: 'deny'; to: '/' };

/** Paths for signed-in and signed-out visitors. */
export const openPaths: readonly string[] = ['/logout', '/forgot-password', '/set-password'];

/**
 * Navigation guard of specification 6, and of the second factor (decisions/015-own-account); `path` without the base
 * path.
 */
export function guard(session: GuardSession, meta: PageMeta | null, path: string): Verdict {
  if (openPaths.includes(path)) return { kind: 'allow' };
  const isLogin = path === '/login' || path.startsWith('/login/');
  if (!session.hasTokens) return isLogin ? { kind: 'allow' } : { kind: 'redirect', to: '/login' };
  if (isLogin) return { kind: 'redirect', to: '/' };
  if (session.isSecondFactorDue && path !== '/my-account') return { kind: 'redirect', to: '/my-account' };
  const isDenied = meta?.claim != null && session.claims?.[`${meta.claim}.View`] === false;
  return isDenied ? { kind: 'deny', to: '/' } : { kind: 'allow' };
}
