import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { session } from '../../machines/actors';
import { placeAfterSignIn } from '../../session/return-path';

/** Leads on once a sign-in is done: to what was asked for before, to where the session expired, or home. No guard does it on /logout. */
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
