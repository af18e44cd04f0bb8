import type { PageMeta } from './page-meta';
import type { ClaimMap } from './session/permissions';

interface GuardSession {
  hasTokens: boolean;
  /** What is known of the account's claims; undefined while it is not. */
  claims: ClaimMap | undefined;
}

type Verdict =
  | { kind: 'allow' }
  | { kind: 'redirect'; to: '/' | '/login' }
  /** With the toast 權限不足，無法瀏覽！ */
  | { kind: 'deny'; to: '/' };

/** The navigation guard of specification 6; `path` without the base path. */
export function guard(session: GuardSession, meta: PageMeta | null, path: string): Verdict {
  if (path === '/logout') return { kind: 'allow' };
  const isLogin = path === '/login' || path.startsWith('/login/');
  if (!session.hasTokens) return isLogin ? { kind: 'allow' } : { kind: 'redirect', to: '/login' };
  if (isLogin) return { kind: 'redirect', to: '/' };
  const isDenied = meta?.claim != null && session.claims?.[`${meta.claim}.View`] === false;
  return isDenied ? { kind: 'deny', to: '/' } : { kind: 'allow' };
}
