import { redirect } from '@tanstack/react-router';
import { waitFor } from 'xstate';
import { guard } from './guard';
import { session } from './machines/actors';
import type { PageMeta } from './page-meta';
import { claimMap } from './session/permissions';
import { takePlace } from './session/return-path';
import { showToast } from './session/session';
import { errorText } from './calls/text';

/** Runs the guard for the screen that is about to be shown; throws the router's redirect (specification 6). */
export async function runGuard(path: string, meta: PageMeta | null): Promise<void> {
  const before = session.getSnapshot();
  // With tokens stored, permissions can be checked only once the account is known.
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
  if (verdict.kind === 'allow') return;
  if (verdict.kind === 'deny') showToast({ kind: 'error', text: errorText.cannotBrowse });
  if (verdict.to === '/my-account') throw redirect({ to: '/my-account' });
  throw verdict.to === '/'
    ? redirect({ href: verdict.kind === 'redirect' ? takePlace(account?.id) : '/' })
    : redirect({ to: '/login/{-$platformKey}' });
}
