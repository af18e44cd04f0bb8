import { useSelector } from '@xstate/react';
import { session } from '../../machines/actors';
import { accountOf, isSignedIn, type SessionAccount } from '../../machines/session';
import type { ClaimUnit } from '../../../openapi/generated/claims';
import { claimMap, type ClaimMap, permissionOf, type UnitPermission } from './permissions';

/** The signed-in account; null until known. */
export function useAccount(): SessionAccount | null {
  return useSelector(session, accountOf);
}

/** Reloads the account, such as after a change of its own role or name. */
export function refreshAccount(): void {
  session.send({ type: 'account.refresh' });
}

/** True if the account is known. */
export function useIsSignedIn(): boolean {
  return useSelector(session, isSignedIn);
}

/** True if tokens exist but their account could not be loaded. */
export function useIsUnreachable(): boolean {
  return useSelector(session, (snapshot) => snapshot.hasTag('authorized') && snapshot.hasTag('failed'));
}

/** All claims of the account. */
export function useClaims(): ClaimMap {
  return claimMap(useAccount()?.roleClaims ?? []);
}

/** Permissions of the account in a unit such as `Permissions.Cases`. */
export function usePermission(unit: ClaimUnit): UnitPermission {
  return permissionOf(useClaims(), unit);
}
