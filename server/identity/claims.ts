import { type Claim, type ClaimAction, claims, claimUnits } from '../../openapi/generated/claims';
import { serverText } from '../contract/text';
import { fieldError } from '../contract/errors';

const actions = ['View', 'Create', 'Edit', 'Delete'] as const satisfies readonly ClaimAction[];
const real: ReadonlySet<string> = new Set(claims);

/** True for a claim that some operation asks for; a database may hold others, of a newer or an older version. */
export const isClaim = (value: string): value is Claim => real.has(value);

/** The whole matrix, units by actions; cells without a meaning too. */
const cells = Object.keys(claimUnits).flatMap((unit) => actions.map((action) => `${unit}.${action}`));

/** Both together make an administrator: one who can give every permission back. */
export const administratorClaims = [
  'Permissions.Roles.Edit',
  'Permissions.Users.Edit',
] as const satisfies readonly Claim[];

/** A role's claims as the wire shows them: every cell, selected or not. */
export function claimsOnWire(selected: readonly string[]): { value: string; selected: boolean }[] {
  const own = new Set(selected);
  return cells.map((value) => ({ value, selected: own.has(value) }));
}

/** The claims that were selected; Create, Edit and Delete bring View. Throws 400 for a cell that has no meaning. */
export function selectedClaims(roleClaims: readonly { value: string; selected: boolean }[]): Claim[] {
  const wanted = new Set(roleClaims.filter(({ selected }) => selected).map(({ value }) => value));
  const isWrong = roleClaims.some(
    ({ value, selected }) => !cells.includes(value) || (selected && !isClaim(value)),
  );
  if (isWrong) throw fieldError('roleClaims', serverText.claimUnknown);
  const viewed = new Set([...wanted].map((claim) => `${claim.slice(0, claim.lastIndexOf('.'))}.View`));
  return claims.filter((claim) => wanted.has(claim) || viewed.has(claim));
}

/** True when every claim in `wanted` is among the given ones; a claim that no operation asks for allows nothing and so needs nothing. */
export function holdsAll(held: ReadonlySet<Claim>, wanted: readonly string[]): boolean {
  return wanted.filter(isClaim).every((claim) => held.has(claim));
}
