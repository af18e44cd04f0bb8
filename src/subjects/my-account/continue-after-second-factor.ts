import type { AnyRouter } from '@tanstack/react-router';
import { waitFor } from 'xstate';
import { session } from '../../machines/actors';
import { accountOf } from '../../machines/session';
import { placeAfterSignIn } from '../../base/session/return-path';
import { refreshAccount } from '../../base/session/session';

/** Reloads after a change of the second factor. If it was due, continues with the screen requested before sign-in. */
export async function continueAfterSecondFactor(
  router: Pick<AnyRouter, 'invalidate' | 'navigate'>,
): Promise<void> {
  const account = accountOf(session.getSnapshot());
  // Displaying a screen clears that place.
  const place = account?.isSecondFactorDue ? placeAfterSignIn(account.id) : '/';
  refreshAccount();
  await router.invalidate();
  if (place === '/') return;
  const known = await waitFor(session, (now) => accountOf(now)?.isSecondFactorDue !== true);
  if (accountOf(known)) await router.navigate({ href: place });
}
