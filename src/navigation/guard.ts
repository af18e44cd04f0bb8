import type { PageMeta } from './page-meta';
import type { ClaimMap } from '../session/permissions';

interface GuardSession {
  hasTokens: boolean;
  /** What is known of the account's claims; undefined while it is not. */
  claims: ClaimMap | undefined;
  /** The account must set up a second factor before anything else. */
  isSecondFactorDue?: boolean;
}

type Verdict =
  | { kind: 'allow' }
  | { kind: 'redirect'; to: '/' | '/login' | '/my-account' }
  /** With the toast 權限不足，無法瀏覽！ */
  | { kind: 'deny'; to: '/' };

/** For who is signed in and who is not. */
export const openPaths: readonly string[] = ['/logout', '/forgot-password', '/set-password'];

/**
 * The navigation guard of specification 6, and of the second factor (decisions/015-own-account); `path` without the
 * base path.
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
