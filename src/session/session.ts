import { useSelector } from '@xstate/react';
import { session } from '../machines/actors';
import { accountOf, isSignedIn, type SessionAccount } from '../machines/session';
import type { ClaimUnit } from '../../openapi/generated/claims';
import { claimMap, type ClaimMap, permissionOf, type UnitPermission } from './permissions';

/** The account that is signed in; null before that is known. */
export function useAccount(): SessionAccount | null {
  return useSelector(session, accountOf);
}

/** Asks anew who is signed in and with which permissions, as after a change of one's own role or name. */
export function refreshAccount(): void {
  session.send({ type: 'account.refresh' });
}

/** True once the account is known. */
export function useIsSignedIn(): boolean {
  return useSelector(session, isSignedIn);
}

/** True when there are tokens but the server could not be asked whose they are. */
export function useIsUnreachable(): boolean {
  return useSelector(session, (snapshot) => snapshot.hasTag('authorized') && snapshot.hasTag('failed'));
}

/** Every claim of the account, by its name. */
export function useClaims(): ClaimMap {
  return claimMap(useAccount()?.roleClaims ?? []);
}

/** What the account may do in a unit such as `Permissions.Cases`. */
export function usePermission(unit: ClaimUnit): UnitPermission {
  return permissionOf(useClaims(), unit);
}
