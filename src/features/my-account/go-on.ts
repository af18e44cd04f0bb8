import type { AnyRouter } from '@tanstack/react-router';
import { waitFor } from 'xstate';
import { session } from '../../machines/actors';
import { accountOf } from '../../machines/session';
import { placeAfterSignIn } from '../../session/return-path';
import { refreshAccount } from '../../session/session';

/** After a second factor was changed: shows it, and where it was due leads on to what was asked for before the sign-in. */
export async function goOn(router: Pick<AnyRouter, 'invalidate' | 'navigate'>): Promise<void> {
  const account = accountOf(session.getSnapshot());
  // A screen that is shown forgets it.
  const place = account?.isSecondFactorDue ? placeAfterSignIn(account.id) : '/';
  refreshAccount();
  await router.invalidate();
  if (place === '/') return;
  const known = await waitFor(session, (now) => accountOf(now)?.isSecondFactorDue !== true);
  if (accountOf(known)) await router.navigate({ href: place });
}
