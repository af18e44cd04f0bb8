import { redirect } from '@tanstack/react-router';
import { waitFor } from 'xstate';
import { guard, openPaths } from './guard';
import { session } from '../../machines/actors';
import type { PageMeta } from './page-meta';
import { claimMap } from '../session/permissions';
import { forgetPlace, rememberPlace } from '../session/return-path';
import { showToast } from '../messages/messages';
import { errorText } from '../calls/text';

/** Runs the guard for the next screen; throws the router's redirect (specification 6). */
export async function runGuard(
  { pathname: path, href }: { pathname: string; href: string },
  meta: PageMeta | null,
): Promise<void> {
  const before = session.getSnapshot();
  // With stored tokens, permissions are checked after the account has loaded.
  const snapshot =
    before.hasTag('authorized') && !before.hasTag('signedIn')
      ? await waitFor(
          session,
          (now) => now.hasTag('signedIn') || now.hasTag('signedOut') || now.hasTag('failed'),
        )
      : before;
  const { account, tokens } = snapshot.context;
  const verdict = guard(
    {
      hasTokens: tokens !== null,
      claims: account ? claimMap(account.roleClaims) : undefined,
      isSecondFactorDue: account?.isSecondFactorDue === true,
    },
    meta,
    path,
  );
  if (verdict.kind === 'allow') {
    if (account && !account.isSecondFactorDue && !openPaths.includes(path)) forgetPlace();
    return;
  }
  if (verdict.kind === 'deny') showToast({ kind: 'error', text: errorText.cannotBrowse });
  if (verdict.to === '/my-account') throw redirect({ to: '/my-account' });
  // Opened after sign-in.
  if (verdict.to === '/login' && href !== '/') rememberPlace(null, href);
  throw redirect({ to: verdict.to === '/' ? '/' : '/login/{-$platformKey}' });
}
