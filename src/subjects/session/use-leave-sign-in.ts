import { useLocation, useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { session } from '../../machines/actors';
import { placeAfterSignIn } from '../../base/session/return-path';

/**
 * Navigates after sign-in to the requested screen, the expired session's screen, or home. The guard leads home from /login
 * with tokens (specification 6), and nowhere from /logout.
 */
export function useLeaveSignIn(): void {
  const navigate = useNavigate();
  const isSignedOut = useSelector(session, (current) => current.hasTag('signedOut'));
  const isSignedIn = useSelector(session, (current) => current.hasTag('signedIn'));
  const accountId = useSelector(session, ({ context }) => context.account?.id);
  const isLogin = useLocation({ select: ({ pathname }) => pathname.startsWith('/login') });
  // The guard shows /login only without tokens; a ticket may have signed in before this screen is loaded.
  const wasSignedOut = useRef(isLogin);
  useEffect(() => {
    if (isSignedOut) wasSignedOut.current = true;
    else if (isSignedIn && wasSignedOut.current) {
      wasSignedOut.current = false;
      void navigate({ href: placeAfterSignIn(accountId) });
    }
  }, [isSignedOut, isSignedIn, accountId, navigate]);
}
