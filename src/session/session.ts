import { useSelector } from '@xstate/react';
import { session, toasts } from '../machines/actors';
import { accountOf, isSignedIn, type SessionAccount } from '../machines/session';
import type { ToastRequest } from '../machines/toasts';
import type { ClaimUnit } from '../../openapi/generated/claims';
import { claimMap, type ClaimMap, permissionOf, type UnitPermission } from './permissions';

/** Shows a toast (specification 4). What it offers makes older offers on the same impossible. */
export function showToast(request: ToastRequest): void {
  if (request.action) voidActions(request.action.subjects);
  toasts.send({ type: 'toast.show', ...request });
}

/** The same for components. */
export function useToast(): (request: ToastRequest) => void {
  return showToast;
}

/** Tells that what toasts offer to do to one of these, as `case-12`, can be done no more: they go. */
export function voidActions(subjects: readonly string[]): void {
  toasts.send({ type: 'action.void', subjects });
}

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
