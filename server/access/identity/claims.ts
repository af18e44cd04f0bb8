import { type Claim, type ClaimAction, claims, claimUnits } from '../../../openapi/generated/claims';
import { serverText } from '../../base/contract/text';
import { fieldError } from '../../base/contract/errors';

const actions = ['View', 'Create', 'Edit', 'Delete'] as const satisfies readonly ClaimAction[];
const real: ReadonlySet<string> = new Set(claims);

/** True for a claim that some operation requires. The database may contain claims of newer or older releases. */
export const isClaim = (value: string): value is Claim => real.has(value);

/** The whole matrix of units and actions, including unused cells. */
const cells = Object.keys(claimUnits).flatMap((unit) => actions.map((action) => `${unit}.${action}`));

/** Claims of an administrator, who can restore every permission. */
export const administratorClaims = [
  'Permissions.Roles.Edit',
  'Permissions.Users.Edit',
] as const satisfies readonly Claim[];

/** A role's claims on the wire: every cell, selected or not. */
export function claimsOnWire(selected: readonly string[]): { value: string; selected: boolean }[] {
  const own = new Set(selected);
  return cells.map((value) => ({ value, selected: own.has(value) }));
}

/** Selected claims; Create, Edit and Delete imply View. Throws 400 for an unused cell. */
export function selectedClaims(roleClaims: readonly { value: string; selected: boolean }[]): Claim[] {
  const wanted = new Set(roleClaims.filter(({ selected }) => selected).map(({ value }) => value));
  const isWrong = roleClaims.some(
    ({ value, selected }) => !cells.includes(value) || (selected && !isClaim(value)),
  );
  if (isWrong) throw fieldError('roleClaims', serverText.claimUnknown);
  const viewed = new Set([...wanted].map((claim) => `${claim.slice(0, claim.lastIndexOf('.'))}.View`));
  return claims.filter((claim) => wanted.has(claim) || viewed.has(claim));
}

/** True when `ownClaims` includes all of `required`; claims that no operation requires are ignored. */
export function holdsAll(ownClaims: ReadonlySet<Claim>, required: readonly string[]): boolean {
  return required.filter(isClaim).every((claim) => ownClaims.has(claim));
}
