import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { session } from '../../machines/actors';
import { placeAfterSignIn } from '../../session/return-path';

/**
 * Navigates after sign-in to the requested screen, the expired session's screen, or home. Needed because /logout has no
 * guard that redirects.
 */
export function useLeaveSignIn(): void {
  const navigate = useNavigate();
  const isSignedOut = useSelector(session, (current) => current.hasTag('signedOut'));
  const isSignedIn = useSelector(session, (current) => current.hasTag('signedIn'));
  const accountId = useSelector(session, ({ context }) => context.account?.id);
  const wasSignedOut = useRef(false);
  useEffect(() => {
    if (isSignedOut) wasSignedOut.current = true;
    else if (isSignedIn && wasSignedOut.current) {
      wasSignedOut.current = false;
      void navigate({ href: placeAfterSignIn(accountId) });
    }
  }, [isSignedOut, isSignedIn, accountId, navigate]);
}
